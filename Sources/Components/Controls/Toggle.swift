import Catalogue
import StyleEngine

/// A control that is on or off.
public struct Toggle<Label: View>: PrimitiveView {
    private let configuration: ToggleStyleConfiguration
    private var title: String?
    private var isReapplied = false

    /// A toggle with a label of its own.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, erased: ToggleStyleConfiguration.family.label(label()))
    }

    private init(isOn: Binding<Bool>, erased label: AnyView) {
        configuration = ToggleStyleConfiguration(label: ToggleStyleConfiguration.Label(erased: label), isOn: isOn)
    }

    public static func _resolve(_ view: Toggle, at inputs: Inputs, by resolver: Resolver) {
        let isOn = view.configuration.$isOn
        resolver.resolveComponent(
            TypeIdentity(Toggle.self), family: ToggleStyleConfiguration.family, configuration: view.configuration,
            defaultStyle: { DefaultToggleStyle().erased }, isReapplied: view.isReapplied, title: view.title,
            isLabelled: true,
            interaction: .toggle(inputs.environment.isEnabled ? isOn : .constant(isOn.wrappedValue)), at: inputs)
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style was told about: it takes the next style of the stack (rules B3, B6).
    public init(_ configuration: ToggleStyleConfiguration) {
        self.configuration = configuration
        isReapplied = true
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title.
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        let title = String(title)
        self.init(isOn: isOn, erased: AnyView(Text(verbatim: title)))
        self.title = title
    }
}

extension Toggle where Label == SymbolLabel {
    /// A toggle with a title and a system symbol.
    public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, erased: AnyView(SymbolLabel(title, systemImage: systemImage)))
        self.title = String(title)
    }
}

extension BuiltIns {
    static let toggle: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Toggle<Label: View>: View", "A control that is on or off.",
            example: #"Toggle("Sound", isOn: .constant(true))"#,
            [
                BuiltIn(
                    "init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)", "A toggle with a label of its own."
                ) { (isOn: Binding<Bool>, label: ViewClosure) in AnyView(Toggle(isOn: isOn) { label() }) }
            ]),
        BuiltInGroup(
            "extension Toggle where Label == Text",
            [
                BuiltIn("init(_ title: String, isOn: Binding<Bool>)", "A toggle with a title.") {
                    (title: String, isOn: Binding<Bool>) in AnyView(Toggle(title, isOn: isOn))
                }
            ]),
        BuiltInGroup(
            "extension Toggle where Label == SymbolLabel",
            [
                BuiltIn(
                    "init(_ title: String, systemImage: String, isOn: Binding<Bool>)",
                    "A toggle with a title and a system symbol."
                ) { (title: String, symbol: String, isOn: Binding<Bool>) in
                    AnyView(Toggle(title, systemImage: symbol, isOn: isOn))
                }
            ]),
        BuiltInGroup(
            "extension Toggle where Label == ToggleStyleConfiguration.Label",
            [
                BuiltIn(
                    "init(_ configuration: ToggleStyleConfiguration)",
                    "The toggle that a style was told about: it takes the next style of the stack."
                ) { (configuration: ToggleStyleConfiguration) in AnyView(Toggle(configuration)) }
            ]),
    ]
}
