import Drawing
import StyleEngine

/// What a built-in style shows of a control group: its controls side by side, in one border or each in its own.
struct ControlGroupFace: PrimitiveView {
    let content: ControlGroupStyleConfiguration.Content
    var isApart = false

    static func _resolve(_ view: ControlGroupFace, at inputs: Inputs, by resolver: Resolver) {
        guard !view.isApart else { return resolve(apart: view.content, at: inputs, by: resolver) }
        let look = ControlLook(
            view.content,
            environment: {
                $0.controlContext = .group
                $0.lineLimit = 1
            }
        ) { _, elements in
            let parts = elements.enumerated().map { index, element in
                let part =
                    (element.drawing as? Brackets)?.isSegment == true ? element : Element(Brackets.segment(), [element])
                return index > 0 ? Element(Brackets("\(Sign.bar)", ""), [part]) : part
            }
            let row = Element(StackLayout.horizontal(spacing: 0), parts)
            return Element(WholeLayout(), [Element(Brackets("[", "]"), [row])])
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }

    private static func resolve(
        apart content: ControlGroupStyleConfiguration.Content, at inputs: Inputs, by resolver: Resolver
    ) {
        let look = ControlLook(content) { _, elements in
            Element(StackLayout.horizontal(), elements.map { Element(Brackets("[ ", " ]"), [$0]) })
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }
}
