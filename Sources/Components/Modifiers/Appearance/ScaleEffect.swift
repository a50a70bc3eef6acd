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
    /// Shows a view larger or smaller without changing its place; a picture tells how much where it can't show it. A
    /// picture tells how much where it can't show it.
    ///
    /// - Example: `Text("a").scaleEffect(2)`
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleEffectModifier(x: s, y: s, anchor: anchor))
    }

    /// Shows a view wider or higher without changing its place; a picture tells how much where it can't show it. A
    /// picture tells how much where it can't show it.
    ///
    /// - Example: `Text("a").scaleEffect(CGSize(width: 2, height: 1))`
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Shows a view wider or higher without changing its place; a picture tells how much where it can't show it. A
    /// picture tells how much where it can't show it.
    ///
    /// - Example: `Text("a").scaleEffect(x: 2, y: 1)`
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleEffectModifier(x: x, y: y, anchor: anchor))
    }
}
