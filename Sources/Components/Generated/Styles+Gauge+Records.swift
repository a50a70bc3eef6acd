// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import StyleEngine

extension BuiltIns {
    static let accessoryCircularCapacityGaugeStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct AccessoryCircularCapacityGaugeStyle: GaugeStyle", "A circle that fills up.", example: "Gauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(.accessoryCircularCapacity)", [
            BuiltIn("init()", "Creates the style.") { AccessoryCircularCapacityGaugeStyle().erased },
            BuiltIn("func makeBody(configuration: GaugeStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: GaugeStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle", [
            BuiltIn("static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { get }", "A circle that fills up.", example: "Gauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(.accessoryCircularCapacity)") { AccessoryCircularCapacityGaugeStyle.accessoryCircularCapacity.erased },
        ]),
    ]

    static let accessoryCircularGaugeStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct AccessoryCircularGaugeStyle: GaugeStyle", "A ring that is open.", example: "Gauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(.accessoryCircular)", [
            BuiltIn("init()", "Creates the style.") { AccessoryCircularGaugeStyle().erased },
            BuiltIn("func makeBody(configuration: GaugeStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: GaugeStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension GaugeStyle where Self == AccessoryCircularGaugeStyle", [
            BuiltIn("static var accessoryCircular: AccessoryCircularGaugeStyle { get }", "A ring that is open.", example: "Gauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(.accessoryCircular)") { AccessoryCircularGaugeStyle.accessoryCircular.erased },
        ]),
    ]

    static let accessoryLinearCapacityGaugeStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct AccessoryLinearCapacityGaugeStyle: GaugeStyle", "A line that fills up.", example: "Gauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(.accessoryLinearCapacity)", [
            BuiltIn("init()", "Creates the style.") { AccessoryLinearCapacityGaugeStyle().erased },
            BuiltIn("func makeBody(configuration: GaugeStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: GaugeStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle", [
            BuiltIn("static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { get }", "A line that fills up.", example: "Gauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(.accessoryLinearCapacity)") { AccessoryLinearCapacityGaugeStyle.accessoryLinearCapacity.erased },
        ]),
    ]

    static let accessoryLinearGaugeStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct AccessoryLinearGaugeStyle: GaugeStyle", "A line with a marker.", example: "Gauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(.accessoryLinear)", [
            BuiltIn("init()", "Creates the style.") { AccessoryLinearGaugeStyle().erased },
            BuiltIn("func makeBody(configuration: GaugeStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: GaugeStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension GaugeStyle where Self == AccessoryLinearGaugeStyle", [
            BuiltIn("static var accessoryLinear: AccessoryLinearGaugeStyle { get }", "A line with a marker.", example: "Gauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(.accessoryLinear)") { AccessoryLinearGaugeStyle.accessoryLinear.erased },
        ]),
    ]

    static let defaultGaugeStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct DefaultGaugeStyle: GaugeStyle", "The look of a gauge on which no style was pushed: a bar.", example: "Gauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(.automatic)", [
            BuiltIn("init()", "Creates the style.") { DefaultGaugeStyle().erased },
            BuiltIn("func makeBody(configuration: GaugeStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: GaugeStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension GaugeStyle where Self == DefaultGaugeStyle", [
            BuiltIn("static var automatic: DefaultGaugeStyle { get }", "The look of a gauge on which no style was pushed: a bar.", example: "Gauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(.automatic)") { DefaultGaugeStyle.automatic.erased },
        ]),
    ]

    static let gaugeStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("protocol GaugeStyle {\n    associatedtype Body: View\n    typealias Configuration = GaugeStyleConfiguration\n    @ViewBuilder func makeBody(configuration: Configuration) -> Body\n}", "How gauges look.", example: "struct Percent: GaugeStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Text(\"\\(configuration.value)\")\n    }\n}\nGauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(Percent())", styleProtocol: StyleProtocol("GaugeStyle", configuration: GaugeStyleConfiguration.self), [
        ]),
        BuiltInGroup("struct GaugeStyleConfiguration", "What a style is told about one of the gauges.", example: "struct Percent: GaugeStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Text(\"\\(configuration.value)\")\n    }\n}\nGauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(Percent())", [
            BuiltIn("let value: Double", "The value, 0...1.") { (self_: GaugeStyleConfiguration) in self_.value },
            BuiltIn("let label: GaugeStyleConfiguration.Label", "What is measured.") { (self_: GaugeStyleConfiguration) in self_.label },
            BuiltIn("let currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?", "The value in words, where that was said.") { (self_: GaugeStyleConfiguration) in self_.currentValueLabel },
            BuiltIn("let minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?", "The smallest value in words, where that was said.") { (self_: GaugeStyleConfiguration) in self_.minimumValueLabel },
            BuiltIn("let maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?", "The largest value in words, where that was said.") { (self_: GaugeStyleConfiguration) in self_.maximumValueLabel },
            BuiltIn("let markedValueLabels: GaugeStyleConfiguration.MarkedValueLabels?", "Marks at values between the bounds, where there are any.") { (self_: GaugeStyleConfiguration) in self_.markedValueLabels },
        ]),
        BuiltInGroup("struct GaugeStyleConfiguration.Label: View", "What is measured, its type erased.", example: "struct Percent: GaugeStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Text(\"\\(configuration.value)\")\n    }\n}\nGauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(Percent())", [
        ]),
        BuiltInGroup("struct GaugeStyleConfiguration.CurrentValueLabel: View", "The value in words, its type erased.", example: "struct Percent: GaugeStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Text(\"\\(configuration.value)\")\n    }\n}\nGauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(Percent())", [
        ]),
        BuiltInGroup("struct GaugeStyleConfiguration.MinimumValueLabel: View", "The smallest value in words, its type erased.", example: "struct Percent: GaugeStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Text(\"\\(configuration.value)\")\n    }\n}\nGauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(Percent())", [
        ]),
        BuiltInGroup("struct GaugeStyleConfiguration.MaximumValueLabel: View", "The largest value in words, its type erased.", example: "struct Percent: GaugeStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Text(\"\\(configuration.value)\")\n    }\n}\nGauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(Percent())", [
        ]),
        BuiltInGroup("struct GaugeStyleConfiguration.MarkedValueLabels: View", "Marks at values between the bounds, their types erased.", example: "struct Percent: GaugeStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Text(\"\\(configuration.value)\")\n    }\n}\nGauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(Percent())", [
        ]),
        BuiltInGroup("extension View", kind: .styles, [
            BuiltIn("func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View", "Pushes a style on the stack of the gauges inside.", example: "Gauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(.accessoryCircular)") { (self_: AnyView, style: StyleValue<GaugeStyleConfiguration>) in AnyView(self_.modifier(StylePush(style))) },
        ]),
    ]

    static let linearCapacityGaugeStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct LinearCapacityGaugeStyle: GaugeStyle", "A bar that fills up.", example: "Gauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(.linearCapacity)", [
            BuiltIn("init()", "Creates the style.") { LinearCapacityGaugeStyle().erased },
            BuiltIn("func makeBody(configuration: GaugeStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: GaugeStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension GaugeStyle where Self == LinearCapacityGaugeStyle", [
            BuiltIn("static var linearCapacity: LinearCapacityGaugeStyle { get }", "A bar that fills up.", example: "Gauge(value: 0.5) { Text(\"Speed\") }.gaugeStyle(.linearCapacity)") { LinearCapacityGaugeStyle.linearCapacity.erased },
        ]),
    ]
}
