/// Text broken into lines.
enum Paragraph {
    /// A text in lines of at most `width` columns. What stands on a line of its own begins one.
    ///
    /// - Parameters:
    ///   - indentation: the spaces in front of the first line.
    ///   - hanging: the spaces in front of the others.
    static func lines(_ text: String, indentation: Int = 0, hanging: Int = 0, width: Int) -> [String] {
        if text.contains("\n") {
            return text.split(separator: "\n").flatMap {
                Self.lines(String($0), indentation: indentation, hanging: hanging, width: width)
            }
        }
        var lines: [String] = []
        var line = String(repeating: " ", count: indentation)
        var isEmpty = true
        for word in text.split(separator: " ") {
            if !isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = String(repeating: " ", count: hanging)
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return isEmpty ? lines : lines + [line]
    }
}
