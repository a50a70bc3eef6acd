import Drawing

/// The form of the border of buttons. SwiftUI's `ButtonBorderShape`.
///
/// - Example: `Button("Share") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)`
public struct ButtonBorderShape: Hashable, Sendable {
    /// The form; nil is the one that a button's style likes.
    ///
    /// - Record: none
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
    ///
    /// - Example: `Button("Share") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 4))`
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(outline: .rounded(Corner(radius)))
    }
}
