import Catalogue
import StyleEngine

/// The look of a label on which no style was pushed: icon and title.
public struct DefaultLabelStyle: LabelStyle, NamedStyle {
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

    public var styleName: String { "automatic" }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The look of a label on which no style was pushed: icon and title.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension BuiltIns {
    static let defaultLabelStyle = style(
        "DefaultLabelStyle", "automatic", "LabelStyle", LabelStyleConfiguration.self,
        "The look of a label on which no style was pushed: icon and title.",
        example: #"Label("Sun", systemImage: "sun.min").labelStyle(.automatic)"#
    ) { DefaultLabelStyle().erased }
}
