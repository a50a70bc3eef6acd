// Stacks/Families.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Fenced: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.label; configuration.content }.border(.primary)
    }
}

struct StacksFamiliesSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            GroupBox("Weather") {
                Label("Rain", systemImage: "cloud.rain")
                Label("Wind", systemImage: "wind")
            }
        }
        try stage.modify { $0.labelStyle(.iconOnly) }
        try stage.modify { $0.groupBoxStyle(Fenced()) }
        try stage.modify { $0.labelStyle(.titleOnly) }
        try stage.printTree()
        try stage.modify { $0.buttonStyle(.bordered) }
    }
}
