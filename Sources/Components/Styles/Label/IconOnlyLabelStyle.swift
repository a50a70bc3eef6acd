import StyleEngine

/// The icon alone.
///
/// - Example: `Label("Sun", systemImage: "sun.min").labelStyle(.iconOnly)`
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
