import StyleEngine

/// A line with a marker. In a picture: `Speed ----o-----`.
///
/// - Example: `Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryLinear)`
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeFace(configuration: configuration, shape: .marker)
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A line with a marker. In a picture: `Speed ----o-----`.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
