/// What text, lines and fills are drawn with.
public struct Ink: Hashable, Sendable {
    /// The kind of thing that is drawn: each kind shows its look in a way of its own.
    public enum Role: UInt8, Hashable, Sendable {
        /// Text shows its look in marks and in the legend, a line in its pen, a fill in its pattern, a shadow at its
        /// edge.
        case text, line, fill, shadow
    }

    /// Attributes of letters that a terminal knows.
    public struct Traits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Thick letters: `*` on both sides.
        public static let bold = Traits(rawValue: 1)
        /// Slanted letters: `/` on both sides.
        public static let italic = Traits(rawValue: 2)
        /// A line below: `_` on both sides.
        public static let underline = Traits(rawValue: 4)
        /// A line through: `~` on both sides.
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
    /// What a terminal can show of its letters.
    public var traits: Traits
    /// What else the legend says before the colour: `title`, `serif`.
    public var notes: [String]
    /// What else the legend says after the colour: `line 2`, `corner 12`, `disabled`.
    public var details: [String]
    /// The form of a shape (`capsule`), told only where text hides it.
    public var form: String
    /// Whether the legend tells the form in any case, because the cells don't show it.
    var isFormTold = false
    /// Whether a line is broken: drawn with the pen of dashes where that is free.
    public var isDashed: Bool

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
    /// A line as it is when nothing was said about it.
    public static let line = Ink(.line)

    /// Whether it is `Ink.text`.
    var isPlainText: Bool { role == .text && paint.name.isEmpty && notes.isEmpty && details.isEmpty && self == .text }

    /// What the legend says about it; empty for what needs no word.
    var look: String {
        isFormTold ? [formlessLook, form].filter { !$0.isEmpty }.joined(separator: ", ") : formlessLook
    }

    /// What the legend says about it as the ground below something that hides it, but for some details.
    func ground(without details: [String]) -> String {
        var ink = self
        // An opacity of the ground alone stands in brackets: behind a comma it would be that of both.
        let opacity = groupOpacity < 1 ? ink.details.first { $0.hasPrefix("opacity ") && !details.contains($0) } : nil
        ink.details.removeAll { details.contains($0) || $0 == opacity }
        let look = ink.formlessLook
        let own = opacity.map { "(\($0))" } ?? ""
        let words = role == .line ? ["in", form, "outline", look, own] : ["on", look, form, own]
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// What the legend says but for the form.
    var formlessLook: String {
        let name = paint.name.isEmpty && role == .fill ? "primary" : paint.name
        var parts = notes
        if !name.isEmpty { parts.append(name) }
        parts += details
        if let shadow = paint.shadow { parts.append(shadow.description) }
        return parts.joined(separator: ", ")
    }
}
