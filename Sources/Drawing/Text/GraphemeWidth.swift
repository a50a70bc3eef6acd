/// How many columns of a terminal a character takes.
public enum GraphemeWidth {
    /// The columns of a character as users see it: 2 for wide ones and emoji, otherwise one for each scalar that terminals
    /// give a column of its own, such as each letter of a conjunct of India's scripts; 1 for most.
    ///
    /// The text must have gone through `DisplayText`, which leaves no character without a column but soft hyphens.
    public static func columns(of character: Character) -> Int {
        if character.isASCII { return 1 }
        let scalars = character.unicodeScalars
        if scalars.count == 1, let only = scalars.first { return isWide(only) ? 2 : only.value == 0xAD ? 0 : 1 }
        if scalars.contains(where: { $0.value == 0xFE0E }) { return 1 }
        if isWide(character) { return 2 * max(1, scalars.count(where: isLeadingConsonant)) }
        return max(1, scalars.reduce(0) { $0 + columns(of: $1) })
    }

    /// Whether a character is a wide one or an emoji, beside which a line may end.
    static func isWide(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        if scalars.contains(where: { $0.value == 0xFE0E }) { return false }
        return scalars.first.map { isWide($0) } == true || scalars.contains { $0.value == 0xFE0F }
    }

    /// What of a character takes columns of its own: the letters of a conjunct, each with its marks.
    static func parts(of character: Character) -> [(text: String, columns: Int)] {
        let columns = columns(of: character)
        guard columns > 1, columns > 2 || !isWide(character) else { return [(String(character), columns)] }
        var parts: [(text: String, columns: Int)] = []
        for scalar in character.unicodeScalars {
            let taken = Self.columns(of: scalar)
            if taken > 0 || parts.isEmpty { parts.append(("", 0)) }
            parts[parts.count - 1].text.unicodeScalars.append(scalar)
            parts[parts.count - 1].columns += taken
        }
        // What takes no column goes with what stands behind it.
        if parts.count > 1, parts[0].columns == 0 {
            parts[1].text = parts[0].text + parts[1].text
            parts.removeFirst()
        }
        return parts
    }

    /// The columns of a scalar beside others: none for marks without a place of their own, and for joiners.
    private static func columns(of scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        // Vowels and final consonants of Hangul are drawn into the syllable of the consonants before them.
        if 0x1160...0x11FF ~= scalar.value || 0xD7B0...0xD7FF ~= scalar.value { return 0 }
        return isWide(scalar) ? 2 : 1
    }

    /// Whether it is a consonant with which a syllable of Hangul begins: terminals give two columns to each of several.
    private static func isLeadingConsonant(_ scalar: Unicode.Scalar) -> Bool {
        0x1100...0x115F ~= scalar.value || 0xA960...0xA97C ~= scalar.value
    }

    /// The columns of a line of text.
    public static func columns(of text: some StringProtocol) -> Int {
        // One look at the bytes where they lie: asked one by one through the protocol, they would cost a call each.
        let ascii = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
            bytes.allSatisfy { $0 < 0x80 } ? bytes.count : nil
        }
        if case let columns?? = ascii { return columns }
        return text.reduce(0) { $0 + columns(of: $1) }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        guard value >= 0x1100 else { return false }
        if scalar.properties.isEmojiPresentation { return true }
        var low = 0
        var high = wide.count
        while low < high {
            let middle = (low + high) / 2
            if wide[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < wide.count && wide[low].contains(value)
    }

    /// Scalars of East Asian Width W and F (Unicode Standard Annex 11), sorted; emoji come from their own property.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x2E80...0x2E99, 0x2E9B...0x2EF3, 0x2F00...0x2FD5,
        0x2FF0...0x303E, 0x3041...0x3096, 0x3099...0x30FF, 0x3105...0x312F, 0x3131...0x318E, 0x3190...0x31E5,
        0x31EF...0x321E, 0x3220...0x3247, 0x3250...0xA48C, 0xA490...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE52, 0xFE54...0xFE66, 0xFE68...0xFE6B, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x16FE0...0x16FE4, 0x16FF0...0x16FF1, 0x17000...0x18CD5, 0x18CFF...0x18D08,
        0x1AFF0...0x1AFFE, 0x1B000...0x1B2FB, 0x1F200...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248,
        0x1F250...0x1F251, 0x1F260...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]
}
