import Drawing
import StyleEngine

/// A control that counts up and down: `Count 3 [-|+]`.
public struct Stepper<Label: View>: PrimitiveView {
    private let label: Label
    private let step: (Int) -> Void
    /// Whether there is a step down to take, and one up.
    private var canStep: () -> (down: Bool, up: Bool)
    private var title: String?
    /// The number as text, where the stepper knows it.
    private var value: () -> String? = { nil }
    /// The same, where the stepper shows it.
    private var shown: (() -> String)?

    /// A stepper that calls what is given; nil does nothing. `onEditingChanged` is told true before each step, and false
    /// after it.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        canStep = { (onDecrement != nil, onIncrement != nil) }
        step = { steps in
            onEditingChanged(true)
            for _ in 0..<steps.magnitude { steps > 0 ? onIncrement?() : onDecrement?() }
            onEditingChanged(false)
        }
    }

    /// A stepper that changes a number.
    public init<Number: Strideable>(
        value: Binding<Number>, step: Number.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.stepped(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.stepped(by: step, isDown: true) },
            onEditingChanged: onEditingChanged)
        self.value = { "\(value.wrappedValue)" }
    }

    /// A stepper that changes a number within bounds.
    public init<Number: Strideable>(
        value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        func change(isDown: Bool) {
            let wanted = value.wrappedValue.stepped(by: step, isDown: isDown)
            value.wrappedValue = max(bounds.lowerBound, min(bounds.upperBound, wanted))
        }
        self.init(
            label: label, onIncrement: { change(isDown: false) }, onDecrement: { change(isDown: true) },
            onEditingChanged: onEditingChanged)
        canStep = { (value.wrappedValue > bounds.lowerBound, value.wrappedValue < bounds.upperBound) }
        self.value = { "\(value.wrappedValue)" }
    }

    public static func _resolve(_ view: Stepper, at inputs: Inputs, by resolver: Resolver) {
        let canStep = view.canStep()
        let payload = Container(axis: .horizontal) { place, elements in
            let buttons = StepperSigns.element(canStep, isEnabled: place.environment.isEnabled)
            let sign = Element.row(of: [view.shown.map { Element(place.text($0())) }, buttons].compactMap { $0 })
            guard !place.environment.labelsAreHidden, !elements.isEmpty else { return sign.standing(in: place) }
            return Element(ControlRow(), [.label(of: elements).standing(in: place), sign.acting(in: place)])
        }
        let inner = resolver.open(
            TypeIdentity(Stepper.self), .primitive, payload: payload,
            interaction: .step(inputs.environment.isEnabled ? view.step : { _ in }, value: view.value),
            title: view.title, at: inputs)
        MarkedLabel._resolve(MarkedLabel(view.label), at: inner, by: resolver)
    }
}

extension Strideable {
    /// The number one step further up or down; a whole number stays where there is none beyond.
    fileprivate func stepped(by step: Stride, isDown: Bool = false) -> Self {
        func whole<Number: FixedWidthInteger>(_ number: Number, _ step: Int) -> Number {
            let part = Number(clamping: step.magnitude)
            let (result, isPast) =
                (step < 0) == isDown ? number.addingReportingOverflow(part) : number.subtractingReportingOverflow(part)
            return isPast ? number : result
        }
        if let number = self as? any FixedWidthInteger, let step = step as? Int {
            return whole(number, step) as? Self ?? self
        }
        return advanced(by: isDown ? 0 - step : step)
    }
}

extension Stepper where Label == Text {
    /// A stepper with a title that changes a number.
    public init<Number: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<Number>, step: Number.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), value: value, step: step, onEditingChanged: onEditingChanged)
    }

    init<Number: Strideable>(
        _ title: Text, value: Binding<Number>, step: Number.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { title }, onEditingChanged: onEditingChanged)
        self.title = title.string
    }

    /// A stepper with a title that changes a number within bounds.
    public init<Number: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    }

    init<Number: Strideable>(
        _ title: Text, value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { title }, onEditingChanged: onEditingChanged)
        self.title = title.string
    }

    /// A stepper with a title that calls what is given; nil does nothing.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            Text(titleKey), onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    init(
        _ title: Text, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { title }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
        self.title = title.string
    }
}

extension Stepper where Label == Text {
    /// A stepper with a title that changes a whole number, and shows it.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<Int>, step: Int = 1,
        format: IntegerFormatStyle<Int>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), value: value, step: step, onEditingChanged: onEditingChanged)
        shown = { format.format(value.wrappedValue) }
    }

    /// A stepper with a title that changes a whole number within bounds, and shows it.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<Int>, in bounds: ClosedRange<Int>, step: Int = 1,
        format: IntegerFormatStyle<Int>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
        shown = { format.format(value.wrappedValue) }
    }

    /// A stepper with a title that changes a number, and shows it.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<Double>, step: Double = 1,
        format: FloatingPointFormatStyle<Double>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), value: value, step: step, onEditingChanged: onEditingChanged)
        shown = { format.format(value.wrappedValue) }
    }

    /// A stepper with a title that changes a number within bounds, and shows it.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double = 1,
        format: FloatingPointFormatStyle<Double>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
        shown = { format.format(value.wrappedValue) }
    }
}

extension Stepper {
    /// The stepper, which also shows its number.
    func showing(_ text: @escaping () -> String) -> Stepper {
        var stepper = self
        stepper.shown = text
        return stepper
    }

    /// A stepper that calls what is given, in the order in which programs wrote it before trailing closures had labels.
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }
}
