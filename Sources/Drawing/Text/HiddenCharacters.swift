/// The characters that nobody would see, or that would act on a terminal: the one rule for all that is shown.
///
/// Hidden are control characters, what turns the direction of writing, line and paragraph separators, and what takes no
/// room of its own. Of these, joiners, variation selectors and tags stay where writing needs them: within an emoji, or
/// between the letters of a script that joins them.
public enum HiddenCharacters {
    /// The text with every hidden character as Swift's escape. Line breaks stay. Cost: linear; ASCII is only looked at.
    ///
    /// - Parameter exceptions: characters that stay all the same.
    public static func escaped(in text: String, but exceptions: Set<Unicode.Scalar> = []) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }) { return text }
        let scalars = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        for index in scalars.indices {
            let scalar = scalars[index]
            if scalar == "\n" || exceptions.contains(scalar) || !isHidden(at: index, of: scalars) {
                result.append(scalar)
            } else {
                result.append(contentsOf: escape(of: scalar).unicodeScalars)
            }
        }
        return String(result)
    }

    /// A scalar as Swift writes it in a text.
    static func escape(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\t": "\\t"
        case "\r": "\\r"
        case "\0": "\\0"
        default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }

    /// Whether the scalar at an index of a text is hidden.
    static func isHidden(at index: Int, of scalars: [Unicode.Scalar]) -> Bool {
        let scalar = scalars[index]
        if scalar.value >= 0x20, scalar.value < 0x7F { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: break
        default: guard scalar.properties.isDefaultIgnorableCodePoint else { return false }
        }
        guard index > 0 else { return true }
        let previous = scalars[index - 1]
        switch scalar.value {
        // Joiners.
        case 0x200C, 0x200D:
            if isOfJoiningScript(previous) { return false }
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            return scalar.value == 0x200C || !isPartOfEmoji(previous) || next.map(isPartOfEmoji) != true
        // Variation selectors: one for each character that has variants.
        case 0xFE0E, 0xFE0F: return !previous.properties.isEmoji
        case 0xFE00...0xFE0D: return previous.value < 0x2000 || previous.properties.isDefaultIgnorableCodePoint
        case 0xE0100...0xE01EF: return !previous.properties.isIdeographic
        case 0x180B...0x180F: return !(0x1820...0x18AA).contains(previous.value)
        case 0xE0020...0xE007F: return !isPartOfFlag(at: index, of: scalars)
        default: return true
        }
    }

    /// Whether a letter or a mark belongs to a script in which joiners choose between forms: Arabic, those of India, and
    /// others, but not Latin, Greek or Cyrillic.
    private static func isOfJoiningScript(_ scalar: Unicode.Scalar) -> Bool {
        guard (0x0600..<0x1C80).contains(scalar.value) || (0xA800..<0xAC00).contains(scalar.value) else { return false }
        return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
            || scalar.properties.generalCategory == .spacingMark
    }

    private static func isPartOfEmoji(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0xFE0F || scalar.value > 0xFF && scalar.properties.isEmoji
    }

    /// Whether a tag is one of those that name a region behind a black flag: at most six, and the tag that ends them.
    private static func isPartOfFlag(at index: Int, of scalars: [Unicode.Scalar]) -> Bool {
        let start = scalars[..<index].suffix(7).lastIndex { $0.value == 0x1F3F4 }
        guard let start else { return false }
        let tags = scalars[(start + 1)...].prefix(7).prefix { (0xE0020...0xE007F).contains($0.value) }
        guard let end = tags.firstIndex(where: { $0.value == 0xE007F }), index <= end else { return false }
        return tags[..<end].allSatisfy {
            (0xE0030...0xE0039).contains($0.value) || (0xE0061...0xE007A).contains($0.value)
        }
    }
}
