import Drawing

/// Text from a program inside a line of ours: on one line, and without anything a terminal would act on.
package enum Quotation {
    /// The text in quotes, as it is written in Swift; one of more than `limit` columns is cut.
    package static func text(_ text: String, limit: Int) -> String {
        let escaped = escaped(text.map(literal).joined())
        guard GraphemeWidth.columns(of: escaped) > limit else { return "\"\(escaped)\"" }
        var cut = ""
        var columns = 3
        for character in escaped {
            columns += GraphemeWidth.columns(of: character)
            guard columns <= limit else { break }
            cut.append(character)
        }
        return "\"\(cut)...\""
    }

    /// A character as it is written in a text of Swift, where that is another way than in any line.
    private static func literal(_ character: Character) -> String {
        switch character {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\t": "\\t"
        default: String(character)
        }
    }

    /// The text on one line.
    static func escaped(_ text: String) -> String {
        DisplayText.safe(text).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
    }
}
