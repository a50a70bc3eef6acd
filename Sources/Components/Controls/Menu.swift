import Catalogue
import StyleEngine

/// A button that offers several actions.
///
/// - Example: `Menu("Options") { Button("Share") {} }`
public struct Menu<Label: View, Content: View>: PrimitiveView {
    private let configuration: MenuStyleConfiguration
    private var title: String?
    private var isReapplied = false

    /// A menu with a label of its own.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content(), label: MenuStyleConfiguration.family.label(label()), primaryAction: nil)
    }

    /// A menu with a label of its own, which runs an action by itself; what opens the menu stands beside it.
    ///
    /// - Example: `Menu { Button("Print as PDF") {} } label: { Text("Print") } primaryAction: {}`
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content(), label: MenuStyleConfiguration.family.label(label()), primaryAction: primaryAction)
    }

    private init(content: Content, label: AnyView, primaryAction: (() -> Void)?, title: String? = nil) {
        configuration = MenuStyleConfiguration(
            label: MenuStyleConfiguration.Label(erased: label),
            content: MenuStyleConfiguration.Content(erased: AnyView(content.controlContext(.menu))),
            primaryAction: primaryAction)
        self.title = title
    }

    public static func _resolve(_ view: Menu, at inputs: Inputs, by resolver: Resolver) {
        resolver.resolveComponent(
            TypeIdentity(Menu.self), family: MenuStyleConfiguration.family, configuration: view.configuration,
            defaultStyle: { DefaultMenuStyle().erased }, isReapplied: view.isReapplied, title: view.title,
            isLabelled: true,
            isControl: true, at: inputs)
    }
}

extension Menu where Label == Text {
    /// A menu with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content: content)
    }

    init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(title), primaryAction: nil, title: title.string)
    }

    /// A menu with a title, which runs an action by itself.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(Text(titleKey), content: content, primaryAction: primaryAction)
    }

    init(
        _ title: Text, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content(), label: AnyView(title), primaryAction: primaryAction, title: title.string)
    }
}

extension Menu where Label == SymbolLabel {
    /// A menu with a title and a system symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), systemImage: systemImage, content: content)
    }

    init(_ title: Text, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(
            content: content(), label: AnyView(SymbolLabel(title, systemImage: systemImage)), primaryAction: nil,
            title: title.string)
    }

    /// A menu with a title and a system symbol, which runs an action by itself.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(Text(titleKey), systemImage: systemImage, content: content, primaryAction: primaryAction)
    }

    init(
        _ title: Text, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content(), label: AnyView(SymbolLabel(title, systemImage: systemImage)),
            primaryAction: primaryAction,
            title: title.string)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style was told about: it takes the next style of the stack (rules B3, B6).
    public init(_ configuration: MenuStyleConfiguration) {
        self.configuration = configuration
        isReapplied = true
    }
}
