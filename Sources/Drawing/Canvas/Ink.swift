/// What text, lines and fills are drawn with.
public struct Ink: Hashable, Sendable {
    /// The kind of thing that is drawn: each kind shows its look in a way of its own.
    public enum Role: UInt8, Hashable, Sendable {
        /// Letters, a line, an area, a shadow.
        case text, line, fill, shadow
    }

    /// Attributes of letters that a terminal knows.
    public struct Traits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Thick letters.
        public static let bold = Traits(rawValue: 1)
        /// Slanted letters.
        public static let italic = Traits(rawValue: 2)
        /// A line below.
        public static let underline = Traits(rawValue: 4)
        /// A line through.
        public static let strikethrough = Traits(rawValue: 8)
    }

    /// What is drawn with it.
    public var role: Role
    /// Its colour, and what the legend calls that.
    public var paint: ResolvedPaint
    /// How much the groups that it is drawn in leave of its colour, 0...1: a part of what its paint says.
    var groupOpacity = 1.0
    /// The colour behind text where that needs no word; nil is that of what it stands on.
    var backdrop: RGB?
    /// How much there is of that colour, 0...1.
    var backdropOpacity = 1.0
    /// The numbers of the inks of fills that text in it is seen through, the lowest first.
    var veils: [UInt16] = []
    /// The half cells by which text in it stands further to the right and down, in drawings.
    var rest = HalfCells.none
    /// The number of the turn by which text in it is turned and scaled in drawings; 0 where it isn't.
    var turn: UInt16 = 0
    /// Whether it is used where a page of the other colour scheme would be: what has no colour has that page's.
    var isForeign = false
    /// Whether it belongs to a control that doesn't react.
    var isDisabled = false
    /// Whether its letters are thick, or so large that they are drawn thick where all have one size; of a line, whether it is
    /// so wide that it is drawn thick where colours tell lines apart.
    package var isHeavy = false
    /// What fonts show of its letters, and a terminal doesn't; nil where that is nothing.
    @Rare package var typeface: Typeface? = nil
    /// What symbols drawn with it show behind something else of them, in drawings; nil where all of them has one colour.
    @Rare package var second: ResolvedPaint? = nil
    /// How much is done of the ring of which its signs are the ends, 0...1; nil of all else.
    package var part: Double?
    /// What a terminal can show of its letters.
    public var traits: Traits
    /// What else the legend says before the colour: `title`, `serif`.
    public var notes: [String]
    /// What else the legend says after the colour: `line 2`, `corner 12`, `disabled`.
    public var details: [String]
    /// Those of the details that need not be told: a control gives them to what is in it.
    var usualDetails: [String] = []
    /// What a sign stands for that is drawn with it, such as `star.fill`; empty where it says that itself.
    package var name = ""
    /// The form of a shape, such as `capsule`; empty for a rectangle.
    public var form: String
    /// Whether a line is broken: drawn with dashes.
    public var isDashed: Bool
    /// Whether a line is a part of another one that it lies on, as the arc of a ring that shows how much is done.
    var isOnLine = false

    /// Ink for one kind of thing; without more words it is the plain foreground.
    public init(
        _ role: Role, paint: ResolvedPaint = .plain, traits: Traits = [], notes: [String] = [], details: [String] = [],
        form: String = "", isDashed: Bool = false
    ) {
        self.role = role
        self.paint = paint
        self.traits = traits
        self.notes = notes
        self.details = details
        self.form = form
        self.isDashed = isDashed
    }

    /// Text as it is when nothing was said about it.
    public static let text = Ink(.text)
    /// A line as it is when nothing was said about it: in colour paler than letters, as SwiftUI's separators are.
    public static let line = Ink(.line, paint: ResolvedPaint(name: "", color: nil, alpha: 0.5))

    /// Whether it is `Ink.text`.
    var isPlainText: Bool { role == .text && paint.name.isEmpty && notes.isEmpty && details.isEmpty && self == .text }

    /// What fonts show of its letters, with the shadow that its paint gives them.
    var drawnTypeface: Typeface? {
        guard let shadow = paint.shadow, shadow.kind == .drop else { return typeface }
        var typeface = typeface ?? Typeface()
        typeface.shadows.append(shadow)
        return typeface
    }

    /// What the legend and the tree say about it; empty for what needs no word.
    package var look: String { look(of: paint.name, details) }

    /// What of its look is told though nobody asks: what was written, and not what a control looks like by itself.
    ///
    /// - Parameter isShown: whether the picture shows by signs that it is disabled.
    func news(isShownDisabled isShown: Bool) -> String {
        look(
            of: paint.isUsual ? "" : paint.name,
            details.filter { !usualDetails.contains($0) && !(isShown && $0 == Tone.disabled) })
    }

    private func look(of paintName: String, _ details: [String]) -> String {
        // A line that has a pattern or a colour says so itself.
        let traits = traits.words.filter { trait in !notes.contains { $0.split(separator: " ").contains(trait[...]) } }
        var parts = (name.isEmpty ? [] : [name]) + notes + traits
        if !paintName.isEmpty { parts.append(paintName) }
        parts += details
        if let shadow = paint.shadow { parts.append(shadow.description) }
        return parts.joined(separator: ", ")
    }
}

extension Ink.Traits {
    /// What the traits are called: `bold`, `italic`.
    public var words: [String] {
        guard !isEmpty else { return [] }
        let names: [(Ink.Traits, String)] = [
            (.bold, "bold"), (.italic, "italic"), (.underline, "underline"), (.strikethrough, "strikethrough"),
        ]
        return names.filter { contains($0.0) }.map(\.1)
    }
}
