// README.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Marked: GroupBoxStyle {
    let mark: String
    func makeBody(configuration: Configuration) -> some View {
        VStack { Text(mark); configuration.content }.border(.primary)
    }
}

struct READMESession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { GroupBox { GroupBox { GroupBox { Text("hello") } } } }
        try stage.modify { $0.groupBoxStyle(Marked(mark: "A")).groupBoxStyle(Marked(mark: "B")) }
    }
}
