import Catalogue
import StyleEngine

/// A control that runs an action.
///
/// - Example: `Button("Share") { print("shared") }`
public struct Button<Label: View>: PrimitiveView {
    private let configuration: PrimitiveButtonStyleConfiguration
    private var title: String?
    private var isReapplied = false

    /// A button with a label of its own.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a label of its own, for a purpose that its style may show.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: action, erased: PrimitiveButtonStyleConfiguration.family.label(label()))
    }

    private init(role: ButtonRole?, action: @escaping () -> Void, erased label: AnyView) {
        configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: PrimitiveButtonStyleConfiguration.Label(erased: label), action: action)
    }

    public static func _resolve(_ view: Button, at inputs: Inputs, by resolver: Resolver) {
        resolver.resolveComponent(
            TypeIdentity(Button.self), family: PrimitiveButtonStyleConfiguration.family,
            configuration: view.configuration, defaultStyle: { DefaultButtonStyle().erased },
            isReapplied: view.isReapplied, title: view.title, isLabelled: true, isControl: true, at: inputs)
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style was told about: it takes the next style of the stack (rules B3, B6).
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.configuration = configuration
        isReapplied = true
    }
}

extension Button where Label == Text {
    /// A button with a title.
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(Text(titleKey), action: action)
    }

    init(_ title: Text, action: @escaping () -> Void) {
        self.init(title, role: nil, action: action)
    }

    /// A button with a title, for a purpose that its style may show.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(Text(titleKey), role: role, action: action)
    }

    init(_ title: Text, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action, erased: AnyView(title))
        self.title = title.string
    }
}

extension Button where Label == SymbolLabel {
    /// A button with a title and a system symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
        self.init(Text(titleKey), systemImage: systemImage, action: action)
    }

    init(_ title: Text, systemImage: String, action: @escaping () -> Void) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }

    /// A button with a title and a system symbol, for a purpose that its style may show.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(Text(titleKey), systemImage: systemImage, role: role, action: action)
    }

    init(
        _ title: Text, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action, erased: AnyView(SymbolLabel(title, systemImage: systemImage)))
        self.title = title.string
    }
}
