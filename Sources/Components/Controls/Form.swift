import Catalogue
import StyleEngine

/// Rows of controls that are filled in together.
///
/// - Example: `Form { LabeledContent("Origin", value: "Kenya") }`
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
