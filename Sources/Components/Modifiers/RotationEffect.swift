import Catalogue
import Drawing
import StyleEngine

/// Turns a view around its middle. Shapes are drawn turned; of all else a picture tells the degrees.
struct RotationEffectModifier: PrimitiveModifier {
    let angle: Angle

    static func resolve(
        _ modifier: RotationEffectModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = Turn(angle: modifier.angle)
        content(resolver.open(TypeIdentity(RotationEffectModifier.self), .modifier, payload: payload, at: inputs))
    }
}

/// Turns each element inside.
private final class Turn: Payload {
    private let angle: Angle

    init(angle: Angle) { self.angle = angle }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        guard let angle = place.number(angle.degrees, "rotationEffect") else { return }
        let degrees = angle.truncatingRemainder(dividingBy: 360)
        guard degrees != 0 else { return }
        for index in start..<elements.count {
            elements[index] = elements[index].turned(
                by: .degrees(degrees), in: place.scale, words: "rotated \(degrees.short)")
        }
    }
}

extension View {
    /// Turns a view around a point: shapes around their middle. Of all else a picture tells the degrees.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationEffectModifier(angle: angle))
    }
}

extension BuiltIns {
    static let rotationEffect: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View",
                    "Turns a view around a point: shapes around their middle. Of all else a picture tells the degrees.",
                    example: #"Text("a").rotationEffect(.degrees(45))"#
                ) { (content: AnyView, angle: Angle, anchor: UnitPoint) in
                    AnyView(content.rotationEffect(angle, anchor: anchor))
                }
            ])
    ]
}
