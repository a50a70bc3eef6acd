import Catalogue
import StyleEngine

/// Content, and what it is called.
public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
    private let configuration: LabeledContentStyleConfiguration
    private var title: String?
    private var isReapplied = false

    /// Content with a label of its own.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(erased: LabeledContentStyleConfiguration.family.label(label()), content: content())
    }

    private init(erased label: AnyView, content: Content) {
        configuration = LabeledContentStyleConfiguration(
            label: LabeledContentStyleConfiguration.Label(erased: label),
            content: LabeledContentStyleConfiguration.Content(erased: AnyView(content)))
    }

    public static func _resolve(_ view: LabeledContent, at inputs: Inputs, by resolver: Resolver) {
        resolver.resolveComponent(
            TypeIdentity(LabeledContent.self), family: LabeledContentStyleConfiguration.family,
            configuration: view.configuration, defaultStyle: { AutomaticLabeledContentStyle().erased },
            isReapplied: view.isReapplied, title: view.title, isLabelled: true, at: inputs)
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The content that a style was told about: it takes the next style of the stack (rules B3, B6).
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.configuration = configuration
        isReapplied = true
    }
}

extension LabeledContent where Label == Text {
    /// Content with a title.
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        let title = String(title)
        self.init(erased: AnyView(Text(verbatim: title)), content: content())
        self.title = title
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a title.
    public init(_ title: some StringProtocol, value: some StringProtocol) {
        let value = String(value)
        self.init(title) { Text(verbatim: value) }
    }

    /// A value with a title, written in a format.
    public init<F: EnglishFormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        self.init(title, value: format.format(value))
    }

    /// A value with a title, written in a format of one's own, or in one of Foundation's.
    public init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        self.init(title, value: format.format(value))
    }
}

extension BuiltIns {
    static let labeledContent: [BuiltInGroup] = [
        BuiltInGroup(
            "struct LabeledContent<Label: View, Content: View>: View", "Content, and what it is called.",
            example: #"LabeledContent("Origin", value: "Kenya")"#,
            [
                BuiltIn(
                    "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
                    "Content with a label of its own."
                ) { (content: ViewClosure, label: ViewClosure) in
                    AnyView(LabeledContent(content: { content() }, label: { label() }))
                }
            ]),
        BuiltInGroup(
            "extension LabeledContent where Label == Text",
            [
                BuiltIn("init(_ title: String, @ViewBuilder content: () -> Content)", "Content with a title.") {
                    (title: String, content: ViewClosure) in AnyView(LabeledContent(title) { content() })
                }
            ]),
        BuiltInGroup(
            "extension LabeledContent where Label == Text, Content == Text",
            [
                BuiltIn("init(_ title: String, value: String)", "A text with a title.") {
                    (title: String, value: String) in AnyView(LabeledContent(title, value: value))
                },
                BuiltIn(
                    "init<Input, F: FormatStyle<Input, String>>(_ title: String, value: Input, format: F)",
                    "A value with a title, written in a format.",
                    example: #"LabeledContent("Altitude", value: 1950, format: .number)"#,
                    swift: "self.init(title, value: format.format(value))"),
            ]),
        BuiltInGroup(
            "extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, "
                + "Content == LabeledContentStyleConfiguration.Content",
            [
                BuiltIn(
                    "init(_ configuration: LabeledContentStyleConfiguration)",
                    "The content that a style was told about: it takes the next style of the stack."
                ) { (configuration: LabeledContentStyleConfiguration) in AnyView(LabeledContent(configuration)) }
            ]),
    ]
}
