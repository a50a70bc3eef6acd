// Why/WhoCalledIt.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct ThemeKey: EnvironmentKey { static var defaultValue: String { "none" } }

fileprivate extension EnvironmentValues { var theme: String { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } } }

fileprivate struct Themed: View {
    @Environment(\.theme) private var theme
    var body: some View { Text(theme) }
}

fileprivate struct Noted: GroupBoxStyle {
    var note: String
    func makeBody(configuration: Configuration) -> some View { HStack { Text(note); configuration.content } }
}

fileprivate func card<Content: View>(_ theme: String, @ViewBuilder content: () -> Content) -> some View {
    VStack { content() }.environment(\.theme, theme).groupBoxStyle(Noted(note: theme))
}

fileprivate enum Kind: String {
    case tea, coffee
    @ViewBuilder var view: some View { Themed().environment(\.theme, rawValue) }
}

fileprivate struct LevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }

fileprivate extension EnvironmentValues { var level: Int { get { self[LevelKey.self] } set { self[LevelKey.self] = newValue } } }

fileprivate struct Levels: GroupBoxStyle {
    @Environment(\.level) private var level
    func makeBody(configuration: Configuration) -> some View {
        VStack { Text("L\(level)"); configuration.content }.environment(\.level, level + 1).groupBoxStyle(self)
    }
}

fileprivate struct CardTitleKey: EnvironmentKey { static var defaultValue: String { "" } }

fileprivate extension EnvironmentValues {
    var headline: String { get { self[CardTitleKey.self] } set { self[CardTitleKey.self] = newValue } }
}

struct WhyWhoCalledItSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { card("out") { card("in") { Themed(); GroupBox("g") { Text("x") } } } }
        try stage.show { HStack { Kind.tea.view; Kind.coffee.view } }
        try stage.show {
            GroupBox("1") { GroupBox("2") { GroupBox("3") { Text("x") } } }.groupBoxStyle(Levels())
        }
        try stage.show { Text("card").environment(\.headline, "one") }
        try stage.modify { $0.environment(\.headline, "two") }
        try stage.show { Text("card").environment(\.headline, "three") }
    }
}
