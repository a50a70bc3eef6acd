/// What SVG and HTML have in common.
enum Markup {
    /// Text as it stands between tags or in an attribute.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // XML has no place for these, not even escaped.
            case "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
            default: result.append(character)
            }
        }
        return result
    }
}
