// Stacks/Reapplying.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct RoundStyle: GroupBoxStyle {
    var mark: String
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            HStack { Text(mark); configuration.label }
            configuration.content
        }
        .padding(.horizontal, 8)
        .border(.primary)
        .groupBoxStyle(self)
    }
}

struct StacksReapplyingSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            GroupBox("Garden") {
                GroupBox("Bed") {
                    GroupBox("Row") { Text("Radishes") }
                }
            }
            .groupBoxStyle(RoundStyle(mark: "*"))
        }
        try stage.printTree()
        try stage.modify { $0.groupBoxStyle(RoundStyle(mark: "#")) }
        try stage.printTree()
        try stage.show {
            GroupBox("Garden") {
                GroupBox("Bed") {
                    GroupBox("Row") { Text("Radishes") }
                }
                .groupBoxStyle(RoundStyle(mark: "#"))
            }
            .groupBoxStyle(RoundStyle(mark: "*"))
        }
    }
}
