// Modifiers/FirstWins.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ModifiersFirstWinsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Text("first").foregroundStyle(.red).foregroundStyle(.blue) }
        try stage.show { Text("first").font(.title).font(.body) }
        try stage.show { Text("first").bold().fontWeight(.light) }
        try stage.show { Text("first").bold(true).bold(false) }
        try stage.show { Text("first").italic(false).italic() }
        try stage.show { Text("first").underline().underline(false).kerning(2).kerning(4) }
        try stage.show { Text("first").monospaced().fontDesign(.serif) }
        try stage.show { Text("first") }
        try stage.update { Text("first").foregroundStyle(.red) }
        try stage.update { Text("first").foregroundStyle(.red).foregroundStyle(.blue) }
        try stage.show { Text("first").foregroundStyle(.secondary).foregroundStyle(.red) }
        try stage.show {
            (Text("one ").foregroundStyle(.red) + Text("two")).foregroundStyle(.blue).bold()
        }
        try stage.show { Text("first").italic().padding(0).italic(false).bold() }
        try stage.show {
            HStack { Text("a").bold(false); Text("b").fontWeight(nil); Text("c").font(.body.bold()).bold(false) }.bold()
        }
        try stage.show { VStack { Text("a").bold(false) }.fontWeight(.heavy) }
        try stage.show { VStack { Text("a").foregroundColor(nil); Text("b") }.foregroundColor(.red) }
        try stage.show {
            Image(systemName: "sun.max").symbolRenderingMode(.palette).symbolRenderingMode(.hierarchical)
        }
        try stage.show { Image("sea").interpolation(.low).interpolation(.high) }
    }
}
