/// A character of a control's own, which each set of characters draws in its way.
///
/// In a string it stands as a character of a private range, which no text from outside has: `"(  \(Sign.knob))"`.
public enum Sign: UInt32, CaseIterable, CustomStringConvertible, Sendable {
    /// What is moved along a slider or from one side of a switch to the other, and marks a choice.
    case knob
    /// A part of a bar that is done, one that is not, and one of which nothing is known.
    case done, left, unknown
    /// A part of a bar that is done to some eighths, where there are characters for them; else it is not.
    case eighth1, eighth2, eighth3, eighth4, eighth5, eighth6, eighth7
    /// The same of a thin bar: a part that is done, one that is done to a half, and one that is not.
    case thinDone, thinHalf, thinLeft
    /// A part of the line along which a knob is moved.
    case rail
    /// A part of a line that is done.
    case passed
    /// A part of a line to be written on.
    case blank
    /// A box that has a tick, one that has none, and one that stands for some of several; or the left side of it.
    case ticked, unticked, mixed
    /// What stands in these where they are drawn by several signs.
    case tick, line
    /// A button of several that is chosen, and one that is not; or the left side of it, and what stands in the chosen one.
    case chosen, unchosen, choice
    /// The right sides of these.
    case boxRight, ringRight
    /// The square and the round ends of a control's border.
    case borderLeft, borderRight, capsuleLeft, capsuleRight
    /// The ends of a control that stands out, square and round.
    case prominentLeft, prominentRight, prominentCapsuleLeft, prominentCapsuleRight
    /// The ends of a line to be written on.
    case fieldLeft, fieldRight
    /// The ends of a control of several parts.
    case partsLeft, partsRight
    /// A part of the line along which a knob was moved.
    case slid
    /// Less, as on a stepper.
    case less
    /// A line between parts of a control.
    case bar
    /// A mark at what is on, and the same on both sides of a part of a control that is chosen.
    case bullet, selected
    /// What stands on both sides of what doesn't react, or on the left of that where it is chosen.
    case idle, selectedIdle
    /// Something goes on of which nobody knows the end, and what stands around that.
    case waiting, waitingLeft, waitingRight
    /// A ring of which some quarters are done, where there are characters for that.
    case quarter0, quarter1, quarter2, quarter3, quarter4
    /// The ends of a ring that is open below.
    case arcLeft, arcRight
    /// The ends of a link.
    case linkLeft, linkRight
    /// Arrow heads: what opens downwards, to the side, and what points back.
    case down, forward, backward
    /// What is open, and what is closed; or the left side of a box, and what stands in it.
    case opened, closed, minus, plus
    /// The ends of the name of a symbol or a link.
    case open, close
    /// One of the dots in the place of text that is left out.
    case dot
    /// What stands in its place where there is no room for dots.
    case cut
    /// The square corners of brackets that are several rows high.
    case topLeft, topRight, bottomLeft, bottomRight
    /// Their round corners.
    case roundTopLeft, roundTopRight, roundBottomLeft, roundBottomRight
    /// The arms of a pointed bracket that is several rows high: rising to the right, and falling to it.
    case rising, falling
    /// A part of the room of a symbol, which is drawn in its place.
    case symbol
    /// A blank of what something is written in. Where there are colours or forms it is empty, as the letters are enough.
    case unwritten
    /// The sides of a border of several rows, between its corners: between square and between round ones.
    case sideLeft, sideRight, roundSideLeft, roundSideRight
    /// The edges of such a border: of a plain one, and above and below one that stands out.
    case edge, edgeAbove, edgeBelow
    /// What stands in the place of a letter that isn't to be read.
    case hidden

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
        case .done, .thinDone, .hidden: "#"
        case .passed, .edgeAbove, .edgeBelow: "="
        case .left, .unknown, .dot, .idle, .selectedIdle, .waiting, .eighth1, .eighth2, .eighth3, .eighth4, .eighth5,
            .eighth6, .eighth7, .thinHalf, .thinLeft:
            "."
        case .blank, .unwritten: "_"
        case .tick: "x"
        case .choice: "o"
        case .ticked, .unticked, .mixed, .opened, .closed, .borderLeft, .prominentLeft, .fieldLeft,
            .topLeft, .sideLeft, .bottomLeft:
            "["
        case .boxRight, .borderRight, .prominentRight, .fieldRight, .topRight, .sideRight, .bottomRight: "]"
        case .chosen, .unchosen, .capsuleLeft, .prominentCapsuleLeft, .waitingLeft: "("
        case .ringRight, .capsuleRight, .prominentCapsuleRight, .waitingRight: ")"
        case .arcLeft: "/"
        case .arcRight: "\\"
        case .linkLeft: "<"
        case .linkRight: ">"
        case .partsLeft, .partsRight, .roundSideLeft, .roundSideRight: "|"
        case .rail, .slid, .line, .less, .minus, .edge: "-"
        case .bar: "|"
        case .quarter0, .quarter1, .quarter2, .quarter3, .quarter4: "o"
        case .bullet, .selected: "*"
        case .down: "v"
        case .forward, .close: ">"
        case .backward, .open: "<"
        case .plus: "+"
        case .cut: "~"
        case .symbol: "#"
        case .roundTopLeft, .roundBottomRight, .rising: "/"
        case .roundTopRight, .roundBottomLeft, .falling: "\\"
        }
    }

    fileprivate var unicode: Unicode.Scalar {
        switch self {
        case .knob: "●"
        case .done: "█"
        case .eighth1: "▏"
        case .eighth2: "▎"
        case .eighth3: "▍"
        case .eighth4: "▌"
        case .eighth5: "▋"
        case .eighth6: "▊"
        case .eighth7: "▉"
        case .left: "░"
        case .hidden: "▒"
        case .passed, .slid, .thinDone: "━"
        case .thinHalf: "╾"
        case .partsLeft, .partsRight, .sideLeft, .sideRight, .roundSideLeft, .roundSideRight: "│"
        case .rail, .thinLeft, .edge: "─"
        case .edgeAbove: "▀"
        case .edgeBelow: "▄"
        case .unknown, .dot, .idle, .selectedIdle, .waiting: "·"
        case .cut: "…"
        case .blank, .unwritten: "▁"
        case .ticked: "☑"
        case .unticked: "☐"
        case .mixed: "⊟"
        case .chosen: "◉"
        case .unchosen: "○"
        case .tick, .line, .choice, .boxRight, .ringRight, .minus, .plus: " "
        case .borderLeft: "["
        case .borderRight: "]"
        case .capsuleLeft, .waitingLeft: "("
        case .capsuleRight, .waitingRight: ")"
        case .prominentLeft: "▐"
        case .prominentRight: "▌"
        case .prominentCapsuleLeft: "◖"
        case .prominentCapsuleRight: "◗"
        case .fieldLeft: "▏"
        case .fieldRight: "▕"
        case .quarter0: "○"
        case .quarter1: "◔"
        case .quarter2: "◑"
        case .quarter3: "◕"
        case .quarter4: "●"
        case .arcLeft: "◜"
        case .arcRight: "◝"
        case .linkLeft: "‹"
        case .linkRight: "›"
        case .less: "−"
        case .bar: "│"
        case .bullet, .selected: "•"
        case .down, .opened: "▾"
        case .forward, .closed: "▸"
        case .backward: "◂"
        case .open: "‹"
        case .close: "›"
        case .topLeft: "┌"
        case .topRight: "┐"
        case .bottomLeft: "└"
        case .bottomRight: "┘"
        case .roundTopLeft: "╭"
        case .roundTopRight: "╮"
        case .roundBottomLeft: "╰"
        case .roundBottomRight: "╯"
        case .symbol: "□"
        case .rising: "╱"
        case .falling: "╲"
        }
    }
}

extension Sign {
    /// The eighths of a part of a bar, 0...7.
    public static func eighths(_ count: Int) -> Sign {
        let signs = [Sign.left, .eighth1, .eighth2, .eighth3, .eighth4, .eighth5, .eighth6, .eighth7]
        return signs[max(0, min(count, signs.count - 1))]
    }

    /// A ring of which a part is done, 0...1: it looks empty and full only where it is.
    public static func ring(_ part: Double) -> Sign {
        let signs = [Sign.quarter0, .quarter1, .quarter2, .quarter3, .quarter4]
        guard part > 0, part < 1 else { return part > 0 ? .quarter4 : .quarter0 }
        return signs[max(1, min(Int(clamped: (part * 4).rounded()), 3))]
    }

    /// How many eighths of it are done; nil of what is no such part.
    var eighths: Int? {
        switch self {
        case .done, .thinDone: return 8
        case .thinHalf: return 4
        case .left, .thinLeft: return 0
        default: break
        }
        guard rawValue >= Sign.eighth1.rawValue, rawValue <= Sign.eighth7.rawValue else { return nil }
        return Int(rawValue - Sign.eighth1.rawValue) + 1
    }

    /// A box as it is drawn: one sign where there is a character for it, else three, of which the middle one says what
    /// stands in it.
    public static func box(_ whole: Sign, in charset: Charset) -> String {
        guard charset == .ascii else { return "\(whole)" }
        let inside: Sign? =
            switch whole {
            case .ticked: .tick
            case .mixed: .line
            case .chosen: .choice
            case .opened: .minus
            case .closed: .plus
            default: nil
            }
        let isRing = whole == .chosen || whole == .unchosen
        return "\(whole)\(inside?.description ?? " ")\(isRing ? Sign.ringRight : .boxRight)"
    }

    /// Whether it stands beside what is chosen.
    var isSelection: Bool { self == .selected || self == .selectedIdle }

    /// Whether it is an edge of a border of several rows.
    var isEdge: Bool { self == .edge || self == .edgeAbove || self == .edgeBelow }

    /// Whether it says that something doesn't react.
    var isIdle: Bool { self == .idle || self == .selectedIdle }

    /// The sign in a plain picture of a control that doesn't react: a dot where that has a border, and a dotted line.
    fileprivate func disabled(in charset: Charset) -> Sign {
        switch self {
        case .ticked, .unticked, .mixed, .chosen, .unchosen: charset == .ascii ? .idle : self
        case .borderLeft, .borderRight, .capsuleLeft, .capsuleRight, .prominentLeft, .prominentRight,
            .prominentCapsuleLeft, .prominentCapsuleRight, .fieldLeft, .fieldRight, .partsLeft, .partsRight, .boxRight,
            .ringRight, .rail, .slid, .sideLeft, .sideRight, .roundSideLeft, .roundSideRight, .edge, .edgeAbove,
            .edgeBelow:
            .idle
        default: self
        }
    }

    /// A control's border, of which brackets become signs.
    public static func bordering(_ signs: String) -> String {
        String(
            signs.map { character in
                switch character {
                case "[": borderLeft.character
                case "]": borderRight.character
                case "(": capsuleLeft.character
                case ")": capsuleRight.character
                default: character
                }
            })
    }
}

extension Charset {
    /// The character that is shown for one of a string.
    ///
    /// - Parameter isDisabled: whether it is part of a control that doesn't react, in a plain picture.
    func shown(_ scalar: Unicode.Scalar, isDisabled: Bool = false) -> Unicode.Scalar {
        guard var sign = Sign(scalar) else { return scalar }
        if isDisabled { sign = sign.disabled(in: self) }
        return self == .ascii ? sign.ascii : sign.unicode
    }

    /// Whether a sign of a control shows in a plain picture that it doesn't react.
    func showsIdle(_ sign: Sign) -> Bool { sign.isIdle || sign.disabled(in: self) != sign }

    /// A text as it is shown.
    ///
    /// - Parameter isDisabled: whether it is part of a control that doesn't react, in a plain picture.
    func shown(_ text: String, isDisabled: Bool = false) -> String {
        if DisplayText.isPlain(text) { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(shown(scalar, isDisabled: isDisabled)) }
        return String(result)
    }
}
