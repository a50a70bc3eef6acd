import StyleEngine

/// The look of a label on which no style was pushed: icon and title.
///
/// - Example: `Label("Sun", systemImage: "sun.min").labelStyle(.automatic)`
public struct DefaultLabelStyle: LabelStyle, NamedStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LabelRow(configuration: configuration)
    }

    public var styleName: String { "automatic" }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The look of a label on which no style was pushed: icon and title.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
