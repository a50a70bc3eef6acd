import Catalogue
import StyleEngine

/// A button that offers something to other programs. Nothing is shared.
public struct ShareLink<Label: View>: View {
    private let item: String
    private let label: Label

    /// A button with a label of its own; the item is anything that reads as text, such as a URL.
    public init(item: some CustomStringConvertible, @ViewBuilder label: () -> Label) {
        self.item = item.description
        self.label = label()
    }

    public var body: some View {
        Button(action: {}) { label }
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// A button that says that it shares.
    public init(item: some CustomStringConvertible) { self.init("Share...", item: item) }

    /// A button with a title.
    public init(_ title: some StringProtocol, item: some CustomStringConvertible) {
        let title = String(title)
        self.init(item: item) { DefaultShareLinkLabel(title: title) }
    }
}

/// The title of a button that shares, and its symbol.
public struct DefaultShareLinkLabel: View {
    let title: String

    public var body: some View { SymbolLabel(title, systemImage: "square.and.arrow.up") }
}

extension BuiltIns {
    static let shareLink: [BuiltInGroup] = [
        BuiltInGroup(
            "struct ShareLink<Label: View>: View", "A button that offers something to other programs.",
            example: #"ShareLink(item: "https://swift.org") { Text("Pass on") }"#,
            [
                BuiltIn(
                    "init(item: String, @ViewBuilder label: () -> Label)", "A button with a label of its own."
                ) { (item: String, label: ViewClosure) in AnyView(ShareLink(item: item) { label() }) }
            ]),
        BuiltInGroup(
            "extension ShareLink where Label == DefaultShareLinkLabel",
            [
                BuiltIn("init(item: String)", "A button that says that it shares.") { (item: String) in
                    AnyView(ShareLink(item: item))
                },
                BuiltIn("init(_ title: String, item: String)", "A button with a title.") {
                    (title: String, item: String) in AnyView(ShareLink(title, item: item))
                },
            ]),
        BuiltInGroup(
            "struct DefaultShareLinkLabel: View", "The title of a button that shares, and its symbol.",
            example: #"ShareLink(item: "https://swift.org")"#),
    ]
}
