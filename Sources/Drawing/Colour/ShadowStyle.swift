/// A shadow: SwiftUI's `ShadowStyle`.
public struct ShadowStyle: Hashable, Sendable {
    enum Kind: String, Hashable, Sendable {
        case drop = "shadow"
        case inner = "inner shadow"
    }

    let kind: Kind
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat

    /// A shadow behind the shape. Lengths are points.
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .drop, color: color, radius: radius, x: x, y: y)
    }

    /// A shadow inside the shape's edge. Lengths are points.
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .inner, color: color, radius: radius, x: x, y: y)
    }

    /// Whether nothing of it can be seen.
    var isInvisible: Bool { color.alpha == 0 || color == .clear || (radius <= 0 && x == 0 && y == 0) }

    /// What the legend says: `shadow 4`, `inner shadow 2, at 0 3, red`.
    public var description: String {
        var parts = ["\(kind.rawValue) \(radius.short)"]
        if x != 0 || y != 0 { parts.append("at \(x.short) \(y.short)") }
        let usual = kind == .drop ? Color(white: 0, opacity: 0.33) : Color(white: 0, opacity: 0.55)
        if color != usual { parts.append(color.name) }
        return parts.joined(separator: " ")
    }
}
