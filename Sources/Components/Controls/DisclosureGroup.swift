import Catalogue
import StyleEngine

/// Content that is shown once its label is opened.
///
/// - Example: `DisclosureGroup("More", isExpanded: .constant(true)) { Text("hidden") }`
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
    private let label: DisclosureGroupStyleConfiguration.Label
    private let content: DisclosureGroupStyleConfiguration.Content
    private let isExpanded: Binding<Bool>?
    private var title: String?
    private var isReapplied = false

    private init(erased label: AnyView, content: Content, isExpanded: Binding<Bool>?) {
        self.label = DisclosureGroupStyleConfiguration.Label(erased: label)
        self.content = DisclosureGroupStyleConfiguration.Content(erased: AnyView(content))
        self.isExpanded = isExpanded
    }

    /// A group with a label of its own that remembers by itself whether it is open; it is closed at first.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(
            erased: DisclosureGroupStyleConfiguration.family.label(label()), content: content(), isExpanded: nil)
    }

    /// A group with a label of its own that is open where a binding says so.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(
            erased: DisclosureGroupStyleConfiguration.family.label(label()), content: content(),
            isExpanded: isExpanded)
    }

    public static func _resolve(_ view: DisclosureGroup, at inputs: Inputs, by resolver: Resolver) {
        if let isExpanded = view.isExpanded { return view.resolve(isExpanded, at: inputs, by: resolver) }
        resolver.resolveTouchable(TypeIdentity(DisclosureGroup.self), at: inputs) {
            [unowned resolver] inputs, installation in
            let state = installation.state(initial: false)
            view.resolve(
                Binding(get: { state.value }, set: { state.value = $0 }), at: inputs, by: resolver)
            return nil
        }
    }

    private func resolve(_ isExpanded: Binding<Bool>, at inputs: Inputs, by resolver: Resolver) {
        let isEnabled = inputs.environment.isEnabled
        resolver.resolveComponent(
            TypeIdentity(DisclosureGroup.self), family: DisclosureGroupStyleConfiguration.family,
            configuration: DisclosureGroupStyleConfiguration(label: label, content: content, isExpanded: isExpanded),
            defaultStyle: { AutomaticDisclosureGroupStyle().erased }, isReapplied: isReapplied, title: title,
            isLabelled: true,
            interaction: .tap { if isEnabled { isExpanded.wrappedValue.toggle() } }, at: inputs)
    }
}

extension DisclosureGroup where Label == Text {
    /// A group with a title that remembers by itself whether it is open; it is closed at first.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content: content)
    }

    init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(erased: AnyView(title), content: content(), isExpanded: nil)
        self.title = title.string
    }

    /// A group with a title that is open where a binding says so.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), isExpanded: isExpanded, content: content)
    }

    init(_ title: Text, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(erased: AnyView(title), content: content(), isExpanded: isExpanded)
        self.title = title.string
    }
}

extension DisclosureGroup
where
    Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content
{
    /// The group that a style was told about: it takes the next style of the stack (rules B3, B6).
    public init(_ configuration: DisclosureGroupStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        isExpanded = configuration.$isExpanded
        isReapplied = true
    }
}

extension BuiltIns {
    static let disclosureGroup: [BuiltInGroup] = [
        BuiltInGroup(
            "extension DisclosureGroup where Label == DisclosureGroupStyleConfiguration.Label, "
                + "Content == DisclosureGroupStyleConfiguration.Content",
            [
                BuiltIn(
                    "init(_ configuration: DisclosureGroupStyleConfiguration)",
                    "The group that a style was told about: it takes the next style of the stack."
                ) { (configuration: DisclosureGroupStyleConfiguration) in AnyView(DisclosureGroup(configuration)) }
            ])
    ]
}
