// Commands/NarrowTrees.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct CommandsNarrowTreesSession: StagedSession {
    static func run(on stage: Stage) throws {
        stage.settings.width = 30
        try stage.refresh()
        try stage.show {
            GroupBox("A box with a title") {
                Button("Share") {}
                    .buttonStyle(.bordered)
                    .buttonStyle(.plain)
                    .padding()
                    .background(.red)
            }
        }
        try stage.printTree()
        try stage.show { Text("narrow enough").padding().background(.red) }
        stage.settings.width = 8
        try stage.refresh()
    }
}
