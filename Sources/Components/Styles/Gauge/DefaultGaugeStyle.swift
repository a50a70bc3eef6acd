import StyleEngine

/// The look of a gauge on which no style was pushed: a bar.
///
/// - Example: `Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.automatic)`
public struct DefaultGaugeStyle: GaugeStyle, NamedStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeFace(configuration: configuration, shape: .bar)
    }

    public var styleName: String { "automatic" }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The look of a gauge on which no style was pushed: a bar.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
