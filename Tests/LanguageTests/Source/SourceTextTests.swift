import Testing

@testable import Language

@Suite("Positions in a text")
struct SourceTextTests {
    @Test("Lines and columns count characters", arguments: [(0, 1, 1), (2, 1, 3), (4, 2, 1), (8, 2, 2), (100, 2, 6)])
    func positions(offset: Int, line: Int, column: Int) {
        let position = SourcePosition(SourceText("let\n👍 = 1"), offset: offset)
        #expect((position.line, position.column) == (line, column))
    }
}
