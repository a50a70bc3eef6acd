/// What a group of views has in common and each thing drawn in it takes over: `.opacity`, `.shadow`, `.rotationEffect`.
public struct Tone: Hashable, Sendable {
    /// What a modifier does to a whole group, and cells show in words or at the edges of boxes.
    private enum Effect: Hashable, Sendable {
        case words(String)
        /// Words that need not be told.
        case usual(String)
        case shadow(ShadowStyle)
        case filter(ColorFilter)
        /// How many effects beyond `most` were left out.
        case more(Int)
    }

    /// How many effects are kept; of further ones only the number is.
    private static let most = 32

    /// How much is left of every colour, 0...1.
    public var opacity: Double = 1
    /// What was done to everything in it, from the inside to the outside: the order in which it is written.
    private var effects: [Effect] = []

    /// Whether everything in it belongs to a control that doesn't react: its text and lines are faint, and its borders and
    /// marks have dots in plain pictures. The words say so.
    public var isDisabled = false
    /// Whether its text is what something is called: where no font was set, it is thick in colour.
    public var isHeading = false
    /// Whether its text is a remark below something: where no font was set, it is small in drawings.
    public var isRemark = false
    /// The colour of what has none of its own, where that needs no word.
    public var color: RGB?
    /// How much is left of the colour of text, 0...1, where that needs no word.
    public var strength = 1.0
    /// The colour behind text, where that needs no word.
    public var backdrop: RGB?
    /// How much of that colour there is, 0...1.
    public var backdropOpacity = 1.0
    /// The points by which everything in it is blurred.
    var blur = 0.0
    /// The number of the turn by which all text in it is turned and scaled in drawings; 0 where it isn't.
    var turn: UInt16 = 0

    /// How large remarks are, where 1 is running text: footnotes of 13 points to bodies of 17.
    private static let sizeOfRemarks = 13.0 / 17

    /// How much is left of the colour of what is disabled.
    private static let strengthOfDisabled = 0.5

    /// The tone that changes nothing.
    public init() {}

    /// Lets the legend say something about everything inside.
    public mutating func say(_ words: String) { add(.words(words)) }

    /// Lets the legend say something about everything inside where somebody asks for it: what a control looks like by itself.
    public mutating func sayIfAsked(_ words: String) { add(.usual(words)) }

    /// Lets the legend say that everything inside belongs to a control that doesn't react, and draws it so.
    public mutating func disable() {
        if !effects.contains(.words(Self.disabled)) { say(Self.disabled) }
        isDisabled = true
    }

    /// What the legend says of what doesn't react.
    static let disabled = "disabled"

    private mutating func add(_ effect: Effect) {
        if case .more(let count) = effects.first {
            effects[0] = .more(count + 1)
        } else {
            effects.insert(effects.count < Self.most ? effect : .more(1), at: 0)
        }
    }

    /// The words that were said last, unless something else was done since.
    var lastWords: String? {
        if case .words(let words) = effects.first { words } else { nil }
    }

    /// Puts other words, or none, in the place of some that were said: of those that were said last.
    mutating func replace(_ words: String, by others: String? = nil) {
        guard let index = effects.firstIndex(of: .words(words)) else { return }
        effects.replaceSubrange(index...index, with: others.map { [.words($0)] } ?? [])
    }

    /// Gives everything inside a shadow. A box casts it, and what stands on it casts none; of all else it is told.
    public mutating func cast(_ shadow: ShadowStyle) { add(.shadow(shadow)) }

    /// Shows every colour inside through a filter.
    mutating func filter(_ filter: ColorFilter) { add(.filter(filter)) }

    /// The filters of every colour inside, from the inside to the outside.
    private var filters: [ColorFilter] {
        effects.compactMap { if case .filter(let filter) = $0 { filter } else { nil } }
    }

    /// The shadows of everything inside, from the inside to the outside.
    var shadows: [ShadowStyle] {
        effects.compactMap { if case .shadow(let shadow) = $0 { shadow } else { nil } }
    }

    /// The tone without its shadows.
    var withoutShadows: Tone {
        var tone = self
        tone.effects.removeAll { if case .shadow = $0 { true } else { false } }
        return tone
    }

    /// What the legend says of everything inside, but for its opacity.
    var words: [String] {
        effects.map {
            switch $0 {
            case .words(let words), .usual(let words): words
            case .shadow(let shadow): shadow.description
            case .filter(let filter): filter.words
            case .more(let count): "\(count) more effect\(count == 1 ? "" : "s")"
            }
        }
    }

    /// Those of the words that need not be told.
    private var usualWords: [String] {
        effects.compactMap { if case .usual(let words) = $0 { words } else { nil } }
    }

    var isPlain: Bool {
        opacity >= 1 && !isDisabled && effects.isEmpty && color == nil && strength >= 1 && backdrop == nil
            && !isHeading && !isRemark && turn == 0
    }

    func applied(to ink: Ink) -> Ink {
        guard !isPlain else { return ink }
        var ink = ink
        if opacity < 1 {
            ink.details.append("opacity \((opacity * 100).short)%")
            ink.paint.alpha *= opacity
            ink.groupOpacity *= opacity
        }
        if isDisabled, ink.role == .text || ink.role == .line {
            ink.paint.alpha *= Self.strengthOfDisabled
            ink.isDisabled = true
        }
        if ink.role == .text {
            if isHeading, ink.notes.isEmpty { ink.isHeavy = true }
            if isRemark, ink.notes.isEmpty {
                var typeface = ink.typeface ?? Typeface()
                typeface.scale = Typeface.scale(ofSize: Self.sizeOfRemarks)
                ink.typeface = typeface
            }
            if ink.paint.color == nil || ink.paint.isPlain, let color {
                if ink.paint.isChosen {
                    ink.paint.name = "primary"
                } else {
                    ink.paint.color = color
                    if ink.paint.isPlain { ink.paint.name = "" }
                }
            }
            ink.paint.alpha *= strength
            (ink.backdrop, ink.backdropOpacity) = (backdrop, backdropOpacity)
            let shadows = effects.isEmpty ? [] : shadows.filter { $0.kind == .drop }
            if blur > 0 || !shadows.isEmpty {
                var typeface = ink.typeface ?? Typeface()
                typeface.blur += blur
                typeface.shadows += shadows
                ink.typeface = typeface
            }
            ink.turn = turn
        }
        if !effects.isEmpty, ink.role != .shadow {
            for filter in filters {
                ink.paint = filter.applied(to: ink.paint)
                ink.backdrop = ink.backdrop.map(filter.applied)
            }
        }
        ink.details += words
        ink.usualDetails += usualWords
        return ink
    }
}
