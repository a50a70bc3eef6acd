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

    /// A colour from parts between 0 and 1, in a wider space, of which a terminal shows no more.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour of SwiftUI.
    public convenience init(_ color: Color) { self.init(color, name: nil) }

    /// A colour of layers.
    public convenience init(cgColor: CGColor) { self.init(cgColor.color, name: nil) }

    /// A colour that depends on the appearance: it is asked for at once, for the light and for the dark.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        self.init(
            Color(
                light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
                dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color), name: nil)
    }

    /// What the colour is in an appearance.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(color.resolved(for: traitCollection.userInterfaceStyle == .dark ? .dark : .light), name: name)
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

extension Color {
    /// A colour of UIKit for views of SwiftUI.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// A colour of UIKit for views of SwiftUI: `Color(.systemBlue)`.
    public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension UIColor: NativeConvertible {
    public var footprint: Int { color.footprint }
}
extension CGColor: NativeConvertible {
    public var footprint: Int { color.footprint }
}

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
                    "init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)",
                    "A colour from parts between 0 and 1, in a wider space."
                ) { (red: Double, green: Double, blue: Double, alpha: Double) in
                    UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
                },
                BuiltIn("init(_ color: Color)", "A colour of SwiftUI.", example: "UIColor(Color.red)") {
                    (color: Color) in UIColor(color)
                },
                BuiltIn(
                    "init(cgColor: CGColor)", "A colour of layers.", example: "UIColor(cgColor: UIColor.red.cgColor)"
                ) {
                    (color: CGColor) in UIColor(cgColor: color)
                },
                BuiltIn(
                    "init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)",
                    "A colour that depends on the appearance, asked for at once for the light and for the dark.",
                    example: "Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })"
                ) { (provider: FunctionValue) in
                    UIColor { traits in provider.callReporting([traits.value]).flatMap { UIColor($0) } ?? .clear }
                },
                BuiltIn(
                    "func resolvedColor(with traitCollection: UITraitCollection) -> UIColor",
                    "What the colour is in an appearance.",
                    example: "UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))"
                ) { (color: UIColor, traits: UITraitCollection) in color.resolvedColor(with: traits) },
                BuiltIn(
                    "func withAlphaComponent(_ alpha: CGFloat) -> UIColor", "The colour in another opacity, 0 to 1."
                ) { (color: UIColor, alpha: Double) in color.withAlphaComponent(alpha) },
                BuiltIn(
                    "var cgColor: CGColor { get }", "The colour as layers take it.", example: "UIColor.red.cgColor"
                ) { (color: UIColor) in color.cgColor },
            ] + BuiltIn.constants("UIColor", "A colour by its name.", UIColor.named)),
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
}
