import Drawing
import StyleEngine

/// What a built-in picker style shows of a picker: its label and its options.
struct PickerFace: PrimitiveView {
    private let configuration: PickerStyleConfiguration
    private var arrangement: OptionsPayload.Arrangement
    private let inMenu: OptionsPayload.Arrangement?

    /// A picker whose options are arranged in some way, and maybe in another one inside of a menu (rule C8).
    init(
        _ configuration: PickerStyleConfiguration, _ arrangement: OptionsPayload.Arrangement,
        inMenu: OptionsPayload.Arrangement? = nil
    ) {
        self.configuration = configuration
        self.arrangement = arrangement
        self.inMenu = inMenu
    }

    static func _resolve(_ face: PickerFace, at inputs: Inputs, by resolver: Resolver) {
        var view = face
        if let inMenu = face.inMenu, inputs.environment.controlContext == .menu { view.arrangement = inMenu }
        resolve(view, at: inputs, by: resolver)
    }

    private static func resolve(_ view: PickerFace, at inputs: Inputs, by resolver: Resolver) {
        let look = ControlLook(Options(view: view)) { place, elements in
            let options = view.showsCurrent ? .chosen(elements[2], in: place) : elements[1]
            guard !place.environment.labelsAreHidden else { return options.standing(in: place) }
            let parts = [elements[0].standing(in: place), options.acting(in: place)]
            return switch view.arrangement {
            case .inline: Element(StackLayout.vertical(.leading), parts)
            // Of several options in one row too little is left beside a label. On the page they follow it, too.
            case .segmented: Element(ControlRow(isCut: false, isGrowing: place.isAmongRows), parts)
            // On the page these follow their labels.
            case .menu, .radioGroup: Element(ControlRow(isFilling: false), parts)
            }
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }

    /// Whether a view of its own stands for the chosen option.
    private var showsCurrent: Bool { arrangement == .menu && configuration.current != nil }

    /// The label, the options in a group of their own, and what stands for the chosen one.
    private struct Options: PrimitiveView {
        let view: PickerFace

        static func _resolve(_ options: Options, at inputs: Inputs, by resolver: Resolver) {
            let configuration = options.view.configuration
            ControlPart<AnyView>._resolve(
                ControlPart(label: configuration.label), at: inputs.part(0), by: resolver)
            let payload = OptionsPayload(configuration.choices, options.view.arrangement)
            var inner = resolver.open(TypeIdentity(Options.self), .group, payload: payload, at: inputs.part(1))
            configuration.choices.place = inner.parent
            if options.view.arrangement.isRow { inner.environment.lineLimit = 1 }
            if options.view.arrangement == .menu { inner.environment.tintForeground() }
            inner.environment.elementMark = .tags
            inner.environment.rowSelection = nil
            AnyView._resolve(configuration.content, at: inner, by: resolver)
            resolver.finally(at: inner, configuration.choices.notesOfOptions())
            guard options.view.showsCurrent, let current = configuration.current else { return }
            inner = inputs.part(2)
            inner.environment.lineLimit = 1
            inner.environment.tintForeground()
            ControlPart<AnyView>._resolve(ControlPart(.horizontal, current), at: inner, by: resolver)
        }
    }
}
