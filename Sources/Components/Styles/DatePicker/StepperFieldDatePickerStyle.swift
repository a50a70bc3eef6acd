import StyleEngine

/// One field for the day and the time, and the signs of a stepper.
///
/// - Example:
///   ```swift
///   @State var due = Date(timeIntervalSince1970: 1_000_000_000)
///   DatePicker("Due", selection: $due).datePickerStyle(.stepperField)
///   ```
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { DatePickerFace(configuration, .stepperField) }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// One field for the day and the time, and the signs of a stepper.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
