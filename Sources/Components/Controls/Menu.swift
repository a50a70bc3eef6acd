import Catalogue
import StyleEngine

/// A button that offers several actions.
public struct Menu<Label: View, Content: View>: PrimitiveView {
    private let configuration: MenuStyleConfiguration
    private var title: String?
    private var isReapplied = false

    /// A menu with a label of its own.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        configuration = MenuStyleConfiguration(
            label: MenuStyleConfiguration.Label(erased: AnyView(label())),
            content: MenuStyleConfiguration.Content(erased: AnyView(content().controlContext(.menu))))
    }

    public static func _resolve(_ view: Menu, at inputs: Inputs, by resolver: Resolver) {
        resolver.resolveComponent(
            TypeIdentity(Menu.self), family: MenuStyleConfiguration.family, configuration: view.configuration,
            defaultStyle: { DefaultMenuStyle().erased }, isReapplied: view.isReapplied, title: view.title,
            isControl: true, at: inputs)
    }
}

extension Menu where Label == Text {
    /// A menu with a title.
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        let title = String(title)
        self.init(content: content) { Text(verbatim: title) }
        self.title = title
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style was told about: it takes the next style of the stack (rules B3, B6).
    public init(_ configuration: MenuStyleConfiguration) {
        self.configuration = configuration
        isReapplied = true
    }
}

extension BuiltIns {
    static let menu: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Menu<Label: View, Content: View>: View", "A button that offers several actions.",
            example: #"Menu("Options") { Button("Share") {} }"#,
            [
                BuiltIn(
                    "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
                    "A menu with a label of its own."
                ) { (content: ViewClosure, label: ViewClosure) in
                    AnyView(Menu(content: { content() }, label: { label() }))
                }
            ]),
        BuiltInGroup(
            "extension Menu where Label == Text",
            [
                BuiltIn("init(_ title: String, @ViewBuilder content: () -> Content)", "A menu with a title.") {
                    (title: String, content: ViewClosure) in AnyView(Menu(title) { content() })
                }
            ]),
        BuiltInGroup(
            "extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content",
            [
                BuiltIn(
                    "init(_ configuration: MenuStyleConfiguration)",
                    "The menu that a style was told about: it takes the next style of the stack."
                ) { (configuration: MenuStyleConfiguration) in AnyView(Menu(configuration)) }
            ]),
    ]
}
