import Catalogue
import StyleEngine

/// One field for the day and the time, and the signs of a stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { DatePickerFace(configuration, .stepperField) }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// One field for the day and the time, and the signs of a stepper.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension BuiltIns {
    static let stepperFieldDatePickerStyle = style(
        "StepperFieldDatePickerStyle", "stepperField", "DatePickerStyle", DatePickerStyleConfiguration.self,
        "One field for the day and the time, and the signs of a stepper.",
        example: datePickerExample("stepperField")
    ) { StepperFieldDatePickerStyle().erased }
}
