// Workshop/EveryLevel.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Lined: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            HStack { Text("="); configuration.label }
            configuration.content.padding(.leading, 16)
        }
        .groupBoxStyle(self)
    }
}

fileprivate struct Odd: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            configuration.content.padding(.leading, 16)
        }
        .groupBoxStyle(Even())
    }
}

fileprivate struct Even: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            HStack { Text("-"); configuration.label }
            configuration.content.padding(.leading, 16)
        }
        .groupBoxStyle(Odd())
    }
}

struct WorkshopEveryLevelSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { GroupBox("Choir") { GroupBox("Altos") { GroupBox("Duet") { Text("Ada") } } } }
        try stage.modify { $0.groupBoxStyle(Lined()) }
        try stage.show { GroupBox("Choir") { GroupBox("Altos") { GroupBox("Duet") { Text("Ada") } } } }
        try stage.modify { $0.groupBoxStyle(Odd()) }
        try stage.show {
            GroupBox("Today") {
                Label("Rain", systemImage: "cloud.rain")
                GroupBox("Night") { Label("Wind", systemImage: "wind") }
            }
            .labelStyle(.iconOnly)
        }
        try stage.printTree()
    }
}
