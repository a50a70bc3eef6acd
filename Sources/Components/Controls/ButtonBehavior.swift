import StyleEngine

/// What makes a built-in button act: a tap runs its action, and a press shows until it is released.
///
/// It stands around what a button's style makes, so that disabling that changes nothing here (rule C4).
struct ButtonBehavior<Content: View>: PrimitiveView {
    private let configuration: PrimitiveButtonStyleConfiguration
    private let content: (_ isPressed: Bool) -> Content

    init(_ configuration: PrimitiveButtonStyleConfiguration, content: @escaping (_ isPressed: Bool) -> Content) {
        self.configuration = configuration
        self.content = content
    }

    static func _resolve(_ view: ButtonBehavior, at inputs: Inputs, by resolver: Resolver) {
        resolver.resolveTouchable(TypeIdentity(ButtonBehavior.self), at: inputs) {
            [unowned resolver] inputs, installation in
            let press = installation.state(initial: false)
            Content._resolve(view.content(press.value), at: inputs, by: resolver)
            return view.configuration.interaction(isPressed: press, in: installation.environment)
        }
    }
}

/// What makes a button of a `ButtonStyle` act: its state is that of the style's body.
struct ButtonTouch<Content: View>: PrimitiveView {
    let configuration: PrimitiveButtonStyleConfiguration
    let press: StateLocation<Bool>
    let content: Content

    static func _resolve(_ view: ButtonTouch, at inputs: Inputs, by resolver: Resolver) {
        let interaction = view.configuration.interaction(isPressed: view.press, in: inputs.environment)
        let inner = resolver.open(TypeIdentity(ButtonTouch.self), .group, interaction: interaction, at: inputs)
        Content._resolve(view.content, at: inner, by: resolver)
    }
}

extension PrimitiveButtonStyleConfiguration {
    /// What a person can do to the button. Where it is disabled, nothing comes of it.
    fileprivate func interaction(isPressed: StateLocation<Bool>, in environment: EnvironmentValues) -> Interaction {
        guard environment.isEnabled else { return .press(isPressed: .constant(false), tap: {}) }
        return .press(
            isPressed: Binding(get: { isPressed.value }, set: { isPressed.value = $0 }), tap: trigger)
    }
}
