import Drawing
import StyleEngine

/// What a built-in label style shows of a label: its icon and then its title. In a list or a form an icon without a colour
/// of its own has the tint.
struct LabelRow: PrimitiveView {
    let configuration: LabelStyleConfiguration

    static func _resolve(_ view: LabelRow, at inputs: Inputs, by resolver: Resolver) {
        let row = ControlPart(
            .horizontal,
            Group {
                ControlLook(view.configuration.icon) { place, elements in
                    let icon = Element.row(of: elements)
                    switch place.environment.controlContext {
                    case .list, .form: return icon.isNothing ? icon : icon.colored(place.resolved(.tint))
                    case .menu, .group, nil: return icon
                    }
                }
                view.configuration.title
            })
        ControlPart._resolve(row, at: inputs, by: resolver)
    }
}
