import Catalogue
import StyleEngine

/// A line that fills up: `Speed =====-----`.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeFace(configuration: configuration, shape: .line)
    }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A line that fills up: `Speed =====-----`.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension BuiltIns {
    static let accessoryLinearCapacityGaugeStyle = style(
        "AccessoryLinearCapacityGaugeStyle", "accessoryLinearCapacity", "GaugeStyle", GaugeStyleConfiguration.self,
        "A bar that fills up, in little room.",
        example: #"Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryLinearCapacity)"#
    ) { AccessoryLinearCapacityGaugeStyle().erased }
}
