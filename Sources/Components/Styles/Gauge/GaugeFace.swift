import Drawing
import StyleEngine

/// What a built-in style shows of a gauge: its label, the value between the smallest and the largest, and its words.
struct GaugeFace: PrimitiveView {
    enum Shape {
        /// `[#####.....]`
        case bar
        /// `=====-----`
        case line
        /// `----o-----`
        case marker
        /// `(50%)`
        case circle
        /// `/50%\`
        case arc
    }

    let configuration: GaugeStyleConfiguration
    let shape: Shape

    static func _resolve(_ view: GaugeFace, at inputs: Inputs, by resolver: Resolver) {
        let configuration = view.configuration
        let parts = Group {
            ControlPart(label: configuration.label)
            ControlPart(.horizontal, configuration.minimumValueLabel)
            ControlPart(.horizontal, configuration.maximumValueLabel)
            ControlPart(.horizontal, configuration.currentValueLabel)
        }
        let look = ControlLook(parts) { place, elements in
            let gauge = Element.row(ofSeen: view.parts(elements, place.tintInk))
            guard !place.environment.labelsAreHidden, !elements[0].isNothing else { return gauge.standing(in: place) }
            return Element(ControlRow(), [elements[0].standing(in: place), gauge])
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }

    /// The smallest value, the gauge, the largest value, and the value in words, which stands inside of a ring.
    private func parts(_ elements: [Element], _ ink: Ink) -> [Element] {
        switch shape {
        case .bar: [elements[1], Element(Track.bar(configuration.value, ink)), elements[2], elements[3]]
        case .line: [elements[1], Element(Track.line(configuration.value, ink)), elements[2], elements[3]]
        case .marker: [elements[1], Element(Track.slider(configuration.value, ink)), elements[2], elements[3]]
        case .circle: [elements[1], ring("(", ")", elements[3], ink), elements[2]]
        case .arc: [elements[1], ring("/", "\\", elements[3], ink), elements[2]]
        }
    }

    private func ring(_ left: String, _ right: String, _ value: Element, _ ink: Ink) -> Element {
        guard value.isNothing else { return Element(Brackets(left, right, ink), [value]) }
        return Element(Brackets.ring(configuration.value, left, right, ink))
    }
}
