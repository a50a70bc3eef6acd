import Catalogue
import StyleEngine

/// A control that runs an action.
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

    /// A button with a title as it is written.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, action: @escaping () -> Void) {
        self.init(Text(title), action: action)
    }

    init(_ title: Text, action: @escaping () -> Void) {
        self.init(title, role: nil, action: action)
    }

    /// A button with a title, for a purpose that its style may show.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(Text(titleKey), role: role, action: action)
    }

    /// A button with a title as it is written, for a purpose that its style may show.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(Text(title), role: role, action: action)
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

    /// A button with a title as it is written and a system symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, action: @escaping () -> Void) {
        self.init(Text(title), systemImage: systemImage, action: action)
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

    /// A button with a title as it is written and a system symbol, for a purpose that its style may show.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(Text(title), systemImage: systemImage, role: role, action: action)
    }

    init(
        _ title: Text, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action, erased: AnyView(SymbolLabel(title, systemImage: systemImage)))
        self.title = title.string
    }
}

extension BuiltIns {
    static let button: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Button<Label: View>: View", "A control that runs an action.",
            example: #"Button("Share") { print("shared") }"#,
            [
                BuiltIn(
                    "init(action: @escaping () -> Void, @ViewBuilder label: () -> Label)",
                    "A button with a label of its own."
                ) { (action: Action, label: ViewClosure) in AnyView(Button(action: { action() }) { label() }) },
                BuiltIn(
                    "init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label)",
                    "A button with a label of its own, for a purpose that its style may show."
                ) { (role: ButtonRole?, action: Action, label: ViewClosure) in
                    AnyView(Button(role: role, action: { action() }) { label() })
                },
            ]),
        BuiltInGroup(
            "extension Button where Label == Text",
            [
                BuiltIn("init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void)", "A button with a title.")
                {
                    (title: Text, action: Action) in AnyView(Button(title) { action() })
                },
                BuiltIn(
                    "init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void)",
                    "A button with a title, for a purpose that its style may show."
                ) { (title: Text, role: ButtonRole?, action: Action) in
                    AnyView(Button(title, role: role) { action() })
                },
            ]),
        BuiltInGroup(
            "extension Button where Label == SymbolLabel",
            [
                BuiltIn(
                    "init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void)",
                    "A button with a title and a system symbol."
                ) { (title: Text, symbol: String, action: Action) in
                    AnyView(Button(title, systemImage: symbol) { action() })
                },
                BuiltIn(
                    "init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void)",
                    "A button with a title and a system symbol, for a purpose that its style may show."
                ) { (title: Text, symbol: String, role: ButtonRole?, action: Action) in
                    AnyView(Button(title, systemImage: symbol, role: role) { action() })
                },
            ]),
        BuiltInGroup(
            "extension Button where Label == PrimitiveButtonStyleConfiguration.Label",
            [
                BuiltIn(
                    "init(_ configuration: PrimitiveButtonStyleConfiguration)",
                    "The button that a style was told about: it takes the next style of the stack."
                ) { (configuration: PrimitiveButtonStyleConfiguration) in AnyView(Button(configuration)) }
            ]),
    ]
}
