// Environment/WhereAViewStands.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct MoodKey: EnvironmentKey {
    static var defaultValue: String { "calm" }
}

fileprivate extension EnvironmentValues {
    var mood: String {
        get { self[MoodKey.self] }
        set { self[MoodKey.self] = newValue }
    }
}

fileprivate struct Reader: View {
    @Environment(\.mood) var mood
    var body: some View { Text("reads: \(mood)") }
}

fileprivate struct Stage: GroupBoxStyle {
    @Environment(\.mood) var mood
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            Text("style: \(mood)")
            configuration.content.environment(\.mood, "tense")
        }
    }
}

struct EnvironmentWhereAViewStandsSession: StagedSession {
    static func run(on stage: Staging.Stage) throws {
        try stage.show { GroupBox { Reader() } label: { Reader() } }
        try stage.modify { $0.groupBoxStyle(Stage()) }
        try stage.show {
            GroupBox { Reader() } label: { Reader() }
                .environment(\.mood, "inside")
                .groupBoxStyle(Stage())
                .environment(\.mood, "outside")
        }
    }
}
