// Stacks/OneStyleABox.md, exported by Atelier.
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

struct StacksOneStyleABoxSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            GroupBox("House") {
                GroupBox("Kitchen") {
                    GroupBox("Shelf") { Text("Three cups") }
                        .groupBoxStyle(TaggedStyle(tag: "C"))
                }
                .groupBoxStyle(TaggedStyle(tag: "B"))
            }
            .groupBoxStyle(TaggedStyle(tag: "A"))
        }
        try stage.printTree(isCompact: true)
        try stage.show {
            GroupBox("House") {
                GroupBox("Kitchen") {
                    GroupBox("Shelf") { Text("Three cups") }
                }
            }
            .groupBoxStyle(TaggedStyle(tag: "A"))
            .groupBoxStyle(TaggedStyle(tag: "B"))
            .groupBoxStyle(TaggedStyle(tag: "C"))
        }
        try stage.printTree(isCompact: true)
        try stage.show {
            GroupBox("House") {
                GroupBox("Kitchen") {
                    GroupBox("Shelf") { Text("Three cups") }
                }
                .groupBoxStyle(TaggedStyle(tag: "own"))
            }
            .groupBoxStyle(TaggedStyle(tag: "A"))
            .groupBoxStyle(TaggedStyle(tag: "B"))
        }
        try stage.printTree()
    }
}
