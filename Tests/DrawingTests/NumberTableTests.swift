import Testing

@testable import Drawing

@Suite struct NumberTableTests {
    @Test func equalThingsHaveOneNumber() {
        var table = NumberTable("a")
        #expect(["a", "b", "a", "c", "b"].map { table.number(of: $0) } == [0, 1, 0, 2, 1])
        #expect(table.items == ["a", "b", "c"])
    }

    @Test func whatIsTooMuchCountsAsTheLast() {
        var table = NumberTable(0)
        let numbers = (0..<70_000).map { table.number(of: $0) }
        #expect(numbers[65_534] == 65_534)
        #expect(numbers[69_999] == 65_534)
    }
}
