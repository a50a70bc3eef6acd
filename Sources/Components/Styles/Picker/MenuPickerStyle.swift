import Catalogue
import StyleEngine

/// A menu that shows what is chosen: `Size [Medium v]`.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}

    public func _makeBody(configuration: PickerStyleConfiguration) -> AnyView {
        AnyView(PickerFace(configuration, .menu))
    }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A menu that shows what is chosen: `Size [Medium v]`.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension BuiltIns {
    static let menuPickerStyle = style(
        "MenuPickerStyle", "menu", "PickerStyle", "A menu that shows what is chosen.",
        example: #"Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("L").tag(2) }.pickerStyle(.menu)"#
    ) { MenuPickerStyle().erased }
}
