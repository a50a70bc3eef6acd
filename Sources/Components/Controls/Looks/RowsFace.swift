import Drawing
import StyleEngine

/// What a built-in style shows of a list or a form: its rows and sections, set in some way.
struct RowsFace<Content: View>: PrimitiveView {
    private let content: Content
    private let element: (Surroundings, [RowSection]) -> Element

    /// Rows and sections of which `element` makes one element.
    init(_ content: Content, _ element: @escaping (Surroundings, [RowSection]) -> Element) {
        self.content = content
        self.element = element
    }

    static func _resolve(_ view: RowsFace, at inputs: Inputs, by resolver: Resolver) {
        let payload = Container(axis: .vertical) { place, elements in
            view.element(place, RowSection.sections(of: elements)).onScrollGround(in: place)
        }
        var inner = resolver.open(TypeIdentity(RowsFace.self), .group, payload: payload, at: inputs)
        if inputs.environment.scrollContentBackground != .hidden { inner.environment.bringGround() }
        Content._resolve(view.content, at: inner, by: resolver)
    }
}
