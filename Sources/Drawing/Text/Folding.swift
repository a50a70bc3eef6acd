/// Breaks what is longer than a line, as text is broken: at spaces, and words only where they are longer than a line.
package enum Folding {
    /// The lines of a text, none wider than `width`, which is at least 1. Lines behind the first are indented, which
    /// counts. Cost: linear.
    package static func lines(of text: String, width: Int, indent: Int = 0) -> [String] {
        var breaking = LineBreaking(Substring(text), width: width)
        guard let first = breaking.next() else { return [] }
        let rest = text[first.text.endIndex...].drop { $0 == " " }
        guard !rest.isEmpty else { return [shown(first, width)] }
        let space = String(repeating: " ", count: indent)
        return [shown(first, width)]
            + LineBreaking(rest, width: width - indent).map { space + shown($0, width - indent) }
    }

    /// A line; a wide character has no place on a single column.
    private static func shown(_ line: TextLine, _ width: Int) -> String {
        line.width > max(1, width) ? "." : String(line.text)
    }
}
