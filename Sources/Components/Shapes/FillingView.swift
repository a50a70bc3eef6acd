import Drawing
import StyleEngine

/// A shape style that is a view too: it fills all the space there is.
public protocol FillingView: PrimitiveView, ShapeStyle {}

extension FillingView {
    public static func _resolve(_ view: Self, at inputs: Inputs, by resolver: Resolver) {
        let payload = ShapePayload(outline: .rectangle, layers: [ShapeLayer(.fill, view)])
        _ = resolver.open(TypeIdentity(Self.self), .primitive, payload: payload, at: inputs)
    }
}
