import Drawing
import StyleEngine

/// What a built-in style shows of a list: its rows, a line between them, and a frame.
struct ListFace: PrimitiveView {
    let content: AnyView
    let hasFrame: Bool
    var hasRules = true

    static func _resolve(_ view: ListFace, at inputs: Inputs, by resolver: Resolver) {
        let payload = Container(axis: .vertical) { _, elements in
            // What can't be chosen stands in line with what can.
            let isMarked = elements.contains { $0.drawing is RowMark }
            let rows = elements.map {
                isMarked && !($0.drawing is RowMark) ? Element(RowMark(isOn: false), [$0]) : $0
            }
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
