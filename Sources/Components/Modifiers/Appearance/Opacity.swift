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
    ///
    /// - Example: `Text("a").opacity(0.5)`
    public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: opacity))
    }
}
