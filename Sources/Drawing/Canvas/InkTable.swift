/// The inks of one canvas, each kept once and known by a small number. Number 0 is plain text.
struct InkTable {
    private(set) var inks: [Ink] = [.text]
    private var numbers: [Ink: UInt16] = [.text: 0]
    /// The ink that was last asked for, which is mostly asked for again.
    private var last: UInt16 = 0

    /// The ink's number. When 65,535 inks are in use, every further one is shown like the last.
    mutating func number(of ink: Ink) -> UInt16 {
        if ink.isPlainText { return 0 }
        if inks[Int(last)] == ink { return last }
        last = numbers[ink] ?? added(ink)
        return last
    }

    private mutating func added(_ ink: Ink) -> UInt16 {
        guard inks.count < Int(UInt16.max) else { return UInt16.max - 1 }
        let number = UInt16(inks.count)
        inks.append(ink)
        numbers[ink] = number
        return number
    }

    subscript(number: UInt16) -> Ink { inks[Int(number)] }
}

/// What a group of views has in common and each thing drawn in it takes over: `.opacity`, `.shadow`, `.rotationEffect`.
public struct Tone: Hashable, Sendable {
    /// How much is left of every colour, 0...1.
    public var opacity: Double = 1
    /// What the legend says about everything in it.
    public var details: [String] = []
    /// What the legend says about each text in it.
    public var textDetails: [String] = []

    /// The tone that changes nothing.
    public init() {}

    var isPlain: Bool { opacity >= 1 && details.isEmpty && textDetails.isEmpty }

    func applied(to ink: Ink) -> Ink {
        guard !isPlain else { return ink }
        var ink = ink
        if opacity < 1 {
            ink.details.append("opacity \((opacity * 100).short)%")
            ink.paint.alpha *= opacity
        }
        ink.details += details
        if ink.role == .text { ink.details += textDetails }
        return ink
    }
}
