// Why/ThreeTags.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Tagged: GroupBoxStyle {
    var tag: String
    func makeBody(configuration: Configuration) -> some View {
        HStack { Text(tag); configuration.label; configuration.content }
    }
}

struct WhyThreeTagsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { GroupBox("Box") { Text("x") } }
        try stage.modify { $0.groupBoxStyle(Tagged(tag: "A")) }
        try stage.modify { $0.groupBoxStyle(Tagged(tag: "B")) }
        try stage.modify { $0.groupBoxStyle(Tagged(tag: "C")) }
    }
}
