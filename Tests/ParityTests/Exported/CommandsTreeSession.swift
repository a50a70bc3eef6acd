// Commands/Tree.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Inked: GroupBoxStyle {
    var color: String
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            HStack { configuration.label; Text("in \(color)") }
            configuration.content
        }
    }
}

struct CommandsTreeSession: StagedSession {
    static func run(on stage: Stage) throws {
        // > :tree
        // error: there is no canvas yet; enter a view first, such as Text("hello")
        try stage.show {
            GroupBox("Post") {
                Text("Two parcels")
                GroupBox("Letters") {
                    Label("From Ida", systemImage: "envelope")
                    Button("Open") {}
                }
            }
            .groupBoxStyle(Inked(color: "red"))
            .groupBoxStyle(Inked(color: "green"))
        }
        try stage.printTree()
        try stage.printTree(4)
        try stage.printTree(isCompact: true)
        try stage.show { Text("Stamp").padding(8).border(.primary).padding() }
        try stage.printTree()
    }
}
