import Catalogue
import StyleEngine

/// All options below each other, under the label.
///
/// - Example: `Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("L").tag(2) }.pickerStyle(.inline)`
public struct InlinePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}

    public func _makeBody(configuration: PickerStyleConfiguration) -> AnyView {
        AnyView(PickerFace(configuration, .inline))
    }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All options below each other, under the label.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
