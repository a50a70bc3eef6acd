import Drawing
import StyleEngine

/// What a built-in label style shows of a label: its icon and then its title. In a list or a form an icon without a colour
/// of its own has the tint, and room for what lies behind it.
struct LabelRow: PrimitiveView {
    let configuration: LabelStyleConfiguration

    static func _resolve(_ view: LabelRow, at inputs: Inputs, by resolver: Resolver) {
        let row = ControlLook(
            Group {
                ControlLook(view.configuration.icon) { place, elements in
                    let icon = Element.row(of: elements)
                    switch place.environment.controlContext {
                    case .list, .form:
                        return icon.isNothing ? icon : Element(ExtentLayout(), [icon.colored(place.resolved(.tint))])
                    case .menu, .group, nil: return icon
                    }
                }
                view.configuration.title
            }
        ) { place, elements in
            // A symbol that can't be shown but by a word of the title says nothing more, unless all is said in words.
            let (icon, title) = (elements.prefix(1), elements.dropFirst())
            let isRepeated = place.charset != .ascii && icon.first?.repeats(title) == true
            return Element.row(ofSeen: isRepeated ? Array(title) : elements).whole
        }
        ControlLook._resolve(row, at: inputs, by: resolver)
    }
}
