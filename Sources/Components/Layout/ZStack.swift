import Catalogue
import Drawing
import StyleEngine

/// Views on top of each other.
///
/// - Example: `ZStack { Color.yellow; Text("a") }`
public struct ZStack<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let content: Content

    /// Views on top of each other.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _resolve(_ view: ZStack, at inputs: Inputs, by resolver: Resolver) {
        let payload = Container { _, layers in Element(LayerLayout(view.alignment), Element.layered(layers)) }
        let inner = resolver.open(TypeIdentity(ZStack.self), .primitive, payload: payload, at: inputs)
        Content._resolve(view.content, at: inner, by: resolver)
    }
}
