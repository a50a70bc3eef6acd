/// What fonts show of letters and a terminal has no form for. A drawing shows it in the columns that the text takes
/// anyway, so that nothing moves.
public struct Typeface: Hashable, Sendable {
    /// The families of letters.
    public enum Design: Hashable, Sendable {
        /// Letters of equal width, as the rest of a drawing has; letters with serifs; round ones.
        case usual, serif, rounded
    }

    /// A line below or through letters.
    public struct Line: Hashable, Sendable {
        /// What it is made of.
        public enum Pattern: Hashable, Sendable {
            /// One stroke; dashes; dots.
            case solid, dashes, dots
        }

        let pattern: Pattern
        let color: RGB?

        /// A line; a colour of nil is that of the letters.
        public init(_ pattern: Pattern, color: RGB?) { (self.pattern, self.color) = (pattern, color) }

        var isUsual: Bool { pattern == .solid && color == nil }
    }

    /// How thick letters are, 100...900; nil is what the other traits of the text say.
    public var weight: Int?
    /// Their family.
    public var design = Design.usual
    /// How large letters are in the row that they have anyway, where 1 is running text.
    public var scale = 1.0
    /// How many times as large as there they are drawn, with more room than a row: `EnlargedLayout`.
    public var enlargement = 1.0
    /// Whether digits alone are drawn of lines, on rows of their own: `LargeDigits`.
    public var hasLargeDigits = false
    /// Where small letters stand in the columns that they have: 0 is at their beginning, 1 at their end.
    var lean = 0.0
    /// The points by which letters stand further apart than usual.
    public var spacing = 0.0
    /// How many times as wide as their columns letters with such spaces are drawn, with more room than these: `SpreadLayout`.
    /// Nil where they keep to their columns.
    public private(set) var spread: Double?
    /// The points by which letters stand above the line.
    public var rise = 0.0
    /// Whether letters are small capitals.
    public var hasSmallCapitals = false
    /// The line below letters, where it looks unlike usual.
    public var underline: Line?
    /// The line through letters, where it looks unlike usual.
    public var strikethrough: Line?
    /// The points by which letters are blurred.
    var blur = 0.0
    /// What letters throw on what lies behind them.
    var shadows: [ShadowStyle] = []

    /// Letters as they are when nothing was said about them.
    public init() {}

    /// Lets letters stand so many points further apart than usual, in a drawing where they may take more columns.
    public mutating func space(_ points: Double, isDrawing: Bool) {
        spacing = points
        guard isDrawing, abs(points) > 0 else { return }
        let apart = points / enlargement / Scale.standard.column
        spread = max(Self.closest, min(width + apart, Self.widest))
    }

    /// How many times as wide as their columns letters are by themselves: small ones stand as close together as others do.
    var width: Double { min(1, scale) }

    private static let closest = 0.5
    private static let widest = 50.0

    /// Whether a font shows it as it shows all that a terminal shows as well. A bold text says so by its traits.
    package var isUsual: Bool { isUsualButForWeight && (weight == nil || weight == 700) }

    /// Whether a font shows nothing of it but the thickness.
    var isUsualButForWeight: Bool {
        var other = Typeface()
        other.weight = weight
        if underline?.isUsual == true { other.underline = underline }
        if strikethrough?.isUsual == true { other.strikethrough = strikethrough }
        return self == other
    }
}

extension Typeface {
    /// How large letters of a font are drawn, where 1 is running text.
    ///
    /// A text has the columns and the row that it has in any size, so that sizes are nearer to each other than they are on
    /// a page: letters of the largest are as high as their row.
    ///
    /// - Parameter size: how large the font is, where 1 is running text.
    public static func scale(ofSize size: Double) -> Double {
        guard size > 0 else { return smallest }
        return max(smallest, min(largest, (size.squareRoot() * 100).rounded() / 100))
    }

    private static let smallest = 0.75
    /// At this size ascenders and descenders of one row meet those of its neighbours.
    private static let largest = SketchGrid.row / SketchGrid.fontSize
}
