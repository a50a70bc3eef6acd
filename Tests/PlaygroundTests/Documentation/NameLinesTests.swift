import Testing

@testable import Playground

@Suite struct NameLinesTests {
    @Test func breaksBetweenNames() {
        #expect(NameLines.lines(["one", "two", "three"], indentation: 2, width: 11) == ["  one, two,", "  three"])
        #expect(NameLines.lines([], indentation: 2, width: 11) == [])
    }

    @Test func indentsLessWhereANameNeedsTheRoom() {
        #expect(NameLines.lines(["one", "seventeen"], indentation: 4, width: 10) == ["one,", "seventeen"])
    }

    @Test func breaksANameThatIsWiderThanTheLine() {
        #expect(
            NameLines.lines(["one", "seventeen", "x"], indentation: 4, width: 5) == ["one,", "seven", "teen,", "x"])
        #expect(NameLines.lines(["seven", "x"], indentation: 0, width: 5) == ["seven", "x"])
    }
}
