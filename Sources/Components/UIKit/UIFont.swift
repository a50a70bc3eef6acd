import Catalogue
import Drawing
import StyleEngine

/// A font: UIKit's `UIFont`. Letters have one size on a terminal, so its size stands in the legend.
public final class UIFont: Hashable, Sendable {
    /// The size in points.
    public let pointSize: CGFloat
    private let face: Face
    /// The style of text that the font was chosen for; one that was given another size has none.
    private let style: TextStyle?

    private enum Face: Hashable {
        case system(Weight)
        case italic
        case named(String)
    }

    private init(_ face: Face, _ pointSize: CGFloat, style: TextStyle? = nil) {
        self.face = face
        self.pointSize = pointSize
        self.style = style
    }

    /// A font by its name, in a size in points; nil where iOS has no font of that name.
    public convenience init?(name: String, size: CGFloat) {
        guard FontNames.contains(name) else {
            EvaluationContext.note(.unknownFont(name: name))
            return nil
        }
        self.init(.named(name), size)
    }

    /// The system's font in a size in points.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

    /// The system's font in a size in points and a thickness.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(.system(weight), size) }

    /// The system's bold font in a size in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    /// The system's slanted font in a size in points.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.italic, size) }

    /// The system's font for a style of text.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(.system(style == .headline ? .semibold : .regular), style.size, style: style)
    }

    /// The same font in another size in points; family and thickness stay.
    public func withSize(_ size: CGFloat) -> UIFont { UIFont(face, size) }

    /// The size of labels, in points.
    static let labelSize: CGFloat = 17

    /// The same font for text of SwiftUI. The usual one of a label is the body font.
    var font: Font {
        if let style { return .system(style.style) }
        let plain: Font = pointSize == UIFont.labelSize ? .body : .system(size: pointSize)
        switch face {
        case .system(let weight):
            return weight == .regular ? plain : plain.weight(weight.weight)
        case .italic: return plain.italic()
        case .named(let name): return .custom(name, size: pointSize)
        }
    }

    public static func == (one: UIFont, other: UIFont) -> Bool {
        one.face == other.face && one.pointSize == other.pointSize && one.style == other.style
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(face)
        hasher.combine(pointSize)
    }
}

extension UIFont {
    /// How thick letters are: UIKit's `UIFont.Weight`.
    public struct Weight: Hashable, Sendable {
        let weight: Font.Weight

        /// Ultra light letters.
        public static let ultraLight = Weight(weight: .ultraLight)
        /// Thin letters.
        public static let thin = Weight(weight: .thin)
        /// Light letters.
        public static let light = Weight(weight: .light)
        /// As thick as text usually is.
        public static let regular = Weight(weight: .regular)
        /// Medium letters.
        public static let medium = Weight(weight: .medium)
        /// Semibold letters.
        public static let semibold = Weight(weight: .semibold)
        /// Bold letters.
        public static let bold = Weight(weight: .bold)
        /// Heavy letters.
        public static let heavy = Weight(weight: .heavy)
        /// Black letters.
        public static let black = Weight(weight: .black)
    }

    /// The styles of text that a font is chosen for: UIKit's `UIFont.TextStyle`.
    public struct TextStyle: Hashable, Sendable {
        let style: Font.TextStyle
        let size: CGFloat

        /// The style of the largest titles.
        public static let largeTitle = TextStyle(style: .largeTitle, size: 34)
        /// The style of titles of the first level.
        public static let title1 = TextStyle(style: .title, size: 28)
        /// The style of titles of the second level.
        public static let title2 = TextStyle(style: .title2, size: 22)
        /// The style of titles of the third level.
        public static let title3 = TextStyle(style: .title3, size: 20)
        /// The style of headlines.
        public static let headline = TextStyle(style: .headline, size: 17)
        /// The style of lines below a headline.
        public static let subheadline = TextStyle(style: .subheadline, size: 15)
        /// The style of running text.
        public static let body = TextStyle(style: .body, size: 17)
        /// The style of callouts.
        public static let callout = TextStyle(style: .callout, size: 16)
        /// The style of footnotes.
        public static let footnote = TextStyle(style: .footnote, size: 13)
        /// The style of captions.
        public static let caption1 = TextStyle(style: .caption, size: 12)
        /// The style of smaller captions.
        public static let caption2 = TextStyle(style: .caption2, size: 11)
    }
}

extension Font {
    /// A font of UIKit for text of SwiftUI.
    public init(_ font: UIFont) { self = font.font }
}

extension UIFont: CustomStringConvertible {
    /// The font as the legend tells it, its size always: `12 pt`, `17 pt bold`.
    public var description: String {
        let size = "\(pointSize.short) pt"
        switch face {
        case .system(.regular): return size
        case .system(let weight): return "\(size) \(weight.weight.name)"
        case .italic: return "\(size) italic"
        case .named(let name): return "\(name) \(size)"
        }
    }
}
