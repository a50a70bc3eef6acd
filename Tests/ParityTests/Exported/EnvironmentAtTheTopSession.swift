// Environment/AtTheTop.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Greeting: View {
    @Environment(\.colorScheme) var own
    var body: some View { Text(own == .dark ? "dark here" : "light here") }
}

struct EnvironmentAtTheTopSession: StagedSession {
    static func run(on stage: Stage) throws {
        @Environment(\.colorScheme) var colorScheme
        stage.keep(&_colorScheme)
        try stage.show { Text(colorScheme == .dark ? "good night" : "good day") }
        stage.settings.colorScheme = .dark
        try stage.refresh()
        try stage.show {
            VStack { Greeting(); Text(colorScheme == .dark ? "dark above" : "light above") }.environment(\.colorScheme, .light)
        }
    }
}
