import Drawing
import StyleEngine

/// A toggle's label, and beside it what shows whether it is on.
struct ToggleFace: PrimitiveView {
    enum Shape {
        case `switch`, checkbox
    }

    private let configuration: ToggleStyleConfiguration
    private let shape: Shape

    init(_ configuration: ToggleStyleConfiguration, _ shape: Shape) {
        self.configuration = configuration
        self.shape = shape
    }

    static func _resolve(_ view: ToggleFace, at inputs: Inputs, by resolver: Resolver) {
        let look = ControlLook(ControlPart(.horizontal, view.configuration.label)) { place, elements in
            let label = place.environment.labelsAreHidden ? nil : Element.row(of: elements).enabled(in: place)
            let sign = Element(Brackets(view.sign, "", view.configuration.isOn ? place.tintInk : .text))
            guard let label else { return sign.enabled(in: place) }
            return switch view.shape {
            case .switch: Element(ControlRow(place.environment.rowWidth), [label, sign])
            case .checkbox: Element(StackLayout.horizontal(), [sign, label])
            }
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }

    private var sign: String {
        let (isOn, isMixed) = (configuration.isOn, configuration.isMixed)
        return switch shape {
        case .switch: isMixed ? "( o )" : isOn ? "(  o)" : "(o  )"
        case .checkbox: isMixed ? "[-]" : isOn ? "[x]" : "[ ]"
        }
    }
}
