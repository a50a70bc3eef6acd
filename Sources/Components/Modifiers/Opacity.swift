import Catalogue
import Drawing
import StyleEngine

/// Thins everything inside: 0 is nothing of it, 1 all of it.
struct OpacityModifier: DrawnModifier {
    let opacity: Double

    func drawing(at place: Surroundings) -> (any Drawable)? {
        guard let opacity = opacity.isNaN ? place.number(opacity, "opacity") : opacity else { return nil }
        return opacity < 1 ? ToneLayout.opacity(opacity) : nil
    }
}

extension View {
    /// Thins everything inside: 0 is nothing of it, 1 all of it.
    public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: opacity))
    }
}

extension BuiltIns {
    static let opacity: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func opacity(_ opacity: Double) -> some View",
                    "Thins everything inside: 0 is nothing of it, 1 all of it.", example: #"Text("a").opacity(0.5)"#
                ) { (content: AnyView, opacity: Double) in AnyView(content.opacity(opacity)) }
            ])
    ]
}
