// Components/DatesAndColours.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ComponentsDatesAndColoursSession: StagedSession {
    static func run(on stage: Stage) throws {
        @State var due = Date(timeIntervalSince1970: 1_000_000_000)
        stage.keep(&_due)
        try stage.show { DatePicker("Due", selection: $due) }
        try stage.show { DatePicker("Due", selection: $due, displayedComponents: .date) }
        try stage.show {
            Form {
                DatePicker("Field", selection: $due).datePickerStyle(.field)
                DatePicker("Stepper", selection: $due, displayedComponents: .hourAndMinute).datePickerStyle(.stepperField)
                DatePicker("Disabled", selection: $due, displayedComponents: .date).disabled(true)
            }
        }
        // > DatePicker("Due", selection: $due, in: due...)
        // error: 'DatePicker(in:)' is not supported in Atelier; leave it out: what is shown is the same
        // > DatePicker("Due", selection: $due).datePickerStyle(.graphical)
        // error: 'graphical' is not supported in Atelier; choose '.compact', '.field' or '.stepperField'
        @State var tint = Color.red
        stage.keep(&_tint)
        try stage.show {
            VStack(alignment: .leading) {
                ColorPicker("Tint", selection: $tint)
                Text("Tea").foregroundStyle(tint)
            }
        }
        try stage.choose("Tint", "green")
    }
}
