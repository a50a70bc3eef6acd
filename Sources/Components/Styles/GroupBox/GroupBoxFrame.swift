import Drawing
import StyleEngine

/// The frame of a group box: the label inside its upper edge, the content in a column.
struct GroupBoxFrame: PrimitiveView {
    let configuration: GroupBoxStyleConfiguration

    static func _resolve(_ view: GroupBoxFrame, at inputs: Inputs, by resolver: Resolver) {
        let parts = Group {
            ControlPart(.horizontal, view.configuration.label)
            ControlPart(.vertical, view.configuration.content)
        }
        let look = ControlLook(parts) { _, elements in
            Element(TitledBoxLayout(), [elements[0], Element(SnugLayout(), [elements[1]])])
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }
}
