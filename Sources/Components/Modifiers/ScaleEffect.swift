import Catalogue
import Drawing
import StyleEngine

/// Shows a view larger or smaller without changing its place: shapes, of which a picture shows it. Of all else it tells how much.
struct ScaleEffectModifier: PrimitiveModifier {
    let x: CGFloat
    let y: CGFloat
    let anchor: UnitPoint

    static func resolve(
        _ modifier: ScaleEffectModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = TurnPayload { modifier.turn(at: $0) }
        content(resolver.open(TypeIdentity(ScaleEffectModifier.self), .modifier, payload: payload, at: inputs))
    }

    private func turn(at place: Surroundings) -> Turn? {
        guard let x = place.number(x, "scaleEffect"), let y = place.number(y, "scaleEffect"), x != 1 || y != 1 else {
            return nil
        }
        return .scaled(x: x, y: y, from: anchor)
    }
}

extension View {
    /// Shows a view larger or smaller without changing its place. A picture tells how much where it can't show it.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleEffectModifier(x: s, y: s, anchor: anchor))
    }

    /// Shows a view as many times as wide and as high as a size is, without changing its place. A picture tells how much where it can't show it.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Shows a view wider or higher without changing its place. A picture tells how much where it can't show it.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleEffectModifier(x: x, y: y, anchor: anchor))
    }
}

extension BuiltIns {
    static let scaleEffect: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View",
                    "Shows a view larger or smaller without changing its place. A picture tells how much where it can't show it.",
                    example: #"Text("a").scaleEffect(2)"#
                ) { (content: AnyView, s: Double, anchor: UnitPoint) in AnyView(content.scaleEffect(s, anchor: anchor))
                },
                BuiltIn(
                    "func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View",
                    "Shows a view wider or higher without changing its place. A picture tells how much where it can't show it.",
                    example: #"Text("a").scaleEffect(CGSize(width: 2, height: 1))"#
                ) { (content: AnyView, scale: CGSize, anchor: UnitPoint) in
                    AnyView(content.scaleEffect(scale, anchor: anchor))
                },
                BuiltIn(
                    "func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View",
                    "Shows a view wider or higher without changing its place. A picture tells how much where it can't show it.",
                    example: #"Text("a").scaleEffect(x: 2, y: 1)"#
                ) { (content: AnyView, x: Double, y: Double, anchor: UnitPoint) in
                    AnyView(content.scaleEffect(x: x, y: y, anchor: anchor))
                },
            ])
    ]
}
