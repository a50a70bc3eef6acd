// Stacks/NestedBoxes.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct RuledStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            Text("============")
            configuration.content
        }
    }
}

struct StacksNestedBoxesSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            GroupBox("Library") {
                Text("Open till nine")
                GroupBox("Ground floor") {
                    Text("Novels")
                    GroupBox("Corner") { Text("Two armchairs") }
                }
            }
        }
        try stage.modify { $0.groupBoxStyle(RuledStyle()) }
        try stage.printTree()
        try stage.printTree(isCompact: true)
        try stage.show {
            GroupBox("Library") {
                Text("Open till nine")
                GroupBox("Ground floor") {
                    Text("Novels")
                    GroupBox("Corner") { Text("Two armchairs") }
                }
                .groupBoxStyle(RuledStyle())
            }
        }
    }
}
