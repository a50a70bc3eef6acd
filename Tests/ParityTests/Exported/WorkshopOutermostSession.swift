// Workshop/Outermost.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Stamped: GroupBoxStyle {
    var stamp: String
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            HStack { configuration.label; Text("[\(stamp)]") }
            configuration.content
        }
        .padding(.horizontal, 8)
        .border(.primary)
    }
}

fileprivate extension GroupBoxStyle where Self == Stamped {
    static func stamped(_ stamp: String) -> Self { Stamped(stamp: stamp) }
}

struct WorkshopOutermostSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            GroupBox("Journey") {
                GroupBox("Train") {
                    GroupBox("Seat") { Text("21, window") }
                }
            }
        }
        try stage.modify { $0.groupBoxStyle(.stamped("PAID")) }
        try stage.show {
            HStack {
                GroupBox("Cups") { Text("6") }
                GroupBox("Plates") { Text("8") }
            }
            .groupBoxStyle(.stamped("NEW"))
        }
        try stage.show { GroupBox("Note") { Text("hello").groupBoxStyle(.stamped("LATE")) } }
        try stage.show {
            GroupBox("Attic") {
                GroupBox("Trunk") { Text("x") }.groupBoxStyle(.stamped("LATE"))
            }
        }
    }
}
