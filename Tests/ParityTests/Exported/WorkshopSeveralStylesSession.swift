// Workshop/SeveralStyles.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Tagged: GroupBoxStyle {
    var name: String
    func makeBody(configuration: Configuration) -> some View {
        HStack { Text(name); configuration.content }.border(.primary)
    }
}

fileprivate extension GroupBoxStyle where Self == Tagged {
    static func tagged(_ name: String) -> Self { Tagged(name: name) }
}

struct WorkshopSeveralStylesSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { GroupBox("Forest") { GroupBox("Tree") { GroupBox("Nest") { Text("x") } } } }
        try stage.modify { $0.groupBoxStyle(.tagged("A")).groupBoxStyle(.tagged("B")) }
        try stage.show {
            GroupBox { GroupBox { Text("x") } }
            .groupBoxStyle(.tagged("C"))
            .groupBoxStyle(.tagged("B"))
            .groupBoxStyle(.tagged("A"))
        }
        try stage.printTree(isCompact: true)
        try stage.show {
            GroupBox("Farm") {
                HStack {
                    GroupBox("Hens") { Text("x") }
                    GroupBox("Ducks") { Text("y") }
                }
            }
            .groupBoxStyle(.tagged("A")).groupBoxStyle(.tagged("B"))
        }
    }
}
