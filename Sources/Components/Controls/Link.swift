import Catalogue
import Drawing
import StyleEngine

/// A button that leads somewhere: `<site>`. Nothing is opened.
///
/// It takes its style from the stack of buttons. On its own, and in the automatic style, it is in angle brackets.
public struct Link<Label: View>: PrimitiveView {
    private let label: Label
    private let destination: String
    private var title: String?

    /// A link with a label of its own; the destination is anything that reads as an address, such as a URL.
    public init(destination: some CustomStringConvertible, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination.description
    }

    public static func _resolve(_ view: Link, at inputs: Inputs, by resolver: Resolver) {
        let destination = view.destination
        let label = ControlLook(view.label) { _, elements in Element.row(of: elements).noted([destination]) }
        let family = PrimitiveButtonStyleConfiguration.family
        var inner = inputs
        inner.environment.enclosingButton = .link
        resolver.resolveComponent(
            TypeIdentity(Link.self), family: family,
            configuration: PrimitiveButtonStyleConfiguration(
                role: nil, label: PrimitiveButtonStyleConfiguration.Label(erased: family.label(label)), action: {}),
            defaultStyle: { DefaultButtonStyle().erased }, isReapplied: false, title: view.title, isLabelled: true,
            isControl: true, at: inner)
    }
}

extension Link where Label == Text {
    /// A link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: some CustomStringConvertible) {
        self.init(Text(titleKey), destination: destination)
    }

    init(_ title: Text, destination: some CustomStringConvertible) {
        self.init(destination: destination) { title }
        self.title = title.string
    }
}

extension BuiltIns {
    static let link: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Link<Label: View>: View", "A title that leads somewhere; nothing is opened.",
            example: #"Link("site", destination: "https://swift.org")"#,
            [
                BuiltIn(
                    "init(destination: String, @ViewBuilder label: () -> Label)", "A link with a label of its own."
                ) { (destination: String, label: ViewClosure) in AnyView(Link(destination: destination) { label() }) },
                BuiltIn("init(destination: URL, @ViewBuilder label: () -> Label)", "A link with a label of its own.") {
                    (destination: WebAddress, label: ViewClosure) in AnyView(Link(destination: destination) { label() })
                },
            ]),
        BuiltInGroup(
            "extension Link where Label == Text",
            [
                BuiltIn("init(_ titleKey: LocalizedStringKey, destination: String)", "A link with a title.") {
                    (title: Text, destination: String) in AnyView(Link(title, destination: destination))
                },
                BuiltIn("init(_ titleKey: LocalizedStringKey, destination: URL)", "A link with a title.") {
                    (title: Text, destination: WebAddress) in AnyView(Link(title, destination: destination))
                },
            ]),
    ]
}
