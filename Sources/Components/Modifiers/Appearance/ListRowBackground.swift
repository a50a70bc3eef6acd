import Drawing
import StyleEngine

/// Places a view behind a whole row of a list.
struct ListRowBackgroundModifier<Other: View>: PrimitiveModifier {
    let other: Other?

    static func resolve(
        _ modifier: ListRowBackgroundModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = ListRowBackgroundPayload()
        let inner = resolver.open(TypeIdentity(Self.self), .modifier, payload: payload, at: inputs)
        content(inner.part(0))
        guard let other = modifier.other else { return }
        let secondary = resolver.open(TypeIdentity(Self.self), .secondary, at: inner.part(1))
        Other._resolve(other, at: secondary, by: resolver)
    }
}

/// Marks rows with what lies behind them.
private final class ListRowBackgroundPayload: Payload {
    override func parts(of node: Node) -> [Node] { node.children.filter { $0.kind != .secondary } }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        guard let part = node.children.first(where: { $0.kind == .secondary }) else { return }
        let payload = RowPayload { place in
            // An element is part of one tree only, so each row gets a background of its own.
            let layers = place.elements(of: part)
            return RowTraits(background: layers.count == 1 ? layers[0] : Element(LayerLayout(), layers))
        }
        payload.replace(&elements, from: start, of: node, at: place)
    }
}

extension View {
    /// Places a view behind the whole of each row of a list. Outside of lists and forms nothing is shown.
    ///
    /// - Example: `List { Text("Sun").listRowBackground(Color.yellow); Text("Moon") }`
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(ListRowBackgroundModifier(other: view))
    }
}
