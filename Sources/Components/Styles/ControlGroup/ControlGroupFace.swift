import Drawing
import StyleEngine

/// What a built-in style shows of a control group: its controls side by side.
struct ControlGroupFace: PrimitiveView {
    enum Arrangement {
        /// In one border. In a picture: `[ Cut | Paste ]`.
        case together
        /// In a round one. In a picture: `( Red | Blue )`.
        case palette
        /// Each in a border of its own. In a picture: `[ Back ] [ On ]`.
        case apart

        /// One element for the controls.
        fileprivate func element(of controls: [Element]) -> Element {
            switch self {
            case .together: Element(SegmentRow("[", "]"), controls.map(segment))
            case .palette: Element(SegmentRow("(", ")"), controls.map(segment))
            case .apart:
                Element(StackLayout.horizontal(), controls.map { Element(Brackets("[", "]"), [segment($0)]) })
            }
        }

        private func segment(_ control: Element) -> Element {
            (control.drawing as? Brackets)?.isSegment == true
                ? control : Element(Brackets.segment(), [control.whole])
        }
    }

    let content: ControlGroupStyleConfiguration.Content
    var arrangement = Arrangement.together

    static func _resolve(_ view: ControlGroupFace, at inputs: Inputs, by resolver: Resolver) {
        let look = ControlLook(
            view.content,
            environment: {
                $0.controlContext = .group
                $0.lineLimit = 1
            }
        ) { _, elements in view.arrangement.element(of: elements) }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }
}
