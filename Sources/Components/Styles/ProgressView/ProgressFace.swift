import Drawing
import StyleEngine

/// What a built-in style shows of progress: its label, how far it is, and that in words.
struct ProgressFace: PrimitiveView {
    enum Shape {
        /// `#####.....`, below the label
        case bar
        /// `(50%)`
        case circle
    }

    let configuration: ProgressViewStyleConfiguration
    let shape: Shape
    var tint: Color?

    static func _resolve(_ view: ProgressFace, at inputs: Inputs, by resolver: Resolver) {
        let parts = Group {
            ControlPart(label: view.configuration.label)
            ControlPart(.horizontal, view.configuration.currentValueLabel)
        }
        let look = ControlLook(parts) { place, elements in
            let progress = Element.row(ofSeen: [
                view.progress(place.tintInk(or: view.tint), in: place.charset), elements[1],
            ])
            guard !place.environment.labelsAreHidden, !elements[0].isNothing else {
                return progress.standing(in: place)
            }
            let label = elements[0].standing(in: place)
            switch view.shape {
            case .bar: return .column(of: [label, progress], .leading)
            case .circle: return .column(of: [progress, label], .center)
            }
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }

    private func progress(_ ink: Ink, in charset: Charset) -> Element {
        switch shape {
        case .bar: Element(Track.thinBar(configuration.fractionCompleted, ink))
        case .circle: Element(Brackets.ring(configuration.fractionCompleted, "(", ")", ink, in: charset))
        }
    }
}
