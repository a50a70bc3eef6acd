import Drawing
import StyleEngine

/// What a built-in style shows of progress: its label, how far it is, and that in words.
struct ProgressFace: PrimitiveView {
    enum Shape {
        /// `[#####.....]`
        case bar
        /// `(50%)`
        case circle
    }

    let configuration: ProgressViewStyleConfiguration
    let shape: Shape

    static func _resolve(_ view: ProgressFace, at inputs: Inputs, by resolver: Resolver) {
        let parts = Group {
            ControlPart(.horizontal, view.configuration.label)
            ControlPart(.horizontal, view.configuration.currentValueLabel)
        }
        let look = ControlLook(parts) { place, elements in
            let row = Element(ControlRow(), [elements[0], view.progress(place.tintInk)])
            return Element(ControlRow(), [row, elements[1]])
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }

    private func progress(_ ink: Ink) -> Element {
        guard let fraction = configuration.fractionCompleted else {
            return Element(Brackets(shape == .bar ? "[..........]" : "(...)", "", ink))
        }
        return switch shape {
        case .bar: Element(Track.bar(fraction, ink))
        case .circle: Element(Brackets("(\(Int((fraction * 100).rounded(.down)))%)", "", ink))
        }
    }
}
