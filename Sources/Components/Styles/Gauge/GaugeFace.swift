import Drawing
import StyleEngine

/// What a built-in style shows of a gauge: its label, the value between the smallest and the largest, and its words.
struct GaugeFace: PrimitiveView {
    enum Shape {
        /// `#####.....`, below the label
        case bar
        /// `=====-----`
        case line
        /// `----o-----`
        case marker
        /// `(50%)`, or `(fast)`
        case circle
        /// `/50%\`, or `/fast\`
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
            ControlPart(
                .horizontal,
                configuration.markedValueLabels.map {
                    GaugeMarks(labels: $0, bounds: configuration.bounds)
                })
        }
        let look = ControlLook(parts) { place, elements in
            let gauge = Element.row(ofSeen: view.parts(elements, place.tintInk, in: place.charset))
            guard !place.environment.labelsAreHidden, !elements[0].isNothing else { return gauge.standing(in: place) }
            let parts = [elements[0].standing(in: place), gauge.acting(in: place)]
            return view.isRing
                ? Element(ControlRow.sign(in: place), parts) : Element(StackLayout.vertical(.leading), parts)
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }

    private var isRing: Bool { shape == .circle || shape == .arc }

    /// The smallest value, the gauge, the largest value, and the value in words, which stands inside of a ring. A ring has
    /// no room for marks.
    private func parts(_ elements: [Element], _ ink: Ink, in charset: Charset) -> [Element] {
        switch shape {
        case .bar: line(Track.bar(configuration.value, ink), among: elements)
        case .line: line(Track.line(configuration.value, ink), among: elements)
        case .marker: line(Track.slider(configuration.value, ink), among: elements)
        case .circle: [elements[1], ring("(", ")", elements[3], ink, in: charset), elements[2]]
        case .arc:
            [
                elements[1], ring("\(Sign.arcLeft)", "\(Sign.arcRight)", elements[3], ink, in: charset),
                elements[2],
            ]
        }
    }

    /// A track between its bounds, its marks below it.
    private func line(_ track: Track, among elements: [Element]) -> [Element] {
        let line =
            elements[4].isNothing
            ? Element(track) : Element(StackLayout.vertical(.leading), [Element(track), elements[4]])
        let bounded = Element.row(ofSeen: [elements[1], line, elements[2]])
        // Beside the smallest or the largest value the current one would read as a part of it.
        let isBelow = !elements[3].isNothing && !(elements[1].isNothing && elements[2].isNothing)
        return isBelow ? [Element(StackLayout.vertical(.center), [bounded, elements[3]])] : [bounded, elements[3]]
    }

    private func ring(_ left: String, _ right: String, _ value: Element, _ ink: Ink, in charset: Charset) -> Element {
        Element(
            Brackets.ring(configuration.value, left, right, ink, isEmpty: value.isNothing, in: charset),
            value.isNothing ? [] : [value])
    }
}
