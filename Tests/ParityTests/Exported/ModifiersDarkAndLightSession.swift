// Modifiers/DarkAndLight.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Scheme: View {
    @Environment(\.colorScheme) var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

struct ModifiersDarkAndLightSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { VStack { Text("Moon"); Text("far away").foregroundStyle(.secondary) } }
        stage.settings.colorScheme = .dark
        try stage.refresh()
        stage.settings.colorScheme = .light
        try stage.refresh()
        try stage.show {
            VStack { Text("Moon"); Text("far away").foregroundStyle(.secondary) }.environment(\.colorScheme, .dark)
        }
        try stage.show {
            VStack { GroupBox("Night") { Text("Moon") }.environment(\.colorScheme, .dark); Text("Sun") }
        }
        try stage.show {
            VStack { List { Text("Moon"); Text("Mars") }.environment(\.colorScheme, .dark); Text("Sun") }
        }
        try stage.show {
            VStack {
                TextField("Planet", text: .constant("")).textFieldStyle(.roundedBorder).environment(\.colorScheme, .dark)
                Text("Sun")
            }
        }
        try stage.show {
            VStack {
                GroupBox("Night") {
                    Text("Moon")
                    GroupBox("Window") { Text("Lamp") }.environment(\.colorScheme, .light)
                }
                .environment(\.colorScheme, .dark)
                Text("Sun")
            }
        }
        try stage.show {
            VStack { List { Text("Moon") }.scrollContentBackground(.hidden).environment(\.colorScheme, .dark); Text("Sun") }
        }
        try stage.show { VStack { Text("Moon").environment(\.colorScheme, .dark); Text("Sun") } }
        try stage.show {
            VStack { Text("Moon").padding().background(.background).environment(\.colorScheme, .dark); Text("Sun") }
        }
        try stage.show {
            Text("Dawn").padding().background(LinearGradient(colors: [.blue, .orange], startPoint: .top, endPoint: .bottom))
        }
        try stage.show { Text("Dusk").padding().background(Color.blue.mix(with: .orange, by: 0.25)) }
        try stage.show {
            Text("Dusk").foregroundStyle(Color.primary.mix(with: .orange, by: 0.5, in: .device).opacity(0.8))
        }
        try stage.show {
            VStack {
                Text("Card").padding().background(.background.secondary)
                Text("Card").padding().background(.background.tertiary, in: Capsule())
            }
        }
        try stage.show { VStack { Scheme(); Text("Moon").preferredColorScheme(.dark) } }
        try stage.show {
            VStack { Scheme().preferredColorScheme(.dark); Text("Sun").preferredColorScheme(.light) }
        }
        try stage.show {
            VStack { Scheme(); Text("Moon").preferredColorScheme(.dark) }.preferredColorScheme(nil)
        }
        try stage.show {
            VStack { Scheme(); Text("Sun").preferredColorScheme(.light) }.preferredColorScheme(.dark)
        }
        try stage.show { Scheme() }
        try stage.show {
            Text("Sun").preferredColorScheme(.light); Text("Moon").preferredColorScheme(.dark)
        }
    }
}
