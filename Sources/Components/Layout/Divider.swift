import Catalogue
import Drawing
import StyleEngine

/// A line between views: across the stack around it, and from left to right outside of stacks.
///
/// - Example: `VStack { Text("a"); Divider(); Text("b") }`
public struct Divider: PrimitiveView {
    /// A line between views.
    public init() {}

    public static func _resolve(_ view: Divider, at inputs: Inputs, by resolver: Resolver) {
        let payload = Leaf { DividerLine(along: $0.axis == .horizontal ? .vertical : .horizontal) }
        _ = resolver.open(TypeIdentity(Divider.self), .primitive, payload: payload, at: inputs)
    }
}
