extension String {
    /// The text without anything that a terminal would act on rather than show: control characters, and those that
    /// turn the direction of writing, as Swift's escapes. Line breaks stay.
    var escapingControlCharacters: String { escapingControlCharacters(but: nil) }

    /// The same, but for one character that stays.
    func escapingControlCharacters(but exception: Unicode.Scalar?) -> String {
        guard unicodeScalars.contains(where: \.isUnsafeToShow) else { return self }
        var result = ""
        for scalar in unicodeScalars {
            guard scalar.isUnsafeToShow, scalar != exception else {
                result.unicodeScalars.append(scalar)
                continue
            }
            switch scalar {
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case "\0": result += "\\0"
            default: result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    fileprivate var isUnsafeToShow: Bool {
        switch value {
        case 0x0A: false
        case 0x00..<0x20, 0x7F..<0xA0: true
        // Embeddings, overrides and isolates of direction; line and paragraph separators.
        case 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
        default: false
        }
    }
}
