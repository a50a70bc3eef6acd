import Catalogue
import StyleEngine

/// Views that belong together, with a label.
///
/// - Example: `GroupBox("Theme") { Text("Serif") }`
public struct GroupBox<Label: View, Content: View>: PrimitiveView {
    private let configuration: GroupBoxStyleConfiguration
    private var title: String?
    private var isReapplied = false

    /// A group box with a label of its own.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content)
    }

    /// A group box with a label that was made already.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(erased: GroupBoxStyleConfiguration.family.label(label), content: content())
    }

    private init(erased label: AnyView, content: Content) {
        configuration = GroupBoxStyleConfiguration(
            label: GroupBoxStyleConfiguration.Label(erased: label),
            content: GroupBoxStyleConfiguration.Content(erased: AnyView(content)))
    }

    public static func _resolve(_ view: GroupBox, at inputs: Inputs, by resolver: Resolver) {
        resolver.resolveComponent(
            TypeIdentity(GroupBox.self), family: GroupBoxStyleConfiguration.family, configuration: view.configuration,
            defaultStyle: { DefaultGroupBoxStyle().erased }, isReapplied: view.isReapplied, title: view.title,
            isLabelled: true, at: inputs)
    }
}

extension GroupBox where Label == Text {
    /// A group box with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content: content)
    }

    init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(erased: AnyView(title), content: content())
        self.title = title.string
    }
}

extension GroupBox where Label == EmptyView {
    /// A group box without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(erased: AnyView(EmptyView()), content: content())
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The group box that a style was told about: it takes the next style of the stack (rules B3, B6).
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.configuration = configuration
        isReapplied = true
    }
}

extension BuiltIns {
    static let groupBox: [BuiltInGroup] = [
        BuiltInGroup(
            "extension GroupBox where Label == GroupBoxStyleConfiguration.Label, "
                + "Content == GroupBoxStyleConfiguration.Content",
            [])
    ]
}
