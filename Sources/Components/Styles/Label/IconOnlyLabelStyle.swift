import Catalogue
import StyleEngine

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon
    }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension BuiltIns {
    static let iconOnlyLabelStyle = style(
        "IconOnlyLabelStyle", "iconOnly", "LabelStyle", LabelStyleConfiguration.self,
        "The icon alone.", example: #"Label("Sun", systemImage: "sun.min").labelStyle(.iconOnly)"#
    ) { IconOnlyLabelStyle().erased }
}
