import Catalogue
import StyleEngine

/// A value between two others.
///
/// - Example: `Gauge(value: 0.5) { Text("Speed") }`
public struct Gauge<Label: View>: PrimitiveView {
    private let configuration: GaugeStyleConfiguration
    private var isReapplied = false

    /// A gauge with a label.
    public init(value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(value: value, in: bounds, label: label, current: nil, minimum: nil, maximum: nil, marks: nil)
    }

    /// A gauge with a label and its value in words.
    public init<Current: View>(
        value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(
            value: value, in: bounds, label: label, current: AnyView(currentValueLabel()), minimum: nil, maximum: nil,
            marks: nil)
    }

    /// A gauge with a label, its value in words, and marks at values, each of which is its mark's tag.
    ///
    /// - Record: by hand
    public init<Current: View, Marks: View>(
        value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder markedValueLabels: () -> Marks
    ) {
        self.init(
            value: value, in: bounds, label: label, current: AnyView(currentValueLabel()), minimum: nil, maximum: nil,
            marks: AnyView(markedValueLabels()))
    }

    /// A gauge with a label, its value and bounds in words, and marks at values, each of which is its mark's tag.
    public init<Current: View, Bound: View, Marks: View>(
        value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> Bound,
        @ViewBuilder maximumValueLabel: () -> Bound, @ViewBuilder markedValueLabels: () -> Marks
    ) {
        self.init(
            value: value, in: bounds, label: label, current: AnyView(currentValueLabel()),
            minimum: AnyView(minimumValueLabel()), maximum: AnyView(maximumValueLabel()),
            marks: AnyView(markedValueLabels()))
    }

    /// A gauge with a label, and its value and bounds in words.
    public init<Current: View, Bound: View>(
        value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> Bound,
        @ViewBuilder maximumValueLabel: () -> Bound
    ) {
        self.init(
            value: value, in: bounds, label: label, current: AnyView(currentValueLabel()),
            minimum: AnyView(minimumValueLabel()), maximum: AnyView(maximumValueLabel()), marks: nil)
    }

    private init(
        value: Double, in bounds: ClosedRange<Double>, label: () -> Label, current: AnyView?, minimum: AnyView?,
        maximum: AnyView?, marks: AnyView?
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        let part = length > 0 ? (value - bounds.lowerBound) / length : 0
        configuration = GaugeStyleConfiguration(
            value: part.isNaN ? part : max(0, min(1, part)),
            label: GaugeStyleConfiguration.Label(erased: GaugeStyleConfiguration.family.label(label())),
            currentValueLabel: current.map(GaugeStyleConfiguration.CurrentValueLabel.init),
            minimumValueLabel: minimum.map(GaugeStyleConfiguration.MinimumValueLabel.init),
            maximumValueLabel: maximum.map(GaugeStyleConfiguration.MaximumValueLabel.init),
            markedValueLabels: marks.map(GaugeStyleConfiguration.MarkedValueLabels.init), bounds: bounds)
    }

    public static func _resolve(_ view: Gauge, at inputs: Inputs, by resolver: Resolver) {
        resolver.resolveComponent(
            TypeIdentity(Gauge.self), family: GaugeStyleConfiguration.family, configuration: view.configuration,
            defaultStyle: { DefaultGaugeStyle().erased }, isReapplied: view.isReapplied, isLabelled: true, at: inputs)
    }
}

extension Gauge where Label == GaugeStyleConfiguration.Label {
    /// The gauge that a style was told about: it takes the next style of the stack (rules B3, B6).
    public init(_ configuration: GaugeStyleConfiguration) {
        self.configuration = configuration
        isReapplied = true
    }
}

extension BuiltIns {
    private static let marked = """
        Gauge(value: 0.7) {
            Text("Speed")
        } currentValueLabel: {
            Text("70")
        } markedValueLabels: {
            Text("slow").tag(0.25)
            Text("fast").tag(0.75)
        }
        """

    static let gauge: [BuiltInGroup] = [
        BuiltInGroup(
            "extension Gauge",
            [
                BuiltIn(
                    "init<Current: View, Marks: View>(value: Double, in bounds: ClosedRange<Double> = 0...1, "
                        + "@ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current, "
                        + "@ViewBuilder markedValueLabels: () -> Marks)",
                    "A gauge with a label, its value in words, and marks at values.", example: marked
                ) {
                    (
                        value: Double, bounds: ClosedRange<Double>, label: ViewClosure, current: ViewClosure,
                        marks: ViewClosure
                    ) in
                    AnyView(
                        Gauge(
                            value: value, in: bounds, label: { label() }, currentValueLabel: { current() },
                            markedValueLabels: { marks() }))
                }
            ])
    ]
}
