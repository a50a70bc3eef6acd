import Catalogue
import StyleEngine

/// All options side by side. In a picture: `| Small |*Medium*| Large |`.
///
/// - Example:
///   ```swift
///   Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("L").tag(2) }.pickerStyle(.segmented)
///   ```
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}

    public func _makeBody(configuration: PickerStyleConfiguration) -> AnyView {
        AnyView(PickerFace(configuration, .segmented))
    }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All options side by side. In a picture: `| Small |*Medium*| Large |`.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
