import Drawing
import StyleEngine

/// What the built-in style shows of a disclosure group: a sign, the label, and below it the content where it is open. It
/// fills a firm width, so that nothing around it moves when it is opened.
struct DisclosureFace: PrimitiveView {
    let configuration: DisclosureGroupStyleConfiguration

    static func _resolve(_ view: DisclosureFace, at inputs: Inputs, by resolver: Resolver) {
        let isExpanded = view.configuration.isExpanded
        let parts = Group {
            ControlPart(label: view.configuration.label)
            if isExpanded { ControlPart(.vertical, view.configuration.content) }
        }
        let look = ControlLook(parts) { place, elements in
            let mark = HangingMark.disclosure(isExpanded, in: place.charset)
            let label = Element(mark, [elements[0].standing(in: place)])
            let content = elements.dropFirst().map { Element(PaddingLayout(leading: mark.columns), [$0]) }
            return Element(FilledWidth(), [.column(of: [label] + content, .leading)])
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }
}
