/// The escapes of string literals.
enum StringEscapes {
    /// The text that a literal's segment stands for.
    ///
    /// - Parameter pounds: how many `#` stand around the literal; as many follow a backslash that escapes.
    static func unescape(_ text: String, pounds: Int) -> String {
        let prefix = "\\" + String(repeating: "#", count: pounds)
        guard text.contains(prefix) else { return text }
        var result = ""
        var rest = text[...]
        while !rest.isEmpty {
            guard rest.hasPrefix(prefix) else {
                result.append(rest.removeFirst())
                continue
            }
            rest = rest.dropFirst(prefix.count)
            guard let escape = rest.popFirst() else { break }
            switch escape {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "0": result.append("\0")
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                rest = rest.dropFirst(digits.count + 2)
                if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
                    result.unicodeScalars.append(scalar)
                }
            default: result.append(escape)
            }
        }
        return result
    }
}
