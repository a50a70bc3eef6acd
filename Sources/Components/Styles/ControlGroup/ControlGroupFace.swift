import Drawing
import StyleEngine

/// What a built-in style shows of a control group: its controls side by side in one border.
struct ControlGroupFace: PrimitiveView {
    let content: ControlGroupStyleConfiguration.Content

    static func _resolve(_ view: ControlGroupFace, at inputs: Inputs, by resolver: Resolver) {
        let look = ControlLook(view.content) { _, elements in
            let parts = elements.enumerated().flatMap { index, element in
                index > 0 ? [Element(Brackets(" | ", "")), element] : [element]
            }
            return Element(Brackets("[ ", " ]"), [Element(StackLayout.horizontal(spacing: 0), parts)])
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }
}
