/// A stretch of a row whose characters look the same.
public struct PictureRun: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// The columns that they take.
    public var columns: Int
    /// How the letters are drawn.
    public var traits: Ink.Traits
    /// The colour of the characters; nil is the surroundings' own.
    public var foreground: RGB?
    /// How much of the characters' colour there is, 0...1.
    public var opacity: Double
    /// The colour behind them; nil is the surroundings' own.
    public var background: RGB?

    /// Characters that take so many columns, and how they look.
    public init(
        text: String, columns: Int, traits: Ink.Traits = [], foreground: RGB? = nil, background: RGB? = nil,
        opacity: Double = 1
    ) {
        self.text = text
        self.columns = columns
        self.traits = traits
        self.foreground = foreground
        self.background = background
        self.opacity = opacity
    }

    /// Whether it looks as text does of which nothing was said.
    var isPlain: Bool { traits.isEmpty && foreground == nil && background == nil && opacity >= 1 }

    /// The run in parts of which all characters are wide or none is: a part can be held to its columns.
    var parts: [PictureRun] {
        guard columns != text.count else { return [self] }
        var parts: [PictureRun] = []
        var wasWide = false
        for character in text {
            let columns = GraphemeWidth.columns(of: character)
            if parts.isEmpty || wasWide != (columns > 1) {
                var part = self
                (part.text, part.columns) = ("", 0)
                parts.append(part)
            }
            parts[parts.count - 1].text.append(character)
            parts[parts.count - 1].columns += columns
            wasWide = columns > 1
        }
        return parts
    }

    func looksLike(_ other: PictureRun) -> Bool {
        traits == other.traits && foreground == other.foreground && background == other.background
            && opacity == other.opacity
    }

    /// The colour of the characters on a page; nil is the page's own.
    func foreground(on page: Page) -> RGB? {
        guard opacity < 1 else { return foreground }
        return (foreground ?? page.foreground).over(background ?? page.background, opacity)
    }
}
