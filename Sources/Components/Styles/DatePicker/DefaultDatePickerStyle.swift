import Catalogue
import StyleEngine

/// The look of a date picker on which no style was pushed: a field for the day, and one for the time.
public struct DefaultDatePickerStyle: DatePickerStyle, NamedStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { DatePickerFace(configuration, .compact) }

    public var styleName: String { "automatic" }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The look of a date picker on which no style was pushed: a field for the day, and one for the time.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension BuiltIns {
    static let defaultDatePickerStyle = style(
        "DefaultDatePickerStyle", "automatic", "DatePickerStyle", DatePickerStyleConfiguration.self,
        "The look of a date picker on which no style was pushed: a field for the day, and one for the time.",
        example: datePickerExample("automatic")
    ) { DefaultDatePickerStyle().erased }
}
