import Catalogue
import StyleEngine

/// Controls that belong together.
///
/// - Example: `ControlGroup { Button("Cut") {}; Button("Copy") {} }`
public struct ControlGroup<Content: View>: PrimitiveView {
    private let configuration: ControlGroupStyleConfiguration
    private var title: String?
    private var isReapplied = false

    private init(label: AnyView, content: Content) {
        configuration = ControlGroupStyleConfiguration(
            content: ControlGroupStyleConfiguration.Content(erased: AnyView(content)),
            label: ControlGroupStyleConfiguration.Label(erased: label))
    }

    /// A group of controls.
    public init(@ViewBuilder content: () -> Content) {
        self.init(label: AnyView(EmptyView()), content: content())
    }

    /// A group of controls with a label, which not every style shows.
    public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: ControlGroupStyleConfiguration.family.label(label()), content: content())
    }

    /// A group of controls with a title, which not every style shows.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content: content)
    }

    init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(label: AnyView(title), content: content())
        self.title = title.string
    }

    /// A group of controls with a title and a system symbol, which not every style shows.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), systemImage: systemImage, content: content)
    }

    init(_ title: Text, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: AnyView(SymbolLabel(title, systemImage: systemImage)), content: content())
        self.title = title.string
    }

    public static func _resolve(_ view: ControlGroup, at inputs: Inputs, by resolver: Resolver) {
        resolver.resolveComponent(
            TypeIdentity(ControlGroup.self), family: ControlGroupStyleConfiguration.family,
            configuration: view.configuration, defaultStyle: { AutomaticControlGroupStyle().erased },
            isReapplied: view.isReapplied, title: view.title, isLabelled: true, at: inputs)
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a style was told about: it takes the next style of the stack (rules B3, B6).
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.configuration = configuration
        isReapplied = true
    }
}
