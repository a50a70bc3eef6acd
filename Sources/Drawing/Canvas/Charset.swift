/// The characters that pictures are drawn with. Both sets give the same picture, in finer or coarser ink.
public enum Charset: String, CaseIterable, Hashable, Sendable {
    /// `ascii` draws with `+`, `-`, `|` and their like; `unicode` with box drawing characters and shades.
    case ascii, unicode

    /// The pen of plain lines comes first, then those of lines that need to be told apart.
    var pens: [Pen] { self == .ascii ? Pen.ascii : Pen.unicode }

    /// The pen of broken and of secondary lines.
    var dashes: Pen { self == .ascii ? Pen.asciiDashes : Pen.unicodeDashes }

    /// The patterns of fills, in the order in which they are given out: signs, and where these are used up letters and
    /// digits. Where a picture has more looks still, both sets go on with Greek and Cyrillic letters and with Braille.
    var patterns: [Unicode.Scalar] {
        Array((self == .ascii ? ":%/;^,\\\"=~+" : "░▒▓▚▞▤▥▦▧▨").unicodeScalars) + Self.letters + Self.others
    }

    /// The edges that shadows show, in the order in which they are given out. No fill has one while a shadow has it.
    var shadows: [Unicode.Scalar] {
        let first = Array((self == .ascii ? ":;,\"^" : "░▒▓").unicodeScalars)
        return first + patterns.filter { !first.contains($0) }
    }

    private static let letters = Array("abcdefghijklmnopqrstuvwxyz".unicodeScalars)

    /// Signs of one column for pictures of very many looks; none reads like a letter before it.
    static let others =
        Array(
            ("ABCDEFGHJKLMNPQRSTUVWXYZ023456789αβγδεζηθλμξπσφψωΓΔΘΛΞΠΣΦΨΩбгджзийлпцчшщъыэюяБДЖЗИЙЛЦЧШЩЪЫЭЮЯ")
                .unicodeScalars) + (0x2801...0x28FF).compactMap(Unicode.Scalar.init)
}
