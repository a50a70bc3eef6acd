import Catalogue
import StyleEngine

/// Rows of controls that are filled in together.
public struct Form<Content: View>: PrimitiveView {
    private let configuration: FormStyleConfiguration
    private var isReapplied = false

    /// A form of rows.
    public init(@ViewBuilder content: () -> Content) {
        configuration = FormStyleConfiguration(
            content: FormStyleConfiguration.Content(erased: AnyView(content().controlContext(.form))))
    }

    public static func _resolve(_ view: Form, at inputs: Inputs, by resolver: Resolver) {
        resolver.resolveComponent(
            TypeIdentity(Form.self), family: FormStyleConfiguration.family, configuration: view.configuration,
            defaultStyle: { AutomaticFormStyle().erased }, isReapplied: view.isReapplied, isLabelled: true, at: inputs)
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style was told about: it takes the next style of the stack (rules B3, B6).
    public init(_ configuration: FormStyleConfiguration) {
        self.configuration = configuration
        isReapplied = true
    }
}

extension BuiltIns {
    static let form: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Form<Content: View>: View", "Rows of controls that are filled in together.",
            example: #"Form { LabeledContent("Origin", value: "Kenya") }"#,
            [
                BuiltIn("init(@ViewBuilder content: () -> Content)", "A form of rows.") { (content: ViewClosure) in
                    AnyView(Form { content() })
                }
            ]),
        BuiltInGroup(
            "extension Form where Content == FormStyleConfiguration.Content",
            [
                BuiltIn(
                    "init(_ configuration: FormStyleConfiguration)",
                    "The form that a style was told about: it takes the next style of the stack."
                ) { (configuration: FormStyleConfiguration) in AnyView(Form(configuration)) }
            ]),
    ]
}
