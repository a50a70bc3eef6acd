import Catalogue
import StyleEngine

/// A circle that fills up: `Speed (50%)`.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeFace(configuration: configuration, shape: .circle)
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A circle that fills up: `Speed (50%)`.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension BuiltIns {
    static let accessoryCircularCapacityGaugeStyle = style(
        "AccessoryCircularCapacityGaugeStyle", "accessoryCircularCapacity", "GaugeStyle", GaugeStyleConfiguration.self,
        "A circle that fills up.",
        example: #"Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryCircularCapacity)"#
    ) { AccessoryCircularCapacityGaugeStyle().erased }
}
