import Catalogue
import StyleEngine

/// A menu that shows what is chosen. In a picture: `Size [Medium v]`.
///
/// - Example: `Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("L").tag(2) }.pickerStyle(.menu)`
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}

    public func _makeBody(configuration: PickerStyleConfiguration) -> AnyView {
        AnyView(PickerFace(configuration, .menu))
    }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A menu that shows what is chosen. In a picture: `Size [Medium v]`.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
