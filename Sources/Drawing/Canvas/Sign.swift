/// A character of a control's own, which each set of characters draws in its way.
///
/// In a string it stands as a character of a private range, which no text from outside has: `"(  \(Sign.knob))"`.
public enum Sign: UInt32, CaseIterable, CustomStringConvertible, Sendable {
    /// What is moved along a slider or from one side of a switch to the other, and marks a choice.
    case knob
    /// A part of a bar that is done, one that is not, and one of which nothing is known.
    case done, left, unknown
    /// A part of the line along which a knob is moved.
    case rail
    /// A part of a line that is done.
    case passed
    /// A part of a line to be written on.
    case blank
    /// A tick in a box, and one for some of several.
    case tick, mixed
    /// Less, as on a stepper.
    case less
    /// A line between parts of a control.
    case bar
    /// A dash before an item.
    case dash
    /// A mark at what is on.
    case bullet
    /// Arrow heads: what opens downwards, to the side, and what points back.
    case down, forward, backward
    /// What is open, and what is closed.
    case opened, closed
    /// The ends of the name of a symbol or a link.
    case open, close
    /// A dot in the place of text that is left out.
    case dot
    /// The marks before letters that are bold, slanted, underlined or struck.
    case boldStart, italicStart, underlineStart, strikethroughStart
    /// The marks behind them.
    case strikethroughEnd, underlineEnd, italicEnd, boldEnd
    /// The square corners of brackets that are several rows high.
    case topLeft, topRight, bottomLeft, bottomRight
    /// Their round corners.
    case roundTopLeft, roundTopRight, roundBottomLeft, roundBottomRight
    /// The arms of a pointed bracket that is several rows high: rising to the right, and falling to it.
    case rising, falling
    /// How the legend names a line of which only bends are seen: around a single cell, and by its upper corners.
    case ring, bendLeft, bendRight

    /// The first of the characters that stand for signs.
    private static let first: UInt32 = 0xF_F000

    /// The character that stands for the sign in a string.
    public var character: Character { Character(scalar) }

    private var scalar: Unicode.Scalar { Unicode.Scalar(Self.first + rawValue) ?? "?" }

    /// The character that stands for the sign in a string, so that it can be written into one.
    public var description: String { String(character) }

    /// The sign that a character stands for.
    init?(_ scalar: Unicode.Scalar) {
        guard scalar.value >= Self.first else { return nil }
        self.init(rawValue: scalar.value - Self.first)
    }

    /// A text with plain characters for its signs.
    public static func plain(_ text: String) -> String { Charset.ascii.shown(text) }

    fileprivate var ascii: Unicode.Scalar {
        switch self {
        case .knob: "o"
        case .done: "#"
        case .passed: "="
        case .left, .unknown, .dot: "."
        case .blank: "_"
        case .tick: "x"
        case .rail, .mixed, .less, .dash, .opened: "-"
        case .bar: "|"
        case .bullet, .boldStart, .boldEnd: "*"
        case .italicStart, .italicEnd: "/"
        case .underlineStart, .underlineEnd: "_"
        case .strikethroughStart, .strikethroughEnd: "~"
        case .down: "v"
        case .forward, .close: ">"
        case .backward, .open: "<"
        case .closed, .topLeft, .topRight, .bottomLeft, .bottomRight: "+"
        case .roundTopLeft, .roundBottomRight, .rising: "/"
        case .roundTopRight, .roundBottomLeft, .falling: "\\"
        case .ring: "o"
        case .bendLeft, .bendRight: "."
        }
    }

    fileprivate var unicode: Unicode.Scalar {
        switch self {
        case .knob: "●"
        case .done, .passed: "━"
        case .left, .rail: "─"
        case .unknown, .dot: "·"
        case .blank: "▁"
        case .tick: "✓"
        case .mixed, .less: "−"
        case .dash: "–"
        case .bar: "│"
        case .bullet: "•"
        case .down, .opened: "▾"
        case .forward, .closed: "▸"
        case .backward: "◂"
        case .open: "‹"
        case .close: "›"
        case .boldStart, .boldEnd, .italicStart, .italicEnd, .underlineStart, .underlineEnd, .strikethroughStart,
            .strikethroughEnd:
            ascii
        case .topLeft: "┌"
        case .topRight: "┐"
        case .bottomLeft: "└"
        case .bottomRight: "┘"
        case .roundTopLeft: "╭"
        case .roundTopRight: "╮"
        case .roundBottomLeft: "╰"
        case .roundBottomRight: "╯"
        case .rising: "╱"
        case .falling: "╲"
        case .ring: "○"
        case .bendLeft: "╭"
        case .bendRight: "╮"
        }
    }
}

extension Charset {
    /// The character that is shown for one of a string.
    func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard let sign = Sign(scalar) else { return scalar }
        return self == .ascii ? sign.ascii : sign.unicode
    }

    /// A text as it is shown.
    func shown(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(shown(scalar)) }
        return String(result)
    }
}
