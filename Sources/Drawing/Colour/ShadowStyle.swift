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

    /// The shadow with each of its lengths as a closure gives it.
    package func checked(_ length: (CGFloat) -> CGFloat) -> ShadowStyle {
        ShadowStyle(kind: kind, color: color, radius: length(radius), x: length(x), y: length(y))
    }

    /// Whether nothing of it can be seen.
    var isInvisible: Bool { color.alpha == 0 || color == .clear || (radius <= 0 && x == 0 && y == 0) }

    /// The cell beside a thing on which its shadow begins: that to which it is moved, and the one to the lower right where
    /// it isn't moved, so that something of it shows.
    var direction: Point {
        func sign(_ length: CGFloat) -> Int { length > 0 ? 1 : length < 0 ? -1 : 0 }
        let direction = Point(x: sign(x), y: sign(y))
        return direction == .zero ? Point(x: 1, y: 1) : direction
    }

    /// What the legend says: `shadow 4`, `inner shadow 2, at 0 3, red`.
    public var description: String {
        var parts = ["\(kind.rawValue) \(radius.short)"]
        if x != 0 || y != 0 { parts.append("at \(x.short) \(y.short)") }
        let usual = kind == .drop ? Color(white: 0, opacity: 0.33) : Color(white: 0, opacity: 0.55)
        if color != usual { parts.append(color.name) }
        return parts.joined(separator: " ")
    }
}
