import StyleEngine

/// A circle that fills up. In a picture: `Speed (50%)`.
///
/// - Example: `Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryCircularCapacity)`
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeFace(configuration: configuration, shape: .circle)
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A circle that fills up. In a picture: `Speed (50%)`.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
