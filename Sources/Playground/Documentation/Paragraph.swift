import Drawing

/// Text broken into lines.
enum Paragraph {
    /// A text in lines of at most `width` columns. What stands on a line of its own begins one.
    ///
    /// - Parameters:
    ///   - indentation: the spaces in front of the first line; less where they would take more than half of it.
    ///   - hanging: the spaces in front of the others.
    static func lines(_ text: String, indentation: Int = 0, hanging: Int = 0, width: Int) -> [String] {
        text.split(separator: "\n").flatMap { line -> [String] in
            let (first, rest) = (min(indentation, width / 2), min(hanging, width / 2))
            let space = String(repeating: " ", count: first)
            // Runs of spaces count as one.
            let words = line.split(separator: " ").joined(separator: " ")
            guard first != rest else {
                return Folding.lines(of: words, width: width - first).map { space + $0 }
            }
            return Folding.lines(of: space + words, width: width, indent: rest)
        }
    }

    /// A text in which every line that is longer than `width` is broken; what follows stands two columns further in.
    static func fitted(_ text: String, width: Int) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
            guard GraphemeWidth.columns(of: line) > width else { return [String(line)] }
            let indentation = line.prefix { $0 == " " }.count
            guard indentation + 2 <= width / 2 else {
                return Folding.lines(of: line.drop { $0 == " " }.description, width: width)
            }
            return Folding.lines(of: String(line), width: width, indent: indentation + 2)
        }.joined(separator: "\n")
    }
}
