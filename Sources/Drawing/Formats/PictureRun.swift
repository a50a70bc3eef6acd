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
    /// The colour behind that, where it is seen through; nil where it isn't, or lies on the surroundings.
    var beneath: RGB?
    /// Whether it is a part of a line, or the sign of something small that is filled, and no text.
    var isLine = false
    /// Whether it stands where a page of the other colour scheme would be.
    var isForeign = false
    /// What else fonts show of the letters, in drawings.
    var typeface: Typeface?
    /// The half cells by which they stand further to the right and down, in drawings.
    var rest = HalfCells.none
    /// How they are turned and scaled, in drawings, in pixels of the picture; nil where they aren't.
    var turn: CGAffineTransform?
    /// The gradient that runs through them, in drawings.
    var gradient: LetterGradient?
    /// Whether letters that stand apart keep to their columns.
    var isHeld = false
    /// The columns of the line of small letters that it is a part of, counted from its own first one; nil where it is no part.
    var line: Range<Int>?

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
    var isPlain: Bool {
        traits.isEmpty && foreground == nil && background == nil && opacity >= 1 && typeface == nil && rest == .none
            && turn == nil && gradient == nil
    }

    /// The run in parts of characters that a viewer sets alike, so that each part can be held to its columns: wide ones,
    /// those that are read from right to left with single spaces between them, and all others.
    var parts: [PictureRun] {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return [self] }
        var parts: [PictureRun] = []
        var last: Setting?
        for character in text {
            let setting = Setting(character)
            let isBetween = character == " " && last == .rightToLeft && parts.last?.text.last != " "
            if parts.isEmpty || setting != last && !isBetween {
                var part = self
                (part.text, part.columns, part.line) = ("", 0, nil)
                part.gradient?.start.x += parts.reduce(0) { $0 + $1.columns }
                parts.append(part)
                last = setting
            }
            parts[parts.count - 1].text.append(character)
            parts[parts.count - 1].columns += GraphemeWidth.columns(of: character)
        }
        return parts
    }

    /// How a viewer sets a character.
    enum Setting {
        case usual, wide, rightToLeft

        init(_ character: Character) {
            let isRightToLeft = character.unicodeScalars.contains { scalar in
                switch scalar.value {
                case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
                default: false
                }
            }
            self = isRightToLeft ? .rightToLeft : GraphemeWidth.columns(of: character) > 1 ? .wide : .usual
        }
    }

    func looksLike(_ other: PictureRun) -> Bool {
        traits == other.traits && foreground == other.foreground && background == other.background
            && opacity == other.opacity && isLine == other.isLine && typeface == other.typeface
            && rest == other.rest && turn == other.turn && gradient?.span == other.gradient?.span
    }

    /// The colour of the characters on a page; nil is the page's own.
    func foreground(on page: Page) -> RGB? {
        guard opacity < 1 else { return foreground }
        return (foreground ?? page.foreground).over(background ?? page.background, opacity)
    }
}

extension [PictureRun] {
    /// The runs of a row without plain blanks at its end.
    var withoutPlainEnd: [PictureRun] {
        var runs = self
        while var last = runs.last, last.isPlain {
            while last.text.last == " " {
                last.text.removeLast()
                last.columns -= 1
            }
            runs[runs.count - 1] = last
            guard last.text.isEmpty else { break }
            runs.removeLast()
        }
        return runs
    }
}

/// The gradient that runs through letters.
struct LetterGradient: Hashable {
    let span: GradientSpan
    /// The first cell of the letters.
    var start: Point
    /// What the name of its definition begins with.
    let prefix: String

    var name: String { "\(prefix)-\(start.x)-\(start.y)" }

    /// The element that defines it where the first cell of the letters has its upper left corner at a place, in pixels.
    func definition(at place: CGPoint) -> String {
        let own = SketchGrid.pixels(of: Rect(origin: start, size: Size(width: 1, height: 1)))
        let offset = CGPoint(x: place.x - own.minX, y: place.y - own.minY)
        let box = SketchGrid.pixels(of: span.frame).offsetBy(dx: offset.x, dy: offset.y)
        let (kind, attributes, content) = span.gradient.element(in: span.frame, movedBy: offset, around: box)
        return "<\(kind) id=\"\(name)\"\(attributes)>\(content)</\(kind)>"
    }
}
