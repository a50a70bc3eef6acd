import Catalogue
import Drawing
import StyleEngine

/// A control that counts up and down: `Count 3 [-|+]`.
public struct Stepper<Label: View>: PrimitiveView {
    private let label: Label
    private let step: (Int) -> Void
    private var title: String?

    /// A stepper that calls what is given; nil does nothing.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
    ) {
        self.label = label()
        step = { steps in
            for _ in 0..<abs(steps) { steps > 0 ? onIncrement?() : onDecrement?() }
        }
    }

    /// A stepper that changes a number.
    public init<Number: Strideable>(
        value: Binding<Number>, step: Number.Stride = 1, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) })
    }

    /// A stepper that changes a number within bounds.
    public init<Number: Strideable>(
        value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride = 1,
        @ViewBuilder label: () -> Label
    ) {
        func change(_ step: Number.Stride) {
            let wanted = value.wrappedValue.advanced(by: step)
            value.wrappedValue = max(bounds.lowerBound, min(bounds.upperBound, wanted))
        }
        self.init(label: label, onIncrement: { change(step) }, onDecrement: { change(0 - step) })
    }

    public static func _resolve(_ view: Stepper, at inputs: Inputs, by resolver: Resolver) {
        let payload = Container(axis: .horizontal) { place, elements in
            let sign = Element(Brackets("[-|+]", ""))
            guard !place.environment.labelsAreHidden, !elements.isEmpty else { return sign.enabled(in: place) }
            return Element(ControlRow(place.environment.rowWidth), [.row(of: elements).enabled(in: place), sign])
        }
        let inner = resolver.open(
            TypeIdentity(Stepper.self), .primitive, payload: payload,
            interaction: .step(inputs.environment.isEnabled ? view.step : { _ in }), title: view.title, at: inputs)
        Label._resolve(view.label, at: inner, by: resolver)
    }
}

extension Stepper where Label == Text {
    /// A stepper with a title that changes a number.
    public init<Number: Strideable>(
        _ title: some StringProtocol, value: Binding<Number>, step: Number.Stride = 1
    ) {
        let title = String(title)
        self.init(value: value, step: step) { Text(verbatim: title) }
        self.title = title
    }

    /// A stepper with a title that changes a number within bounds.
    public init<Number: Strideable>(
        _ title: some StringProtocol, value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride = 1
    ) {
        let title = String(title)
        self.init(value: value, in: bounds, step: step) { Text(verbatim: title) }
        self.title = title
    }

    /// A stepper with a title that calls what is given; nil does nothing.
    public init(_ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        let title = String(title)
        self.init(label: { Text(verbatim: title) }, onIncrement: onIncrement, onDecrement: onDecrement)
        self.title = title
    }
}

extension BuiltIns {
    static let stepper: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Stepper<Label: View>: View", "A control that counts up and down.",
            example: #"Stepper("Count", value: .constant(3))"#,
            [
                BuiltIn(
                    "init(value: Binding<Int>, step: Int = 1, @ViewBuilder label: () -> Label)",
                    "A stepper that changes a number."
                ) { (value: Binding<Int>, step: Int, label: ViewClosure) in
                    AnyView(Stepper(value: value, step: step) { label() })
                },
                BuiltIn(
                    "init(value: Binding<Int>, in bounds: ClosedRange<Int>, step: Int = 1, "
                        + "@ViewBuilder label: () -> Label)", "A stepper that changes a number within bounds."
                ) { (value: Binding<Int>, bounds: IntRange, step: Int, label: ViewClosure) in
                    AnyView(Stepper(value: value, in: bounds.range, step: step) { label() })
                },
            ]),
        BuiltInGroup(
            "extension Stepper where Label == Text",
            [
                BuiltIn(
                    "init(_ title: String, value: Binding<Int>, step: Int = 1)",
                    "A stepper with a title that changes a number."
                ) { (title: String, value: Binding<Int>, step: Int) in
                    AnyView(Stepper(title, value: value, step: step))
                },
                BuiltIn(
                    "init(_ title: String, value: Binding<Int>, in bounds: ClosedRange<Int>, step: Int = 1)",
                    "A stepper with a title that changes a number within bounds."
                ) { (title: String, value: Binding<Int>, bounds: IntRange, step: Int) in
                    AnyView(Stepper(title, value: value, in: bounds.range, step: step))
                },
                BuiltIn(
                    "init(_ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?)",
                    "A stepper with a title that calls what is given."
                ) { (title: String, up: Action?, down: Action?) in
                    AnyView(
                        Stepper(
                            title, onIncrement: up.map { up in { up() } }, onDecrement: down.map { down in { down() } })
                    )
                },
            ]),
    ]
}
