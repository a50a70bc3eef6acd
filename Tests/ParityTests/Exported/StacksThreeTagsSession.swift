// Stacks/ThreeTags.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct TaggedStyle: GroupBoxStyle {
    var tag: String
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            configuration.content
        }
        .padding(.horizontal, 8)
        .border(.primary)
        .overlay(alignment: .topTrailing) { Text(" \(tag) ").padding(.trailing, 16) }
    }
}

fileprivate extension GroupBoxStyle where Self == TaggedStyle {
    static func tagged(_ tag: String) -> Self { TaggedStyle(tag: tag) }
}

struct StacksThreeTagsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            GroupBox("Recipe") {
                GroupBox("Dough") {
                    GroupBox("Flour") { Text("500 g of rye") }
                }
            }
        }
        try stage.modify { $0.groupBoxStyle(.tagged("A")) }
        try stage.modify { $0.groupBoxStyle(.tagged("B")) }
        try stage.modify { $0.groupBoxStyle(.tagged("C")) }
        try stage.printTree()
        try stage.modify { $0.groupBoxStyle(.tagged("D")) }
        try stage.show {
            GroupBox("Recipe") {
                GroupBox("Bowl 1") { Text("Flour") }
                GroupBox("Bowl 2") { Text("Water") }
            }
            .groupBoxStyle(.tagged("A"))
            .groupBoxStyle(.tagged("B"))
        }
        try stage.show {
            VStack {
                GroupBox("Soup") { Text("Leek") }
                GroupBox("Bread") { GroupBox("Butter") { Text("Salted") } }
            }
            .groupBoxStyle(.tagged("A"))
            .groupBoxStyle(.tagged("B"))
        }
    }
}
