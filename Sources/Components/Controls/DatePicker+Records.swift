import Catalogue
import StyleEngine

extension BuiltIns {
    static let datePicker: [BuiltInGroup] = [
        BuiltInGroup(
            "struct DatePicker<Label: View>: View", "A control in which a day or a time is chosen.",
            example: dueDate + #"DatePicker("Due", selection: $due)"#,
            [
                BuiltIn("typealias Components = DatePickerComponents", "What is shown.", implementation: .none),
                BuiltIn(
                    "init(selection: Binding<Date>\(shown), @ViewBuilder label: () -> Label)",
                    "A date picker with a label of its own.",
                    example: dueDate + #"DatePicker(selection: $due, displayedComponents: .date) { Text("Due") }"#
                ) { (date: Binding<Date>, components: DatePickerComponents, label: ViewClosure) in
                    AnyView(DatePicker(selection: date, displayedComponents: components) { label() })
                },
                BuiltIn(
                    "init(selection: Binding<Date>, _from first: Date?, _through last: Date?\(shown), "
                        + "@ViewBuilder label: () -> Label)",
                    "A date picker with a label of its own for moments between two, of which each may be missing.",
                    example: dueDate
                        + #"DatePicker(selection: $due, _from: due, _through: nil) { Text("Due") }"#
                ) {
                    (
                        date: Binding<Date>, first: Date?, last: Date?, components: DatePickerComponents,
                        label: ViewClosure
                    )
                    in
                    let moment = PickedMoment(date: date, components: components, first: first, last: last)
                    return AnyView(DatePicker(moment, label: label()))
                },
            ] + ranges(isTitled: false)),
        BuiltInGroup(
            "extension DatePicker where Label == Text",
            [
                BuiltIn(
                    "init(_ titleKey: LocalizedStringKey, selection: Binding<Date>\(shown))",
                    "A date picker with a title.", example: dueDate + #"DatePicker("Due", selection: $due)"#
                ) { (title: Text, date: Binding<Date>, components: DatePickerComponents) in
                    AnyView(DatePicker(selection: date, displayedComponents: components) { title })
                },
                BuiltIn(
                    "init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, _from first: Date?, "
                        + "_through last: Date?\(shown))",
                    "A date picker with a title for moments between two, of which each may be missing.",
                    example: dueDate + #"DatePicker("Due", selection: $due, _from: due, _through: nil)"#
                ) {
                    (title: Text, date: Binding<Date>, first: Date?, last: Date?, components: DatePickerComponents) in
                    let moment = PickedMoment(date: date, components: components, first: first, last: last)
                    return AnyView(DatePicker(moment, label: title))
                },
            ] + ranges(isTitled: true)),
        BuiltInGroup(
            "extension EnvironmentValues",
            [
                BuiltIn(
                    "var timeZone: TimeZone { get set }", "Whose days and hours date pickers show.",
                    example: dueDate
                        + #"DatePicker("Due", selection: $due).environment(\.timeZone, TimeZone(secondsFromGMT: 3600)!)"#,
                    \EnvironmentValues.timeZone)
            ]),
    ]

    private static let dueDate = "@State var due = Date(timeIntervalSince1970: 1_000_000_000)\n"

    private static let shown = ", displayedComponents: DatePickerComponents = [.hourAndMinute, .date]"

    /// The records of date pickers with bounds.
    private static func ranges(isTitled: Bool) -> [BuiltIn] {
        let kinds = [
            ("ClosedRange", "from one to another", "due...(due + 60)", "range.lowerBound", "range.upperBound"),
            ("PartialRangeFrom", "from one on", "due...", "range.lowerBound", "nil"),
            ("PartialRangeThrough", "up to one", "...due", "nil", "range.upperBound"),
        ]
        return kinds.map { type, which, range, first, last in
            let start = isTitled ? "_ titleKey: LocalizedStringKey, " : ""
            let title = isTitled ? "titleKey, " : ""
            return BuiltIn(
                "init(\(start)selection: Binding<Date>, in range: \(type)<Date>\(shown)"
                    + (isTitled ? ")" : ", @ViewBuilder label: () -> Label)"),
                "A date picker \(isTitled ? "with a title" : "with a label of its own") for moments \(which).",
                example: dueDate
                    + (isTitled
                        ? #"DatePicker("Due", selection: $due, in: \#(range))"#
                        : #"DatePicker(selection: $due, in: \#(range)) { Text("Due") }"#),
                swift: "self.init(\(title)selection: selection, _from: \(first), _through: \(last), "
                    + "displayedComponents: displayedComponents\(isTitled ? "" : ", label: label"))")
        }
    }
}
