import Testing

@testable import Language

@Suite("Where a text stands in a file")
struct PlacementTests {
    @Test func aTextThatBeginsInTheMiddleOfALine() {
        let placement = Placement(line: 3, column: 12)
        #expect(placement.place(line: 1, column: 5) == (3, 16))
        #expect(placement.place(line: 2, column: 5) == (4, 5))
        #expect(placement.firstLine == 3)
    }

    @Test func aTextOfSeveralParts() {
        var placement = Placement(line: 9)
        placement.add(atLine: 3, fileLine: 2, column: 7)
        placement.add(atLine: 4, fileLine: 3, column: 1)
        #expect(placement.place(line: 2, column: 4) == (10, 4))
        #expect(placement.place(line: 3, column: 4) == (2, 10))
        #expect(placement.place(line: 5, column: 4) == (4, 4))
    }

    @Test func whatGoesOnAsTheFileDoesIsNoPart() {
        var placement = Placement(line: 9)
        placement.add(atLine: 4, fileLine: 12, column: 1)
        #expect(placement == Placement(line: 9))
    }

    @Test func aTextWithoutItsFirstLines() {
        var placement = Placement(line: 9, column: 5)
        placement.add(atLine: 3, fileLine: 2, column: 7)
        #expect(placement.dropping(0) == placement)
        #expect(placement.dropping(1).place(line: 1, column: 2) == (10, 2))
        #expect(placement.dropping(1).place(line: 2, column: 2) == (2, 8))
        #expect(placement.dropping(2).place(line: 1, column: 2) == (2, 8))
    }
}
