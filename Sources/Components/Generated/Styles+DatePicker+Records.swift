// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import StyleEngine

extension BuiltIns {
    static let compactDatePickerStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct CompactDatePickerStyle: DatePickerStyle", "A field for the day, and one for the time.", example: "@State var due = Date(timeIntervalSince1970: 1_000_000_000)\nDatePicker(\"Due\", selection: $due).datePickerStyle(.compact)", [
            BuiltIn("init()", "Creates the style.") { CompactDatePickerStyle().erased },
            BuiltIn("func makeBody(configuration: DatePickerStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: DatePickerStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension DatePickerStyle where Self == CompactDatePickerStyle", [
            BuiltIn("static var compact: CompactDatePickerStyle { get }", "A field for the day, and one for the time.", example: "@State var due = Date(timeIntervalSince1970: 1_000_000_000)\nDatePicker(\"Due\", selection: $due).datePickerStyle(.compact)") { CompactDatePickerStyle.compact.erased },
        ]),
    ]

    static let datePickerStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("protocol DatePickerStyle {\n    associatedtype Body: View\n    typealias Configuration = DatePickerStyleConfiguration\n    @ViewBuilder func makeBody(configuration: Configuration) -> Body\n}", "How date pickers look.", example: "struct Framed: DatePickerStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        DatePicker(selection: configuration.$selection, displayedComponents: .date) { configuration.label }\n            .border(.blue)\n    }\n}\n@State var due = Date(timeIntervalSince1970: 1_000_000_000)\nDatePicker(\"Due\", selection: $due).datePickerStyle(Framed())", styleProtocol: StyleProtocol("DatePickerStyle", configuration: DatePickerStyleConfiguration.self), [
        ]),
        BuiltInGroup("struct DatePickerStyleConfiguration", "What a style is told about a date picker.", example: "struct Framed: DatePickerStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        DatePicker(selection: configuration.$selection, displayedComponents: .date) { configuration.label }\n            .border(.blue)\n    }\n}\n@State var due = Date(timeIntervalSince1970: 1_000_000_000)\nDatePicker(\"Due\", selection: $due).datePickerStyle(Framed())", [
            BuiltIn("let label: DatePickerStyleConfiguration.Label", "The date picker's label.") { (self_: DatePickerStyleConfiguration) in self_.label },
            BuiltIn("var selection: Date { get nonmutating set }", "The moment that is chosen: reads and writes what the date picker was made with.", \DatePickerStyleConfiguration.selection),
            BuiltIn("var `$selection`: Binding<Date> { get }", "The binding of 'selection'.") { (self_: DatePickerStyleConfiguration) in self_.$selection },
            BuiltIn("let displayedComponents: DatePickerComponents", "What of the moment is shown.") { (self_: DatePickerStyleConfiguration) in self_.displayedComponents },
        ]),
        BuiltInGroup("struct DatePickerStyleConfiguration.Label: View", "The date picker's label, its type erased.", example: "struct Framed: DatePickerStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        DatePicker(selection: configuration.$selection, displayedComponents: .date) { configuration.label }\n            .border(.blue)\n    }\n}\n@State var due = Date(timeIntervalSince1970: 1_000_000_000)\nDatePicker(\"Due\", selection: $due).datePickerStyle(Framed())", [
        ]),
        BuiltInGroup("extension View", kind: .styles, [
            BuiltIn("func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View", "Pushes a style on the stack of the date pickers inside.", example: "@State var due = Date(timeIntervalSince1970: 1_000_000_000)\nDatePicker(\"Due\", selection: $due).datePickerStyle(.field)") { (self_: AnyView, style: StyleValue<DatePickerStyleConfiguration>) in AnyView(self_.modifier(StylePush(style))) },
        ]),
    ]

    static let defaultDatePickerStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct DefaultDatePickerStyle: DatePickerStyle", "The look of a date picker on which no style was pushed: a field for the day, and one for the time.", example: "@State var due = Date(timeIntervalSince1970: 1_000_000_000)\nDatePicker(\"Due\", selection: $due).datePickerStyle(.automatic)", [
            BuiltIn("init()", "Creates the style.") { DefaultDatePickerStyle().erased },
            BuiltIn("func makeBody(configuration: DatePickerStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: DatePickerStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension DatePickerStyle where Self == DefaultDatePickerStyle", [
            BuiltIn("static var automatic: DefaultDatePickerStyle { get }", "The look of a date picker on which no style was pushed: a field for the day, and one for the time.", example: "@State var due = Date(timeIntervalSince1970: 1_000_000_000)\nDatePicker(\"Due\", selection: $due).datePickerStyle(.automatic)") { DefaultDatePickerStyle.automatic.erased },
        ]),
    ]

    static let fieldDatePickerStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct FieldDatePickerStyle: DatePickerStyle", "One field for the day and the time.", example: "@State var due = Date(timeIntervalSince1970: 1_000_000_000)\nDatePicker(\"Due\", selection: $due).datePickerStyle(.field)", [
            BuiltIn("init()", "Creates the style.") { FieldDatePickerStyle().erased },
            BuiltIn("func makeBody(configuration: DatePickerStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: DatePickerStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension DatePickerStyle where Self == FieldDatePickerStyle", [
            BuiltIn("static var field: FieldDatePickerStyle { get }", "One field for the day and the time.", example: "@State var due = Date(timeIntervalSince1970: 1_000_000_000)\nDatePicker(\"Due\", selection: $due).datePickerStyle(.field)") { FieldDatePickerStyle.field.erased },
        ]),
    ]

    static let stepperFieldDatePickerStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct StepperFieldDatePickerStyle: DatePickerStyle", "One field for the day and the time, and the signs of a stepper.", example: "@State var due = Date(timeIntervalSince1970: 1_000_000_000)\nDatePicker(\"Due\", selection: $due).datePickerStyle(.stepperField)", [
            BuiltIn("init()", "Creates the style.") { StepperFieldDatePickerStyle().erased },
            BuiltIn("func makeBody(configuration: DatePickerStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: DatePickerStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension DatePickerStyle where Self == StepperFieldDatePickerStyle", [
            BuiltIn("static var stepperField: StepperFieldDatePickerStyle { get }", "One field for the day and the time, and the signs of a stepper.", example: "@State var due = Date(timeIntervalSince1970: 1_000_000_000)\nDatePicker(\"Due\", selection: $due).datePickerStyle(.stepperField)") { StepperFieldDatePickerStyle.stepperField.erased },
        ]),
    ]
}
