import StyleEngine

/// A line that fills up. In a picture: `Speed =====-----`.
///
/// - Example: `Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryLinearCapacity)`
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeFace(configuration: configuration, shape: .line)
    }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A line that fills up. In a picture: `Speed =====-----`.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
