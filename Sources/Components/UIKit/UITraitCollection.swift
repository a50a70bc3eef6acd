import Catalogue

/// What is known of where something is shown: UIKit's `UITraitCollection`, of which only the appearance is here.
public final class UITraitCollection: Hashable, Sendable, NativeConvertible {
    /// Light, dark, or neither in particular.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// What an appearance is.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

    public static func == (one: UITraitCollection, other: UITraitCollection) -> Bool {
        one.userInterfaceStyle == other.userInterfaceStyle
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(userInterfaceStyle) }
}

/// Light or dark: UIKit's `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable, NativeConvertible {
    /// Neither in particular; light text on a dark ground is `dark`.
    case unspecified, light, dark
}

extension BuiltIns {
    static let uiTraitCollection: [BuiltInGroup] = [
        BuiltInGroup(
            "final class UITraitCollection: Hashable", "What is known of where something is shown.",
            example: "UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle",
            [
                BuiltIn("init(userInterfaceStyle: UIUserInterfaceStyle)", "What an appearance is.") {
                    (style: UIUserInterfaceStyle) in UITraitCollection(userInterfaceStyle: style)
                },
                BuiltIn("var userInterfaceStyle: UIUserInterfaceStyle { get }", "Light or dark.") {
                    (traits: UITraitCollection) in traits.userInterfaceStyle
                },
            ]),
        BuiltInGroup(
            "enum UIUserInterfaceStyle: Hashable", "Light or dark, as UIKit says it.",
            example: "Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })",
            BuiltIn.cases(
                "An appearance.",
                ["unspecified": UIUserInterfaceStyle.unspecified, "light": .light, "dark": .dark])),
    ]
}
