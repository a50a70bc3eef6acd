import Catalogue
import StyleEngine

/// How date pickers look. The built-in styles are all there are: a date picker has no configuration to build on.
public protocol DatePickerStyle: ClosedStyle where Told == DatePickerStyleConfiguration {}

/// What a style is told about a date picker. The family of date pickers is known by it (rule B2).
public struct DatePickerStyleConfiguration: StyleConfiguration {
    let label: AnyView
    let moment: PickedMoment

    public static var component: String { "DatePicker" }
}

extension View {
    /// Pushes a style on the stack of the date pickers inside (rule B1).
    public func datePickerStyle<S: DatePickerStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        push(style, at: SourcePlace(file: file, line: line, column: column))
    }
}

extension BuiltIns {
    static let datePickerStyle = closedFamily(
        "DatePickerStyle", for: "date pickers", told: DatePickerStyleConfiguration.self,
        push: datePickerExample("graphical"), advice: "push one of them, or write a component of your own")

    /// An entry that shows a style of date pickers.
    static func datePickerExample(_ style: String) -> String {
        """
        @State var due = Date(timeIntervalSince1970: 1_000_000_000)
        DatePicker("Due", selection: $due).datePickerStyle(.\(style))
        """
    }
}
