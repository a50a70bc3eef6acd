import Catalogue
import StyleEngine

/// The look of a picker on which no style was pushed: a menu, and inside of a menu its options.
///
/// - Example:
///   ```swift
///   Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("L").tag(2) }.pickerStyle(.automatic)
///   ```
public struct DefaultPickerStyle: PickerStyle, NamedStyle {
    /// Creates the style.
    public init() {}

    public func _makeBody(configuration: PickerStyleConfiguration) -> AnyView {
        AnyView(PickerFace(configuration, .menu, inMenu: .inline))
    }

    public var styleName: String { "automatic" }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The look of a picker on which no style was pushed: a menu, and inside of a menu its options.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
