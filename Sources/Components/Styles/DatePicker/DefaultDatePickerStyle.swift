import StyleEngine

/// The look of a date picker on which no style was pushed: a field for the day, and one for the time.
///
/// - Example:
///   ```swift
///   @State var due = Date(timeIntervalSince1970: 1_000_000_000)
///   DatePicker("Due", selection: $due).datePickerStyle(.automatic)
///   ```
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
