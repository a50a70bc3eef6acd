import StyleEngine

/// A ring that is open. In a picture: `Speed /50%\`.
///
/// - Example: `Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryCircular)`
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeFace(configuration: configuration, shape: .arc)
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring that is open. In a picture: `Speed /50%\`.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
