/// Breaks what is longer than a line, as text is broken: at spaces, and words only where they are longer than a line.
package enum Folding {
    /// The lines of a text, none wider than `width`, which is at least 1. Lines behind the first are indented, which
    /// counts. Cost: linear.
    package static func lines(of text: String, width: Int, indent: Int = 0) -> [String] {
        var breaking = LineBreaking(Substring(text), width: width)
        guard let first = breaking.next() else { return [] }
        let rest = text[first.text.endIndex...].drop { $0 == " " }
        guard !rest.isEmpty else { return [String(first.text)] }
        let space = String(repeating: " ", count: indent)
        return [String(first.text)] + LineBreaking(rest, width: width - indent).map { space + $0.text }
    }
}
