// Commands/Why.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Edged: GroupBoxStyle {
    var edge: String
    func makeBody(configuration: Configuration) -> some View {
        HStack { Text(edge); VStack(alignment: .leading) { configuration.label; configuration.content } }
    }
}

fileprivate extension View {
    func edged(twice edge: String) -> some View {
        groupBoxStyle(Edged(edge: edge))
            .groupBoxStyle(Edged(edge: edge + "a long text that nobody wants to read to its very end"))
    }
}

struct CommandsWhySession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            GroupBox("Atlas") {
                GroupBox("Map") { Text("The North Sea") }
            }
        }
        try stage.modify { $0.groupBoxStyle(Edged(edge: "|")) }
        try stage.modify { $0.groupBoxStyle(Edged(edge: ":")) }
        try stage.show {
            GroupBox("Atlas") {
                GroupBox("Map") { Text("The North Sea") }
            }
        }
        try stage.modify { $0.groupBoxStyle(Edged(edge: "|")) }
        try stage.modify { $0.font(.title) }
        try stage.modify { $0.lineLimit(1) }
        // > :why Text
        // error: Text could be 3 Text "|", 5 Text "Atlas", 7 Text "Map" or 8 Text "The North Sea"; name one by its number: :why 3
        // > :why GroupBox
        // error: GroupBox could be 1 GroupBox "Atlas" or 6 GroupBox "Map"; name one by its number: :why 1
        // > :why Button
        // error: no Button is on the canvas; a node is named by its number, its label in quotes, or its type
        // > :why "Mao"
        // error: no node is labelled "Mao"; did you mean "Map"?
        // > :why 99
        // error: there is no node 99; the tree has 1 to 8
        // > :why +
        // error: '+' names no node; write a number from :tree, or a label in quotes: :why "+"
        try stage.show {
            GroupBox("Atlas") { GroupBox("Map") { Text("The North Sea") } }.edged(twice: "!")
        }
        stage.settings.width = 40
        try stage.refresh()
    }
}
