import Catalogue
import StyleEngine

/// A box with a tick in front of the label: `[x] Sound`.
public struct CheckboxToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ToggleFace(configuration, .checkbox)
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a tick in front of the label: `[x] Sound`.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension BuiltIns {
    static let checkboxToggleStyle = style(
        "CheckboxToggleStyle", "checkbox", "ToggleStyle", ToggleStyleConfiguration.self,
        "A box with a tick in front of the label.",
        example: #"Toggle("Sound", isOn: .constant(true)).toggleStyle(.checkbox)"#
    ) { CheckboxToggleStyle().erased }
}
