import Drawing
import StyleEngine

/// What a built-in style shows of a list: its rows, a line between them, and a frame.
struct ListFace: PrimitiveView {
    let content: AnyView
    let hasFrame: Bool
    var hasRules = true

    static func _resolve(_ view: ListFace, at inputs: Inputs, by resolver: Resolver) {
        let payload = Container(axis: .vertical) { _, rows in
            let parts = rows.enumerated().flatMap { index, row in
                view.hasRules && index > 0 ? [Element(DividerLine(along: .horizontal)), row] : [row]
            }
            let column = Element(SnugLayout.ideal, [Element(StackLayout.vertical(.leading), parts)])
            return view.hasFrame ? Element(TitledBoxLayout(), [column]) : column
        }
        var inner = resolver.open(TypeIdentity(ListFace.self), .group, payload: payload, at: inputs)
        inner.environment.rowsFill = true
        AnyView._resolve(view.content, at: inner, by: resolver)
    }
}
