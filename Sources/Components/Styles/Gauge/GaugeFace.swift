import Drawing
import StyleEngine

/// What a built-in style shows of a gauge: its label, the value between the smallest and the largest, and its words.
struct GaugeFace: PrimitiveView {
    enum Shape {
        /// `[#####.....]`
        case bar
        /// `----o-----`
        case marker
        /// `(50%)`
        case circle
    }

    let configuration: GaugeStyleConfiguration
    let shape: Shape

    static func _resolve(_ view: GaugeFace, at inputs: Inputs, by resolver: Resolver) {
        let configuration = view.configuration
        let parts = Group {
            ControlPart(.horizontal, configuration.label)
            ControlPart(.horizontal, configuration.minimumValueLabel)
            ControlPart(.horizontal, configuration.maximumValueLabel)
            ControlPart(.horizontal, configuration.currentValueLabel)
        }
        let look = ControlLook(parts) { place, elements in
            var row = Element(ControlRow(), [elements[1], view.value(place.tintInk)])
            for part in elements[2...] { row = Element(ControlRow(), [row, part]) }
            return place.environment.labelsAreHidden ? row : Element(ControlRow(), [elements[0], row])
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }

    private func value(_ ink: Ink) -> Element {
        switch shape {
        case .bar: Element(Track.bar(configuration.value, ink))
        case .marker: Element(Track.slider(configuration.value, ink))
        case .circle: Element(Brackets("(\(Int((configuration.value * 100).rounded(.down)))%)", "", ink))
        }
    }
}
