import StyleEngine

/// Steppers with a label of their own that show their number.
extension Stepper {
    /// A stepper that changes a whole number, and shows it.
    public init(
        value: Binding<Int>, step: Int = 1, format: IntegerFormatStyle<Int>, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self = Stepper(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
            .showing { format.format(value.wrappedValue) }
    }

    /// A stepper that changes a whole number within bounds, and shows it.
    public init(
        value: Binding<Int>, in bounds: ClosedRange<Int>, step: Int = 1, format: IntegerFormatStyle<Int>,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self = Stepper(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
            .showing { format.format(value.wrappedValue) }
    }

    /// A stepper that changes a number, and shows it.
    public init(
        value: Binding<Double>, step: Double = 1, format: FloatingPointFormatStyle<Double>,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self = Stepper(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
            .showing { format.format(value.wrappedValue) }
    }

    /// A stepper that changes a number within bounds, and shows it.
    public init(
        value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double = 1,
        format: FloatingPointFormatStyle<Double>, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self = Stepper(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
            .showing { format.format(value.wrappedValue) }
    }
}
