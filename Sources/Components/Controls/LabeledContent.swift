import Catalogue
import StyleEngine

/// Content, and what it is called.
///
/// - Example: `LabeledContent("Origin", value: "Kenya")`
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
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content: content)
    }

    init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(erased: AnyView(title), content: content())
        self.title = title.string
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a title.
    ///
    /// - Record: by hand
    public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
        self.init(Text(titleKey), value: value)
    }

    init(_ title: Text, value: some StringProtocol) {
        let value = String(value)
        self.init(title) { Text(verbatim: value) }
    }

    /// A value with a title, written in a format.
    ///
    /// - Record: by hand
    public init<F: EnglishFormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        self.init(Text(titleKey), value: value, format: format)
    }

    init<F: EnglishFormatStyle>(_ title: Text, value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        self.init(title, value: format.format(value))
    }

    /// A value with a title, written in a format of one's own, or in one of Foundation's.
    ///
    /// - Record: by hand
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        self.init(Text(titleKey), value: value, format: format)
    }

    init<F: FormatStyle>(_ title: Text, value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        self.init(title, value: format.format(value))
    }
}

extension BuiltIns {
    static let labeledContent: [BuiltInGroup] = [
        BuiltInGroup(
            "extension LabeledContent where Label == Text, Content == Text",
            [
                BuiltIn("init(_ titleKey: LocalizedStringKey, value: String)", "A text with a title.") {
                    (title: Text, value: String) in AnyView(LabeledContent(title, value: value))
                },
                BuiltIn(
                    "init<Input, F: FormatStyle<Input, String>>(_ titleKey: LocalizedStringKey, value: Input, format: F)",
                    "A value with a title, written in a format.",
                    example: #"LabeledContent("Altitude", value: 1950, format: .number)"#,
                    swift: "self.init(titleKey, value: format.format(value))"),
            ]),
        BuiltInGroup(
            "extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, "
                + "Content == LabeledContentStyleConfiguration.Content",
            []),
    ]
}
