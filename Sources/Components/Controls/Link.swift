import Catalogue
import Drawing
import StyleEngine

/// A title that leads somewhere: `<site>`. Nothing is opened.
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
        let payload = Container(axis: .horizontal) { place, elements in
            let label = Element.row(of: elements).noted([view.destination]).standing(in: place)
            return Element(Brackets("\(Sign.open)", "\(Sign.close)"), [label]).colored(place.resolved(.tint))
        }
        var inner = resolver.open(
            TypeIdentity(Link.self), .primitive, payload: payload, title: view.title, at: inputs)
        inner.environment.tintForeground()
        MarkedLabel._resolve(MarkedLabel(view.label), at: inner, by: resolver)
    }
}

extension Link where Label == Text {
    /// A link with a title.
    public init(_ title: some StringProtocol, destination: some CustomStringConvertible) {
        let title = String(title)
        self.init(destination: destination) { Text(verbatim: title) }
        self.title = title
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
                BuiltIn("init(_ title: String, destination: String)", "A link with a title.") {
                    (title: String, destination: String) in AnyView(Link(title, destination: destination))
                },
                BuiltIn("init(_ title: String, destination: URL)", "A link with a title.") {
                    (title: String, destination: WebAddress) in AnyView(Link(title, destination: destination))
                },
            ]),
    ]
}
