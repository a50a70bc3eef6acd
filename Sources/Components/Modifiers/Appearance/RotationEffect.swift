import Drawing
import StyleEngine

/// Turns a view around one of its points. Shapes are drawn turned; of all else a picture tells the degrees.
struct RotationEffectModifier: PrimitiveModifier {
    let angle: Angle
    let anchor: UnitPoint

    static func resolve(
        _ modifier: RotationEffectModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = TurnPayload { place in
            place.number(modifier.angle.degrees, "rotationEffect").map { .rotated($0, around: modifier.anchor) }
        }
        content(resolver.open(TypeIdentity(RotationEffectModifier.self), .modifier, payload: payload, at: inputs))
    }
}

/// Turns each element inside.
final class TurnPayload: Payload {
    private let turn: (Surroundings) -> Turn?

    /// `turn` makes what is done to an element; nil leaves it as it is.
    init(_ turn: @escaping (Surroundings) -> Turn?) { self.turn = turn }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        guard let turn = turn(place) else { return }
        for index in start..<elements.count {
            // A hand that points up is drawn as those are that are turned.
            guard turn.words != nil || elements[index].holdsShape() else { continue }
            elements[index] = Element(TurnLayout(turn, in: place.scale), [elements[index]])
        }
    }
}

extension View {
    /// Turns a view around a point; shapes are drawn turned; of all else a picture tells the degrees. Shapes are drawn
    /// turned; of all else a picture tells the degrees.
    ///
    /// - Example: `Text("a").rotationEffect(.degrees(45))`
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationEffectModifier(angle: angle, anchor: anchor))
    }
}
