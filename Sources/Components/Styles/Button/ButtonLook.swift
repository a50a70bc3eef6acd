import StyleEngine

/// What a built-in button style draws around a label.
struct ButtonLook: PrimitiveModifier {
    enum Border {
        case automatic, plain, borderless, bordered, borderedProminent
    }

    private let border: Border
    private let role: ButtonRole?
    private let isPressed: Bool

    init(_ border: Border, role: ButtonRole?, isPressed: Bool) {
        self.border = border
        self.role = role
        self.isPressed = isPressed
    }

    static func resolve(_ look: ButtonLook, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver) {
        content(resolver.open(TypeIdentity(ButtonLook.self), .modifier, at: inputs))
    }
}
