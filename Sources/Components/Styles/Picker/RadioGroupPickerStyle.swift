import Catalogue
import StyleEngine

/// All options below each other, beside the label.
///
/// - Example:
///   ```swift
///   Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("L").tag(2) }.pickerStyle(.radioGroup)
///   ```
public struct RadioGroupPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}

    public func _makeBody(configuration: PickerStyleConfiguration) -> AnyView {
        AnyView(PickerFace(configuration, .radioGroup))
    }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// All options below each other, beside the label.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
