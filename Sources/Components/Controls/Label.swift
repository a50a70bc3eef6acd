import Catalogue
import StyleEngine

/// An icon and a title.
///
/// - Example: `Label("Sun", systemImage: "sun.min")`
public struct Label<Title: View, Icon: View>: PrimitiveView {
    private let configuration: LabelStyleConfiguration
    private var title: String?
    private var isReapplied = false

    /// A label with a title and an icon of its own.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(erased: LabelStyleConfiguration.family.label(title()), icon: icon())
    }

    private init(erased title: AnyView, icon: Icon) {
        configuration = LabelStyleConfiguration(
            title: LabelStyleConfiguration.Title(erased: title),
            icon: LabelStyleConfiguration.Icon(erased: AnyView(icon)))
    }

    public static func _resolve(_ view: Label, at inputs: Inputs, by resolver: Resolver) {
        resolver.resolveComponent(
            TypeIdentity(Label.self), family: LabelStyleConfiguration.family, configuration: view.configuration,
            defaultStyle: { DefaultLabelStyle().erased }, isReapplied: view.isReapplied, title: view.title,
            isLabelled: true, at: inputs)
    }
}

/// A label with a title and a symbol: its name where `Label` stands for something else.
public typealias SymbolLabel = Label<Text, Image>

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style was told about: it takes the next style of the stack (rules B3, B6).
    public init(_ configuration: LabelStyleConfiguration) {
        self.configuration = configuration
        isReapplied = true
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with a system symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(Text(titleKey), systemImage: name)
    }

    init(_ title: Text, systemImage name: String) {
        self.init(erased: AnyView(title), icon: Image(systemName: name))
        self.title = title.string
    }

    /// A title with an image of one's own.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(Text(titleKey), image: name)
    }

    init(_ title: Text, image name: String) {
        self.init(erased: AnyView(title), icon: Image(name))
        self.title = title.string
    }
}

extension BuiltIns {
    static let label: [BuiltInGroup] = [
        BuiltInGroup(
            "",
            [
                BuiltIn(
                    "typealias SymbolLabel = Label<Text, Image>", "A label with a title and a symbol.",
                    example: #"SymbolLabel("Sun", systemImage: "sun.min")"#,
                    implementation: .none)
            ])
    ]
}
