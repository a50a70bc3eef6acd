import Drawing
import StyleEngine

/// What a built-in style shows of a control group: its controls side by side.
struct ControlGroupFace: PrimitiveView {
    enum Arrangement {
        /// In one border: `[ Cut | Paste ]`.
        case together
        /// In a round one: `( Red | Blue )`.
        case palette
        /// Each in a border of its own: `[ Back ] [ On ]`.
        case apart
    }

    let content: ControlGroupStyleConfiguration.Content
    var arrangement = Arrangement.together

    static func _resolve(_ view: ControlGroupFace, at inputs: Inputs, by resolver: Resolver) {
        guard view.arrangement != .apart else { return resolve(apart: view.content, at: inputs, by: resolver) }
        let look = ControlLook(
            view.content,
            environment: {
                $0.controlContext = .group
                $0.lineLimit = 1
            }
        ) { _, elements in
            let parts = elements.map { element in
                (element.drawing as? Brackets)?.isSegment == true
                    ? element : Element(Brackets.segment(), [element.whole])
            }
            return Element(view.arrangement == .palette ? SegmentRow("(", ")") : SegmentRow("[", "]"), parts)
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }

    private static func resolve(
        apart content: ControlGroupStyleConfiguration.Content, at inputs: Inputs, by resolver: Resolver
    ) {
        let look = ControlLook(content) { _, elements in
            Element(StackLayout.horizontal(), elements.map { Element(Brackets("[ ", " ]"), [$0.whole]) })
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }
}
