/// The inks of one canvas, each kept once and known by a small number. Number 0 is plain text.
struct InkTable {
    private var table = NumberTable(Ink.text)

    /// The inks by their numbers.
    var inks: [Ink] { table.items }

    /// The ink's number. When 65,535 inks are in use, every further one is shown like the last.
    mutating func number(of ink: Ink) -> UInt16 { ink.isPlainText ? 0 : table.number(of: ink) }

    subscript(number: UInt16) -> Ink { table.items[Int(number)] }
}

/// What a group of views has in common and each thing drawn in it takes over: `.opacity`, `.shadow`, `.rotationEffect`.
public struct Tone: Hashable, Sendable {
    /// How much is left of every colour, 0...1.
    public var opacity: Double = 1
    /// What the legend says about everything in it.
    public var details: [String] = []
    /// The shadows of everything in it. A box casts them, and what stands on it casts none; of all else they are told.
    public var shadows: [ShadowStyle] = []

    /// How much of the colour of text and lines is left, 0...1, where the details say why.
    public var strength: Double = 1
    /// The colour of what has none of its own, where that needs no word.
    public var color: RGB?
    /// The colour behind text, where that needs no word.
    public var backdrop: RGB?

    /// The tone that changes nothing.
    public init() {}

    var isPlain: Bool {
        opacity >= 1 && strength >= 1 && details.isEmpty && shadows.isEmpty && color == nil && backdrop == nil
    }

    func applied(to ink: Ink) -> Ink {
        guard !isPlain else { return ink }
        var ink = ink
        if opacity < 1 {
            ink.details.append("opacity \((opacity * 100).short)%")
            ink.paint.alpha *= opacity
        }
        ink.details += details
        if ink.role == .text || ink.role == .line { ink.paint.alpha *= strength }
        if ink.role == .text {
            ink.paint.color = ink.paint.color ?? color
            ink.backdrop = backdrop
        }
        ink.details += shadows.map(\.description)
        return ink
    }
}
