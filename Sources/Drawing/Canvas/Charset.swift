/// The characters that pictures are drawn with. Both sets give the same picture, in finer or coarser ink; a control is as
/// wide as its signs are in a set.
public enum Charset: String, CaseIterable, Hashable, Sendable {
    /// `ascii` draws with `+`, `-`, `|` and their like; `unicode` with box drawing characters and shades.
    case ascii, unicode
    /// What drawings have, such as SVG: the signs of `unicode` keep the room for the forms that are drawn in their place,
    /// and each symbol that can be drawn has the room for that.
    case drawn

    /// The sets that pictures of characters have.
    public static var allCases: [Charset] { [.ascii, .unicode] }

    /// The pen of lines.
    func pen(isDashed: Bool) -> Pen {
        switch self {
        case .ascii: isDashed ? .asciiDashes : .ascii
        case .unicode, .drawn: isDashed ? .unicodeDashes : .unicode
        }
    }

    /// The pen of a line that lies on another one, where no colour tells them apart.
    var penOnLine: Pen { self == .ascii ? .asciiOnLine : .unicodeOnLine }

    /// The shades of empty areas, in the order in which they are given out. Where a picture has more colours, they
    /// stand for several.
    var shades: [Unicode.Scalar] { Array((self == .ascii ? ":%=;^,~" : "░▒▓▚▞▤▥").unicodeScalars) }

    /// What a shadow is drawn with that lies on a side of something. No empty area has it while there is a shadow.
    func shadow(on side: Edge) -> Unicode.Scalar {
        guard self != .ascii else { return ":" }
        return switch side {
        case .top: "▁"
        case .bottom: "▔"
        case .leading: "▕"
        case .trailing: "▏"
        }
    }
}
