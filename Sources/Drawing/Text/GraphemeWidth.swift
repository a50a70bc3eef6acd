/// How many columns of a terminal a character takes.
public enum GraphemeWidth {
    /// The columns of a character as users see it: 2 for wide ones and emoji, 1 for all others.
    ///
    /// The text must have gone through `DisplayText`, which leaves no character without a column.
    public static func columns(of character: Character) -> Int {
        if character.isASCII { return 1 }
        var wide = false
        var letters = 0
        for scalar in character.unicodeScalars {
            if scalar.value == 0xFE0E { return 1 }
            if scalar.value == 0xFE0F || isWide(scalar) { wide = true }
            if indic.contains(scalar.value), scalar.properties.generalCategory == .otherLetter { letters += 1 }
        }
        // Terminals give each letter of a conjunct, such as that of `namaste`, a column.
        return wide ? 2 : max(1, min(letters, 2))
    }

    /// The scripts of India and its neighbours, from Devanagari to Malayalam.
    private static let indic: ClosedRange<UInt32> = 0x0900...0x0D7F

    /// The columns of a line of text.
    public static func columns(of text: some StringProtocol) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
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
