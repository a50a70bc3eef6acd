import Catalogue
import Drawing

/// A colour: UIKit's `UIColor`, named in the legend as SwiftUI's are.
public final class UIColor: Hashable, Sendable {
    /// The same colour for views of SwiftUI.
    let color: Color

    private let name: String?

    /// - Parameter name: what UIKit calls the colour, where SwiftUI calls it otherwise.
    init(_ color: Color, name: String? = nil) {
        self.color = color
        self.name = name
    }

    /// A grey between black (0) and white (1).
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

    /// A colour from parts between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// A colour from a hue, a saturation and a brightness between 0 and 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// The colour in another opacity, between 0 and 1, whatever its own is.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.replacingOpacity(alpha)) }

    /// The colour as layers take it.
    public var cgColor: CGColor { CGColor(color: color) }

    public static func == (one: UIColor, other: UIColor) -> Bool { one.color == other.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor: CustomStringConvertible {
    /// The colour's name: `light gray`, `blue 50%`.
    public var description: String { name ?? color.name }
}

/// A colour as layers take it: Core Graphics' `CGColor`.
public struct CGColor: Hashable, Sendable {
    let color: Color
}

extension UIColor {
    /// Black.
    public static let black = UIColor(.black)
    /// The colour blue.
    public static let blue = UIColor(.blue)
    /// The colour brown.
    public static let brown = UIColor(.brown)
    /// No colour at all.
    public static let clear = UIColor(.clear)
    /// The colour cyan.
    public static let cyan = UIColor(.cyan)
    /// The colour dark gray.
    public static let darkGray = UIColor(.darkGray)
    /// The colour gray.
    public static let gray = UIColor(.gray)
    /// The colour green.
    public static let green = UIColor(.green)
    /// The colour light gray.
    public static let lightGray = UIColor(.lightGray)
    /// The colour magenta.
    public static let magenta = UIColor(.magenta)
    /// The colour orange.
    public static let orange = UIColor(.orange)
    /// The colour purple.
    public static let purple = UIColor(.purple)
    /// The colour red.
    public static let red = UIColor(.red)
    /// White.
    public static let white = UIColor(.white)
    /// The colour yellow.
    public static let yellow = UIColor(.yellow)
    /// The system's blue.
    public static let systemBlue = UIColor(.blue)
    /// The system's brown.
    public static let systemBrown = UIColor(.brown)
    /// The system's cyan.
    public static let systemCyan = UIColor(.cyan)
    /// The system's gray.
    public static let systemGray = UIColor(.gray)
    /// The system's green.
    public static let systemGreen = UIColor(.green)
    /// The system's indigo.
    public static let systemIndigo = UIColor(.indigo)
    /// The system's mint.
    public static let systemMint = UIColor(.mint)
    /// The system's orange.
    public static let systemOrange = UIColor(.orange)
    /// The system's pink.
    public static let systemPink = UIColor(.pink)
    /// The system's purple.
    public static let systemPurple = UIColor(.purple)
    /// The system's red.
    public static let systemRed = UIColor(.red)
    /// The system's teal.
    public static let systemTeal = UIColor(.teal)
    /// The system's yellow.
    public static let systemYellow = UIColor(.yellow)
    /// A grey, lighter than the system's.
    public static let systemGray2 = UIColor(.gray2)
    /// A lighter grey.
    public static let systemGray3 = UIColor(.gray3)
    /// A still lighter grey.
    public static let systemGray4 = UIColor(.gray4)
    /// A grey close to the ground.
    public static let systemGray5 = UIColor(.gray5)
    /// The grey closest to the ground.
    public static let systemGray6 = UIColor(.gray6)
    /// The ground of everything.
    public static let systemBackground = UIColor(.uiBackground)
    /// The ground of what stands on that.
    public static let secondarySystemBackground = UIColor(.secondaryBackground)
    /// The ground of what stands on that.
    public static let tertiarySystemBackground = UIColor(.tertiaryBackground)
    /// The ground of grouped lists.
    public static let systemGroupedBackground = UIColor(.groupedBackground)
    /// The ground of rows in grouped lists.
    public static let secondarySystemGroupedBackground = UIColor(.secondaryGroupedBackground)
    /// The colour of thin lines.
    public static let separator = UIColor(.uiSeparator)
    /// The colour of text.
    public static let label = UIColor(.primary, name: "label")
    /// The colour of less important text.
    public static let secondaryLabel = UIColor(.secondary, name: "secondary label")
    /// The colour of controls where no tint is set.
    public static let tintColor = UIColor(.accentColor, name: "tint")
}

extension Color {
    /// A colour of UIKit for views of SwiftUI.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// A colour of UIKit for views of SwiftUI: `Color(.systemBlue)`.
    public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension UIColor: NativeConvertible {}
extension CGColor: NativeConvertible {}

extension BuiltIns {
    static let uiColor: [BuiltInGroup] = [
        BuiltInGroup(
            "final class UIColor: Hashable", "A colour of UIKit.", example: "UIColor.red.withAlphaComponent(0.5)",
            [
                BuiltIn("init(white: CGFloat, alpha: CGFloat)", "A grey between black (0) and white (1).") {
                    (white: Double, alpha: Double) in UIColor(white: white, alpha: alpha)
                },
                BuiltIn(
                    "init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)",
                    "A colour from parts between 0 and 1."
                ) { (red: Double, green: Double, blue: Double, alpha: Double) in
                    UIColor(red: red, green: green, blue: blue, alpha: alpha)
                },
                BuiltIn(
                    "init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)",
                    "A colour from a hue, a saturation and a brightness between 0 and 1."
                ) { (hue: Double, saturation: Double, brightness: Double, alpha: Double) in
                    UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
                },
                BuiltIn(
                    "func withAlphaComponent(_ alpha: CGFloat) -> UIColor", "The colour in another opacity, 0 to 1."
                ) { (color: UIColor, alpha: Double) in color.withAlphaComponent(alpha) },
                BuiltIn(
                    "var cgColor: CGColor { get }", "The colour as layers take it.", example: "UIColor.red.cgColor"
                ) { (color: UIColor) in color.cgColor },
            ] + BuiltIn.constants("UIColor", "A colour by its name.", colors)),
        BuiltInGroup(
            "extension Color",
            [
                BuiltIn(
                    "init(uiColor: UIColor)", "A colour of UIKit for views of SwiftUI.",
                    example: "Color(uiColor: .systemBlue).frame(width: 80, height: 32)"
                ) { (color: UIColor) in Color(uiColor: color) },
                BuiltIn(
                    "init(_ color: UIColor)", "A colour of UIKit for views of SwiftUI.",
                    example: "Color(.systemBlue).frame(width: 80, height: 32)"
                ) { (color: UIColor) in Color(color) },
            ]),
        BuiltInGroup("struct CGColor: Hashable", "A colour as layers take it.", example: "UIColor.red.cgColor"),
    ]

    private static let colors: KeyValuePairs<String, UIColor> = [
        "black": .black, "blue": .blue, "brown": .brown, "clear": .clear, "cyan": .cyan, "darkGray": .darkGray,
        "gray": .gray, "green": .green, "lightGray": .lightGray, "magenta": .magenta, "orange": .orange,
        "purple": .purple, "red": .red, "white": .white, "yellow": .yellow, "systemBlue": .systemBlue,
        "systemBrown": .systemBrown, "systemCyan": .systemCyan, "systemGray": .systemGray,
        "systemGreen": .systemGreen, "systemIndigo": .systemIndigo, "systemMint": .systemMint,
        "systemOrange": .systemOrange, "systemPink": .systemPink, "systemPurple": .systemPurple,
        "systemRed": .systemRed, "systemTeal": .systemTeal, "systemYellow": .systemYellow, "label": .label,
        "secondaryLabel": .secondaryLabel, "tintColor": .tintColor, "systemGray2": .systemGray2,
        "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
        "systemGray6": .systemGray6, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground, "separator": .separator,
    ]
}
