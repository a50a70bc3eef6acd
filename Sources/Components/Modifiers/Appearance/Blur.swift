import Drawing
import StyleEngine

/// Blurs a view. A picture tells the radius.
struct BlurModifier: ToldModifier {
    let radius: CGFloat

    var words: String? { radius > 0 ? "blurred \(radius.short)" : nil }
    var numbers: (name: String, values: [CGFloat]) { ("blur", [radius]) }
}

extension View {
    /// Blurs a view; a picture tells the radius in points. A picture tells the radius in points.
    ///
    /// - Example: `Text("a").blur(radius: 3)`
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurModifier(radius: radius))
    }
}
