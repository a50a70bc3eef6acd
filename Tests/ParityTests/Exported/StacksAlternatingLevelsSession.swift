// Stacks/AlternatingLevels.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct LevelKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

fileprivate extension EnvironmentValues {
    var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

fileprivate struct StripedStyle: GroupBoxStyle {
    @Environment(\.level) var level
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            Text(level % 2 == 0 ? "==========" : "----------")
            configuration.content
        }
        .padding(.leading, 16)
        .transformEnvironment(\.level) { $0 += 1 }
        .groupBoxStyle(StripedStyle())
    }
}

struct StacksAlternatingLevelsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            GroupBox("Choir") {
                GroupBox("Sopranos") {
                    GroupBox("First") { Text("Ada, Berit, Chloe") }
                }
            }
        }
        try stage.modify { $0.groupBoxStyle(StripedStyle()) }
        stage.settings.reapply = .frozen
        try stage.refresh()
        stage.settings.reapply = .fresh
        try stage.refresh()
        try stage.show {
            GroupBox("Choir") {
                GroupBox("Altos") {
                    GroupBox("Second") { Text("Dora, Edith") }
                }
                .environment(\.level, 0)
            }
            .groupBoxStyle(StripedStyle())
        }
    }
}
