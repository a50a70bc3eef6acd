import Catalogue
import StyleEngine

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.title
    }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension BuiltIns {
    static let titleOnlyLabelStyle = style(
        "TitleOnlyLabelStyle", "titleOnly", "LabelStyle", LabelStyleConfiguration.self,
        "The title alone.", example: #"Label("Sun", systemImage: "sun.min").labelStyle(.titleOnly)"#
    ) { TitleOnlyLabelStyle().erased }
}
