// Components/OwnFields.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Framed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding(8).border(.blue)
    }
}

fileprivate struct Dated: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.bold()
            DatePicker(selection: configuration.$selection, displayedComponents: .date) { Text("Day") }
        }
    }
}

struct ComponentsOwnFieldsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { TextField("Name", text: .constant("Ada")).textFieldStyle(Framed()) }
        try stage.modify { $0.textFieldStyle(.roundedBorder) }
        try stage.show { SecureField("Word", text: .constant("abc")).textFieldStyle(Framed()) }
        try stage.show {
            HStack { Image(systemName: "magnifyingglass"); TextField("Search", text: .constant("")) }
                .padding(8).background(.gray.opacity(0.2), in: .rect(cornerRadius: 8))
        }
        @State var due = Date(timeIntervalSince1970: 1_000_000_000)
        stage.keep(&_due)
        try stage.show { DatePicker("Due", selection: $due).datePickerStyle(Dated()) }
        try stage.modify { $0.datePickerStyle(.field) }
        try stage.show {
            TextEditor(text: .constant("Dear Ada,")).frame(width: 160, height: 64).overlay { RoundedRectangle(cornerRadius: 8).stroke(.gray) }
        }
    }
}
