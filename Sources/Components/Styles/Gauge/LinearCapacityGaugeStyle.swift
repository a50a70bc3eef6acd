import Catalogue
import StyleEngine

/// A bar that fills up: `Speed [#####.....]`.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeFace(configuration: configuration, shape: .bar)
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills up: `Speed [#####.....]`.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension BuiltIns {
    static let linearCapacityGaugeStyle = style(
        "LinearCapacityGaugeStyle", "linearCapacity", "GaugeStyle", GaugeStyleConfiguration.self,
        "A bar that fills up.", example: #"Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.linearCapacity)"#
    ) { LinearCapacityGaugeStyle().erased }
}
