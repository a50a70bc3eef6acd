import StyleEngine

/// One field for the day and the time. In a picture: `[11/22/2026, 9:41 AM]`.
///
/// - Example:
///   ```swift
///   @State var due = Date(timeIntervalSince1970: 1_000_000_000)
///   DatePicker("Due", selection: $due).datePickerStyle(.field)
///   ```
public struct FieldDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { DatePickerFace(configuration, .field) }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// One field for the day and the time. In a picture: `[11/22/2026, 9:41 AM]`.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
