import Drawing
import StyleEngine

/// What a built-in style shows of a form: its rows in a column, all of the same width.
struct FormFace: PrimitiveView {
    let content: FormStyleConfiguration.Content
    let hasFrame: Bool

    static func _resolve(_ view: FormFace, at inputs: Inputs, by resolver: Resolver) {
        let rows = ControlPart(.vertical, view.content)
        let look = ControlLook(rows, environment: { $0.rowsFill = true }) { _, elements in
            let rows = Element(SnugLayout.usable, elements)
            return view.hasFrame ? Element(TitledBoxLayout(), [rows]) : rows
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }
}
