import Drawing
import StyleEngine

/// Blurs a view. A picture tells the radius.
struct BlurModifier: DrawnModifier {
    let radius: CGFloat

    func drawing(at place: Surroundings) -> (any Drawable)? {
        guard let radius = place.number(radius, "blur"), radius > 0 else { return nil }
        return ToneLayout.blur(radius, "blurred \(radius.short)")
    }
}

extension View {
    /// Blurs a view; a picture tells the radius in points.
    ///
    /// - Example: `Text("a").blur(radius: 3)`
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurModifier(radius: radius))
    }
}
