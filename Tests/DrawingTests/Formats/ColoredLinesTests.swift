import Drawing
import Testing

@Suite struct ColoredLinesTests {
    private func painting(_ color: Color, _ words: String = "low", edge: Color = .blue) -> Painting {
        let ink = Ink(.text, paint: color.resolved(in: PaintContext()))
        let stack = vstack(text("high"), text(words, ink), text("lowest").background(fill(.rectangle, edge)))
        return Painting(of: stack, width: 20)
    }

    @Test("Each line is that of the whole picture in colour")
    func lines() {
        let painting = painting(.red)
        let lines = painting.coloredLines(legend: .auto, in: .indexed)
        #expect((0..<lines.count).map { lines[$0] }.joined(separator: "\n") == painting.colored.ansi)
        #expect(painting.coloredLines(legend: .auto, in: .indexed).text(nil) == painting.colored.ansi)
    }

    @Test("Rows are like those of another painting where their characters and all colours are")
    func likeness() {
        let first = painting(.red)
        func rowsLike(_ other: Painting) -> [Int] { (0..<3).filter(first.rowsLikeThose(of: other)) }
        #expect(rowsLike(painting(.red)) == [0, 1, 2])
        #expect(rowsLike(painting(.green)) == [0, 2])
        #expect(rowsLike(painting(.red, "top")) == [0, 2])
        #expect(rowsLike(painting(.red, edge: .green)) == [0, 1])
    }
}
