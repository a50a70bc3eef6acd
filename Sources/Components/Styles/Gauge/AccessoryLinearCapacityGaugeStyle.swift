import Catalogue
import StyleEngine

/// A bar that fills up, in little room.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeFace(configuration: configuration, shape: .bar)
    }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A bar that fills up, in little room.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension BuiltIns {
    static let accessoryLinearCapacityGaugeStyle = style(
        "AccessoryLinearCapacityGaugeStyle", "accessoryLinearCapacity", "GaugeStyle", GaugeStyleConfiguration.self,
        "A bar that fills up, in little room.",
        example: #"Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryLinearCapacity)"#
    ) { AccessoryLinearCapacityGaugeStyle().erased }
}
