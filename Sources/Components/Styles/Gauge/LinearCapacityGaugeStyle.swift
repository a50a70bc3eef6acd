import StyleEngine

/// A bar that fills up. In a picture: `#####.....`.
///
/// - Example: `Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.linearCapacity)`
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeFace(configuration: configuration, shape: .bar)
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills up. In a picture: `#####.....`.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
