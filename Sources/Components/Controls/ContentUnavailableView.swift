import Catalogue
import Drawing
import StyleEngine

/// What is shown where there is nothing to show: a symbol, a title, and what can be done about it.
///
/// - Example: `ContentUnavailableView("No Mail", systemImage: "tray", description: Text("It is quiet today."))`
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A view with a label, a description and actions of its own.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        ControlLook(
            VStack {
                label.labelStyle(UnavailableLabelStyle())
                description.foregroundStyle(AnyShapeStyle.usual(.secondary))
                actions
            },
            environment: { $0.multilineTextAlignment = .center }
        ) { _, elements in Element(RoomyLayout(), elements) }
    }
}

/// A view in the middle of all the room that it is given. On the page, which has no end, it takes its own.
private struct RoomyLayout: Drawable {
    var isModest: Bool { true }

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let inner = subviews.first?.size(proposal) ?? .zero
        return Size(
            width: max(inner.width, proposal.growing(inner.width)), height: max(inner.height, proposal.height ?? 0))
    }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        guard let child = subviews.first else { return }
        let size = child.size(proposal)
        child.place(
            at: Point(x: frame.minX + (frame.width - size.width) / 2, y: frame.minY + (frame.height - size.height) / 2),
            proposal)
    }
}

extension ContentUnavailableView where Label == SymbolLabel, Description == Text?, Actions == EmptyView {
    /// A view with a title, a system symbol, and a text about it.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(Text(titleKey), systemImage: name, description: description)
    }

    init(_ title: Text, systemImage name: String, description: Text? = nil) {
        self.init {
            SymbolLabel(title, systemImage: name)
        } description: {
            description
        }
    }

    /// A view with a title, an image of one's own, and a text about it.
    ///
    /// - Example: `ContentUnavailableView("No Mail", image: "tray")`
    public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(Text(titleKey), image: name, description: description)
    }

    init(_ title: Text, image name: String, description: Text? = nil) {
        self.init {
            SymbolLabel(title, image: name)
        } description: {
            description
        }
    }

    /// What is shown where a search found nothing.
    ///
    /// - Record: by hand
    public static var search: ContentUnavailableView {
        ContentUnavailableView(
            "No Results", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }

    /// What is shown where a search for some text found nothing.
    ///
    /// - Record: by hand
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(
            "No Results for \"\(text)\"", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }
}

/// A symbol above a title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon
            ControlLook(configuration.title) { _, elements in Element.row(of: elements).heading }
        }
    }
}

extension BuiltIns {
    static let contentUnavailableView: [BuiltInGroup] = [
        BuiltInGroup(
            "extension ContentUnavailableView "
                + "where Label == SymbolLabel, Description == Text?, Actions == EmptyView",
            [
                BuiltIn(
                    "static var search: ContentUnavailableView<SymbolLabel, Text?, EmptyView> { get }",
                    "What is shown where a search found nothing.", example: "ContentUnavailableView.search"
                ) { AnyView(ContentUnavailableView.search) },
                BuiltIn(
                    "static func search(text: String) -> ContentUnavailableView<SymbolLabel, Text?, EmptyView>",
                    "What is shown where a search for some text found nothing.",
                    example: #"ContentUnavailableView.search(text: "tea")"#
                ) { (text: String) in AnyView(ContentUnavailableView.search(text: text)) },
            ])
    ]
}
