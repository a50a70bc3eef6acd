import Catalogue
import Drawing
import StyleEngine

/// Shows a view larger or smaller without changing its place. A picture tells how much.
struct ScaleEffectModifier: ToldModifier {
    let x: CGFloat
    let y: CGFloat

    var numbers: (name: String, values: [CGFloat]) { ("scaleEffect", [x, y]) }

    var words: String? {
        x == 1 && y == 1 ? nil : "scaled " + (x == y ? x.short : "\(x.short) by \(y.short)")
    }
}

extension View {
    /// Shows a view larger or smaller without changing its place. A picture tells how much.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleEffectModifier(x: s, y: s))
    }

    /// Shows a view as many times as wide and as high as a size is, without changing its place. A picture tells how much.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Shows a view wider or higher without changing its place. A picture tells how much.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleEffectModifier(x: x, y: y))
    }
}

extension BuiltIns {
    static let scaleEffect: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View",
                    "Shows a view larger or smaller without changing its place. A picture tells how much.",
                    example: #"Text("a").scaleEffect(2)"#
                ) { (content: AnyView, s: Double, anchor: UnitPoint) in AnyView(content.scaleEffect(s, anchor: anchor))
                },
                BuiltIn(
                    "func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View",
                    "Shows a view wider or higher without changing its place. A picture tells how much.",
                    example: #"Text("a").scaleEffect(CGSize(width: 2, height: 1))"#
                ) { (content: AnyView, scale: CGSize, anchor: UnitPoint) in
                    AnyView(content.scaleEffect(scale, anchor: anchor))
                },
                BuiltIn(
                    "func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View",
                    "Shows a view wider or higher without changing its place. A picture tells how much.",
                    example: #"Text("a").scaleEffect(x: 2, y: 1)"#
                ) { (content: AnyView, x: Double, y: Double, anchor: UnitPoint) in
                    AnyView(content.scaleEffect(x: x, y: y, anchor: anchor))
                },
            ])
    ]
}
