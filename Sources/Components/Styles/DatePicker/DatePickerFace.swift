import Drawing
import StyleEngine

/// What a built-in style shows of a date picker: its label, and the day and the time in one way or another.
struct DatePickerFace: PrimitiveView {
    enum Look {
        /// `[11/22/2026] [9:41 AM]`
        case compact
        /// `[11/22/2026, 9:41 AM]`
        case field
        /// `[11/22/2026, 9:41 AM] [-|+]`
        case stepperField
    }

    private let configuration: DatePickerStyleConfiguration
    private let look: Look

    init(_ configuration: DatePickerStyleConfiguration, _ look: Look) {
        self.configuration = configuration
        self.look = look
    }

    static func _resolve(_ view: DatePickerFace, at inputs: Inputs, by resolver: Resolver) {
        let label = ControlPart(label: view.configuration.label.erased)
        let look = ControlLook(label) { place, elements in
            let picker = view.picker(at: place)
            guard !place.environment.labelsAreHidden, let label = elements.first, !label.isNothing else {
                return picker.standing(in: place)
            }
            let parts = [label.standing(in: place), picker.standing(in: place)]
            return Element(ControlRow.sign(in: place), parts)
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }

    private func picker(at place: Surroundings) -> Element {
        let shown = shown
        switch look {
        case .compact: return Element.row(of: shown.map { field($0, at: place) })
        case .field: return field(shown.joined(separator: ", "), at: place)
        case .stepperField:
            let signs = StepperSigns.element((true, true), isEnabled: place.environment.isEnabled)
            return Element.row(of: [field(shown.joined(separator: ", "), at: place), signs])
        }
    }

    /// What is shown of the day and of the time.
    private var shown: [String] {
        let (text, parts) = (DateText(of: configuration.selection, in: .greenwich), configuration.displayedComponents)
        return (parts.contains(.date) ? [text.day] : []) + (parts.contains(.hourAndMinute) ? [text.time] : [])
    }

    private func field(_ text: String, at place: Surroundings) -> Element {
        Element(Brackets("[", "]", place.tintInk), [Element(place.text(text))])
    }
}
