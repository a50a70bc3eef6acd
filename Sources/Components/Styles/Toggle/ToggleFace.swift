import Drawing
import StyleEngine

/// A toggle's label, and beside it what shows whether it is on.
struct ToggleFace: PrimitiveView {
    enum Shape {
        /// A switch; in a menu, where rows are short, a box; in a control group a part of it.
        case automatic
        case `switch`, checkbox
    }

    private let configuration: ToggleStyleConfiguration
    private let shape: Shape
    private let tint: Color?

    /// The face of a toggle; where it is on, its sign has the tint, or else that of the place.
    init(_ configuration: ToggleStyleConfiguration, _ shape: Shape, tint: Color? = nil) {
        self.configuration = configuration
        self.shape = shape
        self.tint = tint
    }

    static func _resolve(_ view: ToggleFace, at inputs: Inputs, by resolver: Resolver) {
        let look = ControlLook(ControlPart(label: view.configuration.label)) { place, elements in
            if view.shape == .automatic, place.environment.controlContext == .group {
                return view.segment(elements, in: place)
            }
            let label = place.environment.labelsAreHidden ? nil : Element.row(of: elements).standing(in: place)
            let isBox = view.shape == .checkbox || view.shape == .automatic && place.environment.controlContext == .menu
            let ink = view.configuration.isOn ? view.ink(in: place) : .text
            if isBox, let label {
                return Element(HangingMark(view.box(in: place.charset), ink), [label]).acting(in: place)
            }
            let sign = Element(Brackets(isBox ? view.box(in: place.charset) : view.switch, "", ink))
            return label.map { Element(ControlRow(), [$0, sign.acting(in: place)]) } ?? sign.standing(in: place)
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }

    /// What it shows in a control group: `|*Wrap*|` where it is on.
    private func segment(_ elements: [Element], in place: Surroundings) -> Element {
        let words = configuration.isMixed ? ["mixed"] : []
        return Element(
            Brackets.segment(isOn: configuration.isOn), [.row(of: elements).noted(words).standing(in: place)])
    }

    private func ink(in place: Surroundings) -> Ink {
        place.tintInk(or: tint)
    }

    private var `switch`: String {
        configuration.isMixed ? "( \(Sign.knob) )" : configuration.isOn ? "(  \(Sign.knob))" : "(\(Sign.knob)  )"
    }

    private func box(in charset: Charset) -> String {
        Sign.box(configuration.isMixed ? .mixed : configuration.isOn ? .ticked : .unticked, in: charset)
    }
}
