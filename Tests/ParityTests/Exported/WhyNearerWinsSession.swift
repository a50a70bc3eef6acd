// Why/NearerWins.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Plain: GroupBoxStyle { func makeBody(configuration: Configuration) -> some View { configuration.content } }

struct WhyNearerWinsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { VStack { Text("a") }.tint(.green) }
        try stage.modify { $0.tint(.blue) }
        try stage.modify { $0.environment(\.lineLimit, 1) }
        try stage.modify { $0.environment(\.lineLimit, 3) }
        try stage.show { VStack { Button("go") {}.disabled(true) } }
        // > :tap "go"
        // error: node 2, Button "go", is disabled, so it does not react
        try stage.show { GroupBox("box") { Text("in") }.groupBoxStyle(.automatic) }
        try stage.show { GroupBox("box") { Text("in") }.groupBoxStyle(Plain()) }
    }
}
