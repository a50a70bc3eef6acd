import Drawing
import StyleEngine

/// What a built-in style shows of a control group: its controls side by side, in one border or each in its own.
struct ControlGroupFace: PrimitiveView {
    let content: ControlGroupStyleConfiguration.Content
    var isApart = false

    static func _resolve(_ view: ControlGroupFace, at inputs: Inputs, by resolver: Resolver) {
        let look = ControlLook(view.content) { _, elements in
            if view.isApart {
                return Element(StackLayout.horizontal(), elements.map { Element(Brackets("[ ", " ]"), [$0]) })
            }
            let parts = elements.enumerated().flatMap { index, element in
                index > 0 ? [Element(Brackets(" \(Sign.bar) ", "")), element] : [element]
            }
            return Element(Brackets("[ ", " ]"), [Element(StackLayout.horizontal(spacing: 0), parts)])
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }
}
