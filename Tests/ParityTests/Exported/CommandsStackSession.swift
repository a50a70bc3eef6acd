// Commands/Stack.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Edged: GroupBoxStyle {
    var edge: String
    func makeBody(configuration: Configuration) -> some View {
        HStack { Text(edge); VStack(alignment: .leading) { configuration.label; configuration.content } }
    }
}

struct CommandsStackSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            GroupBox("Atlas") {
                GroupBox("Map") { Text("The North Sea") }
            }
            .groupBoxStyle(Edged(edge: "|"))
            .groupBoxStyle(Edged(edge: ":"))
            .groupBoxStyle(Edged(edge: "."))
        }
        try stage.modify { $0.buttonStyle(.bordered) }
        // > :stack 99
        // error: there is no node 99; the tree has 1 to 11
    }
}
