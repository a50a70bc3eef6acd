// Components/Sections.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Planets: View {
    var body: some View {
        List {
            Section("Near") { Text("Venus"); Text("Mars") }
            Section { Text("Neptune") } header: { Text("Far") } footer: { Text("Not to scale") }
        }
    }
}

fileprivate struct Settings: View {
    var body: some View {
        Form {
            Section("Account") {
                TextField("Name", text: .constant("Ada"))
                Toggle("Public", isOn: .constant(true))
            }
            Section("Sound") {
                Slider(value: .constant(0.4)) { Text("Volume") }
                LabeledContent("Output", value: "Speakers")
                Button("Reset") {}
            }
        }
    }
}

struct ComponentsSectionsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Planets() }
        try stage.show { Planets().listStyle(.plain) }
        try stage.show { Planets().listStyle(.inset) }
        try stage.show { Planets().listStyle(.grouped) }
        try stage.show { Planets().listStyle(.insetGrouped) }
        try stage.show { Planets().listStyle(.sidebar) }
        try stage.show {
            List { Text("Sun"); Section("Near") { Text("Venus") }; Text("Moon") }.listStyle(.insetGrouped)
        }
        try stage.show { List { Text("Sun"); Text("Moon") }.frame(width: 160) }
        try stage.show {
            VStack { List { ForEach(0..<6) { Text("row \($0)") } }; Text("below") }.frame(height: 96).border(.red)
        }
        try stage.show { List { HStack { Text("left"); Spacer(); Text("right") }; Text("row") } }
        try stage.show { Settings() }
        try stage.show { Settings().formStyle(.grouped) }
        try stage.show { Settings().formStyle(.columns) }
        try stage.show {
            Form { Toggle(isOn: .constant(true)) { Text("Sound"); Text("Also for alerts") } }
        }
        stage.settings.charset = .unicode
        try stage.refresh()
        try stage.show {
            List { Section { Text("Venus"); Text("Mars") } footer: { Text("Near") }; Section { Text("Neptune") } }
        }
    }
}
