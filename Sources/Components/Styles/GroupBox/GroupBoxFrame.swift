import Drawing
import StyleEngine

/// The frame of a group box: the label inside its upper edge, the content in a column, all of it on the background style
/// where one was set, or where the page is of another colour scheme.
struct GroupBoxFrame: PrimitiveView {
    let configuration: GroupBoxStyleConfiguration

    static func _resolve(_ view: GroupBoxFrame, at inputs: Inputs, by resolver: Resolver) {
        let parts = Group {
            ControlPart(.horizontal, view.configuration.label)
            ControlPart(.vertical, view.configuration.content)
        }
        let look = ControlLook(parts, environment: { $0.bringGround() }) { place, elements in
            let box = Element(TitledBoxLayout(), [elements[0].heading, Element(SnugLayout(), [elements[1]])])
            return place.environment.backgroundPaint != nil ? box.onBackground(in: place) : box.onGround(in: place)
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }
}
