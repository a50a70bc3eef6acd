import Catalogue
import StyleEngine

/// A line with a marker: `Speed ----o-----`.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeFace(configuration: configuration, shape: .marker)
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A line with a marker: `Speed ----o-----`.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension BuiltIns {
    static let accessoryLinearGaugeStyle = style(
        "AccessoryLinearGaugeStyle", "accessoryLinear", "GaugeStyle", GaugeStyleConfiguration.self,
        "A line with a marker.", example: #"Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryLinear)"#
    ) { AccessoryLinearGaugeStyle().erased }
}
