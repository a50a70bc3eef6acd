import Catalogue
import StyleEngine

/// One field for the day and the time: `[11/22/2026, 9:41 AM]`.
public struct FieldDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { DatePickerFace(configuration, .field) }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// One field for the day and the time: `[11/22/2026, 9:41 AM]`.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension BuiltIns {
    static let fieldDatePickerStyle = style(
        "FieldDatePickerStyle", "field", "DatePickerStyle", DatePickerStyleConfiguration.self,
        "One field for the day and the time.",
        example: datePickerExample("field")
    ) { FieldDatePickerStyle().erased }
}
