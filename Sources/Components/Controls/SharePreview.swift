import Catalogue
import StyleEngine

/// What is shown of an item while it is shared. Nothing is shared here, so that it isn't shown.
public struct SharePreview: Sendable, NativeConvertible {
    /// What the item is called.
    public init(_ titleKey: LocalizedStringKey) {}

    /// What the item is called, and a picture of it.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Image? = nil) {}
}

extension ShareLink {
    /// A button with a label of its own, for any item, of which a preview tells.
    public init<Item>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview, @ViewBuilder label: () -> Label
    ) {
        self.init(item: "", subject: subject, message: message, label: label)
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// A button that says that it shares, for any item, of which a preview tells.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
        self.init(item: "", subject: subject, message: message)
    }

    /// A button with a title, for any item, of which a preview tells.
    public init<Item>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
    ) {
        self.init(titleKey, item: "", subject: subject, message: message)
    }
}

extension BuiltIns {
    private static let more = "subject: Text? = nil, message: Text? = nil, preview: SharePreview"

    static let sharePreview: [BuiltInGroup] = [
        BuiltInGroup(
            "struct SharePreview", "What is shown of an item while it is shared, which is never here.",
            example: #"ShareLink(item: "https://swift.org", preview: SharePreview("Swift"))"#,
            [
                BuiltIn("init(_ titleKey: LocalizedStringKey)", "What the item is called.") { (title: Text) in
                    SharePreview(title.string)
                },
                BuiltIn(
                    "init(_ titleKey: LocalizedStringKey, image: Image, icon: Image? = nil)",
                    "What the item is called, and a picture of it.",
                    example: #"ShareLink(item: "tea", preview: SharePreview("Tea", image: Image("tea")))"#
                ) { (title: Text, image: Image, icon: Image?) in SharePreview(title.string, image: image, icon: icon) },
            ]),
        BuiltInGroup(
            "extension ShareLink",
            [
                BuiltIn(
                    "init<Item>(item: Item, \(more), @ViewBuilder label: () -> Label)",
                    "A button with a label of its own, for any item, of which a preview tells.",
                    example: #"ShareLink(item: "tea", preview: SharePreview("Tea")) { Text("Pass on") }"#
                ) { (item: Value, subject: Text?, message: Text?, preview: SharePreview, label: ViewClosure) in
                    AnyView(ShareLink(item: item, subject: subject, message: message, preview: preview) { label() })
                }
            ]),
        BuiltInGroup(
            "extension ShareLink where Label == DefaultShareLinkLabel",
            [
                BuiltIn(
                    "init<Item>(item: Item, \(more))",
                    "A button that says that it shares, for any item, of which a preview tells.",
                    example: #"ShareLink(item: "tea", preview: SharePreview("Tea"))"#
                ) { (item: Value, subject: Text?, message: Text?, preview: SharePreview) in
                    AnyView(ShareLink(item: item, subject: subject, message: message, preview: preview))
                },
                BuiltIn(
                    "init<Item>(_ titleKey: LocalizedStringKey, item: Item, \(more))",
                    "A button with a title, for any item, of which a preview tells.",
                    example: #"ShareLink("Pass on", item: "tea", preview: SharePreview("Tea"))"#
                ) { (title: Text, item: Value, subject: Text?, message: Text?, preview: SharePreview) in
                    AnyView(ShareLink(title, item: "", subject: subject, message: message))
                },
            ]),
    ]
}
