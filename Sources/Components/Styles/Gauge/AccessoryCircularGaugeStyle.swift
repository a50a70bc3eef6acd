import Catalogue
import StyleEngine

/// A ring that is open: `Speed /50%\`.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeFace(configuration: configuration, shape: .arc)
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring that is open: `Speed /50%\`.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension BuiltIns {
    static let accessoryCircularGaugeStyle = style(
        "AccessoryCircularGaugeStyle", "accessoryCircular", "GaugeStyle", GaugeStyleConfiguration.self,
        "A circle.", example: #"Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryCircular)"#
    ) { AccessoryCircularGaugeStyle().erased }
}
