import Drawing
import StyleEngine

/// A label on the left of a row and what it belongs to on the right.
struct LabeledRow<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: Content

    static func _resolve(_ view: LabeledRow, at inputs: Inputs, by resolver: Resolver) {
        let parts = Group {
            ControlPart(label: view.label)
            ControlPart(.horizontal, view.content)
        }
        let look = ControlLook(parts) { _, elements in Element(ControlRow.spread, elements) }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }
}
