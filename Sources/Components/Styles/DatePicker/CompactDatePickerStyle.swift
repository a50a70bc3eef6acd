import Catalogue
import StyleEngine

/// A field for the day, and one for the time: `[Nov 22, 2026] [9:41 AM]`.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { DatePickerFace(configuration, .compact) }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A field for the day, and one for the time: `[Nov 22, 2026] [9:41 AM]`.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension BuiltIns {
    static let compactDatePickerStyle = style(
        "CompactDatePickerStyle", "compact", "DatePickerStyle", DatePickerStyleConfiguration.self,
        "A field for the day, and one for the time.",
        example: datePickerExample("compact")
    ) { CompactDatePickerStyle().erased }
}
