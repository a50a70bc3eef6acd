import Catalogue
import StyleEngine

/// All options side by side: `| Small |*Medium*| Large |`.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}

    public func _makeBody(configuration: PickerStyleConfiguration) -> AnyView {
        AnyView(PickerFace(configuration, .segmented))
    }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All options side by side: `| Small |*Medium*| Large |`.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension BuiltIns {
    static let segmentedPickerStyle = style(
        "SegmentedPickerStyle", "segmented", "PickerStyle", "All options side by side.",
        example:
            #"Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("L").tag(2) }.pickerStyle(.segmented)"#
    ) { SegmentedPickerStyle().erased }
}
