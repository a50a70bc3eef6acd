import Catalogue
import Drawing
import StyleEngine

/// A control that sets a number between two others: `Volume ----o-----`.
public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let step: Double?
    private let label: Label
    private let minimum: ValueLabel
    private let maximum: ValueLabel
    private let onEditingChanged: (Bool) -> Void

    /// A slider with a label, and its bounds in words. Without a step, it takes a tenth of the range at a time.
    /// `onEditingChanged` is told true before each step, and false after it.
    public init<Number: BinaryFloatingPoint>(
        value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1, step: Number? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.value = value.converted(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Number($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.label = label()
        minimum = minimumValueLabel()
        maximum = maximumValueLabel()
        self.onEditingChanged = onEditingChanged
    }

    public static func _resolve(_ view: Slider, at inputs: Inputs, by resolver: Resolver) {
        let bounds = view.bounds
        let length = bounds.upperBound - bounds.lowerBound
        let step = view.step ?? length / 10
        let change: (Int) -> Void = { steps in
            let wanted = view.value.wrappedValue + Double(steps) * step
            view.onEditingChanged(true)
            view.value.wrappedValue = max(bounds.lowerBound, min(bounds.upperBound, wanted))
            view.onEditingChanged(false)
        }
        let fraction = length > 0 ? (view.value.wrappedValue - bounds.lowerBound) / length : 0
        let payload = Container(axis: .horizontal) { place, parts in
            let control = Element.row(ofSeen: [parts[1], Element(Track.slider(fraction, place.tintInk)), parts[2]])
            guard !place.environment.labelsAreHidden, !parts[0].isNothing else { return control.standing(in: place) }
            return Element(ControlRow(), [parts[0].standing(in: place), control.acting(in: place)])
        }
        let inner = resolver.open(
            TypeIdentity(Slider.self), .primitive, payload: payload,
            interaction: .step(
                inputs.environment.isEnabled ? change : { _ in }, value: { "\(view.value.wrappedValue)" }), at: inputs)
        ControlPart._resolve(ControlPart(label: MarkedLabel(view.label)), at: inner.part(0), by: resolver)
        ControlPart._resolve(ControlPart(.horizontal, view.minimum), at: inner.part(1), by: resolver)
        ControlPart._resolve(ControlPart(.horizontal, view.maximum), at: inner.part(2), by: resolver)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a label. Without a step, it takes a tenth of the range at a time.
    public init<Number: BinaryFloatingPoint>(
        value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1, step: Number? = nil,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: label, minimumValueLabel: {}, maximumValueLabel: {},
            onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider without a label.
    public init<Number: BinaryFloatingPoint>(
        value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1, step: Number? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: {}, onEditingChanged: onEditingChanged)
    }
}

extension Slider {
    /// A slider with its bounds as views, in the order in which programs wrote it before trailing closures had labels.
    public init<Number: BinaryFloatingPoint>(
        value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1, step: Number? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) {
        self.init(
            value: value, in: bounds, step: step, label: label, minimumValueLabel: { minimumValueLabel },
            maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
    }
}

extension BuiltIns {
    static let slider: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Slider<Label: View, ValueLabel: View>: View", "A control that sets a number between two others.",
            example: #"Slider(value: .constant(0.4)) { Text("Volume") }"#,
            framed("Double")),
        BuiltInGroup("extension Slider", framed("CGFloat")),
        BuiltInGroup("extension Slider where ValueLabel == EmptyView", labelled("Double") + labelled("CGFloat")),
        BuiltInGroup(
            "extension Slider where Label == EmptyView, ValueLabel == EmptyView", bare("Double") + bare("CGFloat")),
    ]

    /// The records of sliders over one type of numbers, which have their bounds as views.
    private static func framed(_ number: String) -> [BuiltIn] {
        [
            BuiltIn(
                "init(\(value(number)), @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, "
                    + "@ViewBuilder maximumValueLabel: () -> ValueLabel\(edited))",
                "A slider with a label, and its bounds in words.",
                example: """
                    Slider(value: .constant(4), in: 0...10) {
                        Text("Volume")
                    } minimumValueLabel: {
                        Text("0")
                    } maximumValueLabel: {
                        Text("10")
                    }
                    """
            ) {
                (
                    value: Binding<Double>, bounds: ClosedRange<Double>, step: Double?, label: ViewClosure,
                    minimum: ViewClosure, maximum: ViewClosure, editing: Action
                ) in
                AnyView(
                    Slider(
                        value: value, in: bounds, step: step, label: { label() },
                        minimumValueLabel: { minimum() }, maximumValueLabel: { maximum() },
                        onEditingChanged: { editing(.bool($0)) }))
            },
            BuiltIn(
                "init(\(value(number))\(edited), minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, "
                    + "@ViewBuilder label: () -> Label)", "A slider with its bounds as views, before its label.",
                example: #"Slider(value: .constant(4), in: 0...10, minimumValueLabel: Text("0"), "#
                    + #"maximumValueLabel: Text("10")) { Text("Volume") }"#
            ) {
                (
                    value: Binding<Double>, bounds: ClosedRange<Double>, step: Double?, editing: Action,
                    minimum: AnyView,
                    maximum: AnyView, label: ViewClosure
                ) in
                AnyView(
                    Slider(
                        value: value, in: bounds, step: step, onEditingChanged: { editing(.bool($0)) },
                        minimumValueLabel: minimum, maximumValueLabel: maximum, label: { label() }))
            },
        ]
    }

    /// Those with a label.
    private static func labelled(_ number: String) -> [BuiltIn] {
        [
            BuiltIn("init(\(value(number)), @ViewBuilder label: () -> Label\(edited))", "A slider with a label.") {
                (
                    value: Binding<Double>, bounds: ClosedRange<Double>, step: Double?, label: ViewClosure,
                    editing: Action
                ) in
                AnyView(
                    Slider(
                        value: value, in: bounds, step: step, label: { label() },
                        onEditingChanged: { editing(.bool($0)) }))
            }
        ]
    }

    /// Those without one.
    private static func bare(_ number: String) -> [BuiltIn] {
        [
            BuiltIn("init(\(value(number))\(edited))", "A slider without a label.") {
                (value: Binding<Double>, bounds: ClosedRange<Double>, step: Double?, editing: Action) in
                AnyView(
                    Slider(
                        value: value, in: bounds, step: step, onEditingChanged: { editing(.bool($0)) }))
            }
        ]
    }

    private static func value(_ number: String) -> String {
        "value: Binding<\(number)>, in bounds: ClosedRange<\(number)> = 0...1, step: \(number)? = nil"
    }

    private static let edited = ", onEditingChanged: @escaping (Bool) -> Void = { _ in }"
}
