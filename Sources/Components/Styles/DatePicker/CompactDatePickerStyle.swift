import StyleEngine

/// A field for the day, and one for the time. In a picture: `[11/22/2026] [9:41 AM]`.
///
/// - Example:
///   ```swift
///   @State var due = Date(timeIntervalSince1970: 1_000_000_000)
///   DatePicker("Due", selection: $due).datePickerStyle(.compact)
///   ```
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { DatePickerFace(configuration, .compact) }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A field for the day, and one for the time. In a picture: `[11/22/2026] [9:41 AM]`.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
