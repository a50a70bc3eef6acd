import StyleEngine

/// A box with a tick in front of the label. In a picture: `[x] Sound`.
///
/// - Example: `Toggle("Sound", isOn: .constant(true)).toggleStyle(.checkbox)`
public struct CheckboxToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ToggleFace(configuration, .checkbox)
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a tick in front of the label. In a picture: `[x] Sound`.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
