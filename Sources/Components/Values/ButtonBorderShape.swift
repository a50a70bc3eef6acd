import Catalogue
import Drawing

/// The form of the border of buttons: SwiftUI's `ButtonBorderShape`.
public struct ButtonBorderShape: Hashable, Sendable, NativeConvertible {
    /// The form; nil is the one that a button's style likes.
    public let outline: Outline?

    /// The form that the button's style likes.
    public static let automatic = ButtonBorderShape(outline: nil)
    /// Round ends: `( Share )`.
    public static let capsule = ButtonBorderShape(outline: .capsule)
    /// A circle: round ends, and `circle` in the legend.
    public static let circle = ButtonBorderShape(outline: .circle)
    /// Corners of 8 points: `[ Share ]`.
    public static let roundedRectangle = ButtonBorderShape(outline: .rounded(8))

    /// Corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(outline: .rounded(Corner(radius)))
    }
}

extension BuiltIns {
    static let buttonBorderShapes: [BuiltInGroup] = [
        BuiltInGroup(
            "struct ButtonBorderShape: Hashable", "The form of the border of buttons.",
            example: #"Button("Share") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)"#,
            BuiltIn.constants(
                "ButtonBorderShape", "A form of the border of buttons.",
                [
                    "automatic": ButtonBorderShape.automatic, "capsule": .capsule, "circle": .circle,
                    "roundedRectangle": .roundedRectangle,
                ]) + [
                    BuiltIn(
                        "static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape",
                        "Corners of a radius in points.",
                        example: """
                            Button("Share") {}
                                .buttonStyle(.bordered)
                                .buttonBorderShape(.roundedRectangle(radius: 4))
                            """
                    ) { (radius: Double) in ButtonBorderShape.roundedRectangle(radius: radius) }
                ])
    ]
}
