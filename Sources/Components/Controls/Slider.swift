import Catalogue
import Drawing
import StyleEngine

/// A control that sets a number between two others: `Volume ----o-----`.
public struct Slider<Label: View>: PrimitiveView {
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let step: Double?
    private let label: Label

    /// A slider with a label. Without a step, it takes a tenth of the range at a time.
    public init(
        value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.value = value
        self.bounds = bounds
        self.step = step
        self.label = label()
    }

    public static func _resolve(_ view: Slider, at inputs: Inputs, by resolver: Resolver) {
        let bounds = view.bounds
        let length = bounds.upperBound - bounds.lowerBound
        let step = view.step ?? length / 10
        let change: (Int) -> Void = { steps in
            let wanted = view.value.wrappedValue + Double(steps) * step
            view.value.wrappedValue = max(bounds.lowerBound, min(bounds.upperBound, wanted))
        }
        let fraction = length > 0 ? (view.value.wrappedValue - bounds.lowerBound) / length : 0
        let payload = Container(axis: .horizontal) { place, elements in
            let track = Element(Track.slider(fraction, place.tintInk))
            guard !place.environment.labelsAreHidden, !elements.isEmpty else { return track.enabled(in: place) }
            return Element(ControlRow(place.environment.rowWidth), [.row(of: elements).enabled(in: place), track])
        }
        let inner = resolver.open(
            TypeIdentity(Slider.self), .primitive, payload: payload,
            interaction: .step(inputs.environment.isEnabled ? change : { _ in }), at: inputs)
        Label._resolve(view.label, at: inner, by: resolver)
    }
}

extension Slider where Label == EmptyView {
    /// A slider without a label.
    public init(value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil) {
        self.init(value: value, in: bounds, step: step) {}
    }
}

extension BuiltIns {
    static let slider: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Slider<Label: View>: View", "A control that sets a number between two others.",
            example: #"Slider(value: .constant(0.4)) { Text("Volume") }"#,
            [
                BuiltIn(
                    "init(value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil, "
                        + "@ViewBuilder label: () -> Label)", "A slider with a label."
                ) { (value: Binding<Double>, bounds: DoubleRange, step: Double?, label: ViewClosure) in
                    AnyView(Slider(value: value, in: bounds.range, step: step) { label() })
                }
            ]),
        BuiltInGroup(
            "extension Slider where Label == EmptyView",
            [
                BuiltIn(
                    "init(value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil)",
                    "A slider without a label."
                ) { (value: Binding<Double>, bounds: DoubleRange, step: Double?) in
                    AnyView(Slider(value: value, in: bounds.range, step: step))
                }
            ]),
    ]
}
