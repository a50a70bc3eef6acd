import Catalogue
import Drawing
import StyleEngine

/// Blurs a view. A picture tells the radius.
struct BlurModifier: ToldModifier {
    let radius: CGFloat

    var words: String? { radius > 0 ? "blurred \(radius.short)" : nil }
    var numbers: (name: String, values: [CGFloat]) { ("blur", [radius]) }
}

extension View {
    /// Blurs a view. A picture tells the radius in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurModifier(radius: radius))
    }
}

extension BuiltIns {
    static let blur: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func blur(radius: CGFloat, opaque: Bool = false) -> some View",
                    "Blurs a view. A picture tells the radius in points.",
                    example: #"Text("a").blur(radius: 3)"#
                ) { (content: AnyView, radius: Double, opaque: Bool) in
                    AnyView(content.blur(radius: radius, opaque: opaque))
                }
            ])
    ]
}
