/// Text made safe for a grid of cells.
public enum DisplayText {
    /// The text with every character taking at least one column: control and formatting characters are written as
    /// `\u{1B}`, a tabulator as four spaces, and a combining mark without a letter stands on a space. Line ends become
    /// `\n`. Cost: linear; plain ASCII is returned as it is.
    public static func safe(_ text: String) -> String { safe(text, isLineEnd: \.isNewline) }

    /// The same for what a program prints: there a line ends at `\n` or `\r\n`, and a carriage return alone is written
    /// as the other control characters are. A tabulator stays: a terminal has its stops, and a file has none.
    public static func safe(output text: String) -> String {
        safe(text, hasTabulators: true) { $0 == "\n" || $0 == "\r\n" }
    }

    /// The same for text that is broken into lines: soft hyphens stay, which take no column.
    static func breakable(_ text: String, _ cancellation: Cancellation? = nil) -> String {
        safe(text, hasSoftHyphens: true, cancellation, isLineEnd: \.isNewline)
    }

    private static func safe(
        _ text: String, hasTabulators: Bool = false, hasSoftHyphens: Bool = false, _ cancellation: Cancellation? = nil,
        isLineEnd: (Character) -> Bool
    ) -> String {
        if isPlain(text) || text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }) { return text }
        var result = ""
        result.reserveCapacity(text.utf8.count)
        var progress = Progress(cancellation)
        for character in text where !progress.endsCharacter() {
            if isLineEnd(character) {
                result.append("\n")
            } else if hasTabulators && character == "\t" || hasSoftHyphens && character == LineBreaking.softHyphen {
                result.append(character)
            } else {
                append(character, to: &result)
            }
        }
        return result
    }

    /// Whether a text is one line of ASCII, in which each byte is a character that shows.
    static func isPlain(_ text: String) -> Bool {
        let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        }
        return isPlain ?? false
    }

    private static func append(_ character: Character, to result: inout String) {
        guard let first = character.unicodeScalars.first else { return }
        if first == "\t" {
            result += "    "
            return
        }
        let scalars = Array(character.unicodeScalars)
        if isMark(first), !HiddenCharacters.isHidden(at: 0, of: scalars) { result += " " }
        for index in scalars.indices {
            let scalar = scalars[index]
            if HiddenCharacters.isHidden(at: index, of: scalars) || Sign(scalar) != nil {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: false
        }
    }
}
