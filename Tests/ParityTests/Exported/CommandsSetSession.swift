// Commands/Set.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Lamp: View {
    @Environment(\.colorScheme) var scheme
    var body: some View {
        switch scheme {
        case .dark: Text("lamp on")
        default: Text("lamp off")
        }
    }
}

struct CommandsSetSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Text("A window").padding().border(.primary) }
        stage.settings.charset = .unicode
        try stage.refresh()
        stage.settings.charset = .ascii
        try stage.refresh()
        try stage.show { Text("It was the best of times, it was the worst of times") }
        stage.settings.width = 24
        try stage.refresh()
        stage.settings.width = 80
        try stage.refresh()
        try stage.show { Text("x").padding(4).border(.primary) }
        stage.settings.scale = .oneToOne
        try stage.refresh()
        stage.settings.scale = .standard
        try stage.refresh()
        try stage.show { Lamp() }
        // > :set colour always
        // error: the settings are charset, width, color, legend, colorScheme, locale, scale, notes, strict, platform, reapply and equality, not 'colour'; did you mean color?
        // > :set charset ebcdic
        // error: charset is ascii, unicode or auto, not 'ebcdic'
        // > :set width wide
        // error: width is 1 to 1000 columns, not 'wide'
    }
}
