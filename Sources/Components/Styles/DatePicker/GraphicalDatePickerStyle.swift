import Catalogue
import StyleEngine

/// The days of a month, week by week, and a field for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { DatePickerFace(configuration, .graphical) }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// The days of a month, week by week, and a field for the time.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension BuiltIns {
    static let graphicalDatePickerStyle = style(
        "GraphicalDatePickerStyle", "graphical", "DatePickerStyle", DatePickerStyleConfiguration.self,
        "The days of a month, week by week, and a field for the time.",
        example: datePickerExample("graphical")
    ) { GraphicalDatePickerStyle().erased }
}
