import Drawing

/// A font: SwiftUI's `Font`. Letters have one size on a terminal, so its name stands in the legend.
public struct Font: Hashable, Sendable {
    /// The styles of text that a font is chosen for: SwiftUI's `Font.TextStyle`.
    public enum TextStyle: String, CaseIterable, Hashable, Sendable {
        /// The title of a page.
        case largeTitle = "large title"
        /// The first level of headings.
        case title
        /// The second level of headings.
        case title2 = "title 2"
        /// The third level of headings.
        case title3 = "title 3"
        /// A heading within text, one below it, and running text in six sizes.
        case headline, subheadline, body, callout, footnote, caption
        /// The smallest text.
        case caption2 = "caption 2"

        /// The size of its letters in points.
        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption: 12
            case .caption2: 11
            }
        }
    }

    /// The families of letters: SwiftUI's `Font.Design`.
    public enum Design: String, CaseIterable, Hashable, Sendable {
        /// The usual letters; letters with serifs; round ones; letters of equal width.
        case `default`, serif, rounded, monospaced
    }

    /// How thick letters are: SwiftUI's `Font.Weight`.
    public struct Weight: Hashable, Sendable {
        let name: String
        /// How thick letters are as style sheets say it, 100...900.
        let number: Int

        /// The thinnest letters.
        public static let ultraLight = Weight(name: "ultra light", number: 100)
        /// Very thin letters.
        public static let thin = Weight(name: "thin", number: 200)
        /// Thin letters.
        public static let light = Weight(name: "light", number: 300)
        /// The usual thickness, which needs no word in the legend.
        public static let regular = Weight(name: "regular", number: 400)
        /// A little thicker than usual.
        public static let medium = Weight(name: "medium", number: 500)
        /// Between medium and bold.
        public static let semibold = Weight(name: "semibold", number: 600)
        /// Bold letters.
        public static let bold = Weight(name: "bold", number: 700)
        /// Thicker than bold.
        public static let heavy = Weight(name: "heavy", number: 800)
        /// The thickest letters.
        public static let black = Weight(name: "black", number: 900)
    }

    /// How wide letters are: SwiftUI's `Font.Width`.
    public struct Width: Hashable, Sendable {
        let name: String

        /// A width by how much wider letters are than usual, and narrower below 0.
        public init(_ value: CGFloat) { name = value == 0 ? "" : "width \(value.short)" }

        init(name: String) { self.name = name }

        /// The narrowest letters.
        public static let compressed = Width(name: "compressed")
        /// Narrow letters.
        public static let condensed = Width(name: "condensed")
        /// The usual width, which needs no word in the legend.
        public static let standard = Width(name: "")
        /// Wide letters.
        public static let expanded = Width(name: "expanded")
    }

    /// How far apart the lines of a font stand: SwiftUI's `Font.Leading`.
    public enum Leading: String, CaseIterable, Hashable, Sendable {
        /// The usual distance, which needs no word in the legend.
        case standard
        /// A little closer; a little further.
        case tight, loose
    }

    /// What the legend calls the font itself; empty for the body font.
    let name: String
    /// What was said about its letters.
    var letters = Letters()

    /// The size of its letters in points.
    let size: CGFloat
    /// Whether its letters are much larger than running text, or a headline.
    let isLarge: Bool
    /// Whether it is a headline.
    let isHeadline: Bool

    private init(name: String, size: CGFloat, isHeadline: Bool = false) {
        (self.name, self.size, self.isHeadline) = (name, size, isHeadline)
        isLarge = isHeadline || size >= Self.leastLargeSize
    }

    /// How large its letters are, where 1 is running text.
    var relativeSize: Double { size / TextStyle.body.size }
}

extension Font {
    /// The font of that style of text: `large title` in the legend.
    public static let largeTitle = system(.largeTitle)
    /// The font of that style of text: `title` in the legend.
    public static let title = system(.title)
    /// The font of that style of text: `title 2` in the legend.
    public static let title2 = system(.title2)
    /// The font of that style of text: `title 3` in the legend.
    public static let title3 = system(.title3)
    /// The font of that style of text: `headline` in the legend.
    public static let headline = system(.headline)
    /// The font of that style of text: `subheadline` in the legend.
    public static let subheadline = system(.subheadline)
    /// The font of running text, which needs no word in the legend.
    public static let body = system(.body)
    /// The font of that style of text: `callout` in the legend.
    public static let callout = system(.callout)
    /// The font of that style of text: `footnote` in the legend.
    public static let footnote = system(.footnote)
    /// The font of that style of text: `caption` in the legend.
    public static let caption = system(.caption)
    /// The font of that style of text: `caption 2` in the legend.
    public static let caption2 = system(.caption2)

    /// The size in points from which digits are drawn of lines where there are characters for these: it is nearly that of
    /// the three rows that they take.
    static let leastSizeOfLargeDigits = 40.0

    /// The size in points from which letters are much larger than running text.
    private static let leastLargeSize: CGFloat = 20

    /// The system's font for a style of text.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(name: style == .body ? "" : style.rawValue, size: style.size, isHeadline: style == .headline)
            .with(design: design, weight: weight)
    }

    /// The system's font in a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(name: "\(size.short) pt", size: size).with(design: design, weight: weight)
    }

    /// A font by its name, in a size in points.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(name: "\(name) \(size.short) pt", size: size)
    }

    /// A font by its name, in a size in points that follows a style of text.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(name: "\(name) \(size.short) pt as \(style.rawValue)", size: size)
    }

    /// A font by its name, in a size in points that stays.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(name: "\(name) \(fixedSize.short) pt fixed", size: fixedSize)
    }

    /// The font in bold letters.
    public func bold() -> Font { saying(.bold()) }

    /// The font in slanted letters.
    public func italic() -> Font { saying(.italic()) }

    /// The font in letters of a thickness.
    public func weight(_ weight: Weight) -> Font { saying(.weight(weight)) }

    /// The font in letters of equal width.
    public func monospaced() -> Font { saying(.monospaced()) }

    /// The font with digits of equal width.
    public func monospacedDigit() -> Font { saying(.words("monospaced digits", about: .digits)) }

    /// The font in letters of a width.
    public func width(_ width: Width) -> Font { saying(.width(width)) }

    /// The font with small capitals for lowercase letters.
    public func lowercaseSmallCaps() -> Font { saying(.words("lowercase small caps", about: .capitals)) }

    /// The font with small capitals for uppercase letters.
    public func uppercaseSmallCaps() -> Font { saying(.words("uppercase small caps", about: .capitals)) }

    /// The font with small capitals for all letters: `small caps` in the legend.
    public func smallCaps() -> Font { saying(.words("small caps", about: .capitals)) }

    /// The font with its lines closer or further apart; a terminal has one distance, so that the legend says it.
    public func leading(_ leading: Leading) -> Font {
        saying(.words(leading == .standard ? "" : "\(leading.rawValue) leading", about: .leading))
    }

    private func with(design: Design?, weight: Weight?) -> Font {
        var font = self
        if let design { font = font.saying(.design(design)) }
        if let weight { font = font.saying(.weight(weight)) }
        return font
    }

    private func saying(_ letters: Letters) -> Font {
        var font = self
        font.letters = font.letters.changed(by: letters)
        return font
    }
}

extension Font: CustomStringConvertible {
    /// What the legend says about it; `body` for the font that needs no word.
    public var description: String {
        ([name.isEmpty ? "body" : name] + (letters.isPlain ? [] : [letters.description])).joined(separator: ", ")
    }
}
