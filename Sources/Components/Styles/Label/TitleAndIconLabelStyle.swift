import Catalogue
import StyleEngine

/// The icon and then the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ControlPart(
            .horizontal,
            Group {
                configuration.icon
                configuration.title
            })
    }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon and then the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension BuiltIns {
    static let titleAndIconLabelStyle = style(
        "TitleAndIconLabelStyle", "titleAndIcon", "LabelStyle", LabelStyleConfiguration.self,
        "The icon and then the title.", example: #"Label("Sun", systemImage: "sun.min").labelStyle(.titleAndIcon)"#
    ) { TitleAndIconLabelStyle().erased }
}
