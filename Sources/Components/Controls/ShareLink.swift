import Catalogue
import StyleEngine

/// A button that offers something to other programs. Nothing is shared.
public struct ShareLink<Label: View>: View {
    private let label: Label

    /// A button with a label of its own; the item is anything that reads as text, such as a URL. Its subject and its
    /// message go with it and are not shown.
    public init(
        item: some CustomStringConvertible, subject: Text? = nil, message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// A button with a label of its own for several items.
    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element: CustomStringConvertible {
        self.label = label()
    }

    public var body: some View {
        Button(action: {}) { label }
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// A button that says that it shares.
    public init(item: some CustomStringConvertible, subject: Text? = nil, message: Text? = nil) {
        self.init("Share...", item: item, subject: subject, message: message)
    }

    /// A button with a title.
    public init(
        _ titleKey: LocalizedStringKey, item: some CustomStringConvertible, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(Text(titleKey), item: item, subject: subject, message: message)
    }

    init(
        _ title: Text, item: some CustomStringConvertible, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: title) }
    }

    /// A button that says that it shares several items.
    public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element: CustomStringConvertible {
        self.init("Share...", items: items, subject: subject, message: message)
    }

    /// A button with a title for several items.
    public init<Data: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: CustomStringConvertible {
        self.init(Text(titleKey), items: items, subject: subject, message: message)
    }

    init<Data: RandomAccessCollection>(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: CustomStringConvertible {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: title) }
    }
}

/// The title of a button that shares, and its symbol.
public struct DefaultShareLinkLabel: View {
    let title: Text

    public var body: some View { SymbolLabel(title, systemImage: "square.and.arrow.up") }
}

extension BuiltIns {
    static let shareLink: [BuiltInGroup] =
        [
            BuiltInGroup(
                "struct ShareLink<Label: View>: View", "A button that offers something to other programs.",
                example: #"ShareLink(item: "https://swift.org") { Text("Pass on") }"#),
            BuiltInGroup(
                "struct DefaultShareLinkLabel: View", "The title of a button that shares, and its symbol.",
                example: #"ShareLink(item: "https://swift.org")"#),
        ] + shareLinks("String", String.self, #""https://swift.org""#)
        + shareLinks("URL", WebAddress.self, #"URL(string: "https://swift.org")!"#)

    /// The records of buttons that share items of one type.
    private static func shareLinks<Item: ValueConvertible & CustomStringConvertible>(
        _ name: String, _ type: Item.Type, _ item: String
    ) -> [BuiltInGroup] {
        let extras = "subject: Text? = nil, message: Text? = nil"
        return [
            BuiltInGroup(
                "extension ShareLink",
                [
                    BuiltIn(
                        "init(item: \(name), \(extras), @ViewBuilder label: () -> Label)",
                        "A button with a label of its own.",
                        example: #"ShareLink(item: \#(item)) { Text("Pass on") }"#
                    ) { (item: Item, subject: Text?, message: Text?, label: ViewClosure) in
                        AnyView(ShareLink(item: item, subject: subject, message: message) { label() })
                    },
                    BuiltIn(
                        "init(items: [\(name)], \(extras), @ViewBuilder label: () -> Label)",
                        "A button with a label of its own for several items.",
                        example: #"ShareLink(items: [\#(item)]) { Text("Pass on") }"#
                    ) { (items: [Item], subject: Text?, message: Text?, label: ViewClosure) in
                        AnyView(ShareLink(items: items, subject: subject, message: message) { label() })
                    },
                ]),
            BuiltInGroup(
                "extension ShareLink where Label == DefaultShareLinkLabel",
                [
                    BuiltIn(
                        "init(item: \(name), \(extras))", "A button that says that it shares.",
                        example: "ShareLink(item: \(item))"
                    ) { (item: Item, subject: Text?, message: Text?) in
                        AnyView(ShareLink(item: item, subject: subject, message: message))
                    },
                    BuiltIn(
                        "init(_ titleKey: LocalizedStringKey, item: \(name), \(extras))", "A button with a title.",
                        example: #"ShareLink("Pass on", item: \#(item))"#
                    ) { (title: Text, item: Item, subject: Text?, message: Text?) in
                        AnyView(ShareLink(title, item: item, subject: subject, message: message))
                    },
                    BuiltIn(
                        "init(items: [\(name)], \(extras))", "A button that says that it shares several items.",
                        example: "ShareLink(items: [\(item)])"
                    ) { (items: [Item], subject: Text?, message: Text?) in
                        AnyView(ShareLink(items: items, subject: subject, message: message))
                    },
                    BuiltIn(
                        "init(_ titleKey: LocalizedStringKey, items: [\(name)], \(extras))",
                        "A button with a title for several items.",
                        example: #"ShareLink("Pass on", items: [\#(item)])"#
                    ) { (title: Text, items: [Item], subject: Text?, message: Text?) in
                        AnyView(ShareLink(title, items: items, subject: subject, message: message))
                    },
                ]),
        ]
    }
}
