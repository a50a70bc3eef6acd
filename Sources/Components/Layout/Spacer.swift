import Catalogue
import Drawing
import StyleEngine

/// Space that grows along the stack around it, and in both directions outside of stacks.
///
/// - Example: `HStack { Text("a"); Spacer(); Text("b") }`
public struct Spacer: PrimitiveView {
    private let minLength: CGFloat?

    /// Space of at least some points.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public static func _resolve(_ view: Spacer, at inputs: Inputs, by resolver: Resolver) {
        let payload = Leaf { place in
            SpacerSpace(
                along: place.axis,
                minimum: view.minLength.flatMap { place.space($0, along: place.axis ?? .horizontal, "minLength") })
        }
        _ = resolver.open(TypeIdentity(Spacer.self), .primitive, payload: payload, at: inputs)
    }
}
