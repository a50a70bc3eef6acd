// Components/ListRows.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ComponentsListRowsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            List {
                Text("Sun").listRowBackground(Color.yellow)
                Text("Moon").listRowInsets(EdgeInsets(top: 16, leading: 32, bottom: 0, trailing: 0))
                Text("Earth").listRowSeparator(.hidden)
                Text("Mars").listRowSeparatorTint(.red)
                Text("Io")
            }
        }
        try stage.show {
            List {
                Section("Day") { Text("Sun"); Text("Clouds") }
                    .listRowSeparator(.hidden)
                    .listSectionSeparatorTint(.blue)
                Section("Night") { Text("Moon") }
                    .listSectionSeparator(.hidden, edges: .bottom)
                    .headerProminence(.increased)
            }
            .listStyle(.grouped)
        }
        try stage.show { List { Text("Sun"); Text("Moon") }.listRowSpacing(16) }
        try stage.show {
            List { Section("Day") { Text("Sun") }; Section("Night") { Text("Moon") } }
                .listSectionSpacing(.compact)
                .scrollContentBackground(.hidden)
        }
        try stage.show { List { Text("Sun"); Text("Moon") }.environment(\.defaultMinListRowHeight, 32) }
        try stage.show { Text("Sun").listRowBackground(Color.yellow).listRowSeparator(.hidden) }
        try stage.show {
            List { Text("Mail").badge(3); NavigationLink("Sent") { Text("2 letters") }.badge("new") }
        }
        try stage.show {
            Form { Text("Mail").badge(3); NavigationLink("Sent") { Text("2 letters") }.badge("new") }
        }
        try stage.show { List { Color.red.frame(width: 80, height: 32) } }
    }
}
