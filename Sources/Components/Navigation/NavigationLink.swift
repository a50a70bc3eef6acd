import Catalogue
import Drawing
import StyleEngine

/// A button that leads to another view: in a list a row with a sign at its end, `Sencha >`. Where it leads to is not
/// shown: a picture stays where it is.
public struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label

    /// A link with a label of its own.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }

    /// A link with a label of its own, in the order in which programs wrote it before trailing closures had labels.
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

    public var body: some View {
        NavigationRow(content: Button(action: { EvaluationContext.note(.linkTapped) }) { label })
    }
}

/// A link as a row of its own: with a sign at its end, which is no part of the button.
private struct NavigationRow<Content: View>: PrimitiveView {
    let content: Content

    static func _resolve(_ view: NavigationRow, at inputs: Inputs, by resolver: Resolver) {
        let look = ControlLook(view.content) { place, elements in
            let button = Element.row(of: elements)
            guard place.isAmongRows, place.axis == .vertical else { return button }
            return Element(LinkRow(), [button, Element(place.signs(.close, count: 1))])
        }
        var inner = inputs
        if inputs.environment.isAmongRows { inner.environment.enclosingButton = .row }
        ControlLook._resolve(look, at: inner, by: resolver)
    }
}

/// A row with the sign of a link at its end.
struct LinkRow: Drawable {
    private let row = ControlRow(isFilling: false)

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size { row.size(proposal, subviews) }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        row.place(subviews, in: frame, proposal)
    }
}

extension NavigationLink where Label == Text {
    /// A link with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        label = Text(titleKey)
    }

    /// A link with a title, in the order in which programs wrote it before.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }
}

extension NavigationLink where Destination == EmptyView {
    /// A link to what `navigationDestination(for:destination:)` makes of a value; nil is no value.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Label == Text, Destination == EmptyView {
    /// A link with a title to what `navigationDestination(for:destination:)` makes of a value; nil is no value.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { label = Text(titleKey) }
}

extension View {
    /// What links with a value of a type lead to, which is not shown.
    ///
    /// - Record: by hand
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        self
    }
}

extension BuiltIns {
    static let navigationLink: [BuiltInGroup] = [
        BuiltInGroup(
            "struct NavigationLink<Label: View, Destination: View>: View", "A button that leads to another view.",
            example: #"List { NavigationLink { Text("A green tea") } label: { Text("Sencha") } }"#,
            [
                BuiltIn(
                    "init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)",
                    "A link with a label of its own."
                ) { (destination: ViewClosure, label: ViewClosure) in link(label()) },
                BuiltIn(
                    "init(destination: Destination, @ViewBuilder label: () -> Label)",
                    "A link with a label of its own, as programs wrote it before.",
                    example: #"List { NavigationLink(destination: Text("A green tea")) { Text("Sencha") } }"#
                ) { (destination: AnyView, label: ViewClosure) in link(label()) },
            ]),
        BuiltInGroup(
            "extension NavigationLink where Label == Text",
            [
                BuiltIn(
                    "init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)",
                    "A link with a title.", example: #"List { NavigationLink("Sencha") { Text("A green tea") } }"#
                ) { (title: Text, destination: ViewClosure) in link(title) },
                BuiltIn(
                    "init(_ titleKey: LocalizedStringKey, destination: Destination)",
                    "A link with a title, as programs wrote it before.",
                    example: #"List { NavigationLink("Sencha", destination: Text("A green tea")) }"#
                ) { (title: Text, destination: AnyView) in link(title) },
            ]),
        BuiltInGroup(
            "extension NavigationLink where Destination == EmptyView",
            [
                BuiltIn(
                    "init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)",
                    "A link to what 'navigationDestination' makes of a value.",
                    example: #"List { NavigationLink(value: 1) { Text("Sencha") } }"#
                ) { (value: Value, label: ViewClosure) in link(label()) }
            ]),
        BuiltInGroup(
            "extension NavigationLink where Label == Text, Destination == EmptyView",
            [
                BuiltIn(
                    "init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)",
                    "A link with a title to what 'navigationDestination' makes of a value.",
                    example: #"List { NavigationLink("Sencha", value: 1) }"#
                ) { (title: Text, value: Value) in link(title) }
            ]),
        BuiltInGroup(
            "extension View", kind: .controls,
            [
                BuiltIn(
                    "func navigationDestination<D: Hashable, C: View>(for data: D.Type, "
                        + "@ViewBuilder destination: @escaping (D) -> C) -> some View",
                    "What links with a value of a type lead to, which is not shown.",
                    example: """
                        List { NavigationLink("Sencha", value: 1) }
                            .navigationDestination(for: Int.self) { number in Text("Tea \\(number)") }
                        """
                ) { (content: AnyView, type: Value, destination: FunctionValue) in content }
            ]),
    ]

    private static func link(_ label: some View) -> AnyView {
        AnyView(NavigationLink(destination: EmptyView()) { label })
    }
}
