import StyleEngine

/// The days of a month, week by week, and a field for the time.
///
/// - Example:
///   ```swift
///   @State var due = Date(timeIntervalSince1970: 1_000_000_000)
///   DatePicker("Due", selection: $due).datePickerStyle(.graphical)
///   ```
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { DatePickerFace(configuration, .graphical) }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// The days of a month, week by week, and a field for the time.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
