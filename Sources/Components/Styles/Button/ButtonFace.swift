import Drawing
import StyleEngine

/// What a built-in button style shows of a button: its label, its border, and whether it is pressed.
struct ButtonFace: View {
    enum Border {
        /// A label alone; inside a toggle a border, so that its state shows.
        case automatic
        case none, bordered, prominent
    }

    let configuration: PrimitiveButtonStyleConfiguration
    let border: Border

    init(_ configuration: PrimitiveButtonStyleConfiguration, _ border: Border) {
        self.configuration = configuration
        self.border = border
    }

    static func _resolve(_ view: ButtonFace, at inputs: Inputs, by resolver: Resolver) {
        ButtonBehavior<ControlLook>._resolve(view.body, at: inputs, by: resolver)
    }

    var body: ButtonBehavior<ControlLook<PrimitiveButtonStyleConfiguration.Label>> {
        ButtonBehavior(configuration) { isPressed in
            ControlLook(configuration.label, environment: { $0.enclosingToggle = nil }) { place, elements in
                face(isPressed: isPressed, in: place, elements)
            }
        }
    }

    private func face(isPressed: Bool, in place: Surroundings, _ elements: [Element]) -> Element {
        let toggle = place.environment.enclosingToggle
        let border = border == .automatic ? toggle == nil ? .none : .bordered : border
        var words = configuration.role == .destructive ? ["destructive"] : []
        let (left, right) = isPressed ? (">", "<") : toggle == true ? ("*", "*") : (" ", " ")
        // Without a border there is no room for a sign that leaves the width as it is.
        if border == .none, isPressed { words.append("pressed") }
        if border == .none, toggle == true { words.append("on") }
        let label = Element.row(of: elements).noted(words).enabled(in: place)
        switch border {
        case .automatic, .none: return label
        case .bordered: return Element(Brackets("[" + left, right + "]"), [label])
        case .prominent: return Element(Brackets("[[" + left, right + "]]"), [label])
        }
    }
}

private enum EnclosingToggleKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
    /// Whether the toggle that a button stands for is on; nil for any other button (rule C3).
    var enclosingToggle: Bool? {
        get { self[EnclosingToggleKey.self] }
        set { self[EnclosingToggleKey.self] = newValue }
    }
}
