// Why/NearerWins.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Plain: GroupBoxStyle { func makeBody(configuration: Configuration) -> some View { configuration.content } }

fileprivate struct Theme { var gap = 8.0; var mark = "-" }

fileprivate struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }

fileprivate extension EnvironmentValues { var theme: Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } } }

fileprivate struct Marked: View {
    @Environment(\.theme) private var theme
    var body: some View { Text(theme.mark).padding(.horizontal, theme.gap) }
}

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
        try stage.show {
            Marked().environment(\.theme.gap, 16).transformEnvironment(\.theme) { $0.mark = "*" }
        }
        try stage.modify { $0.environment(\.theme.mark, "#") }
        try stage.show {
            VStack { Text("a").font(.body); Text("b") }.lineLimit(2).environment(\.truncationMode, .head)
        }
    }
}
