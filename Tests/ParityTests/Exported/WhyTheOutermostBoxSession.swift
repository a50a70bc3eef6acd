// Why/TheOutermostBox.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Starred: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            HStack { Text("*"); configuration.label }
            configuration.content
        }
    }
}

struct WhyTheOutermostBoxSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { GroupBox("Outer") { GroupBox("Inner") { Text("hello") } } }
        try stage.modify { $0.groupBoxStyle(Starred()) }
        try stage.modify { $0.groupBoxStyle(Starred()) }
    }
}
