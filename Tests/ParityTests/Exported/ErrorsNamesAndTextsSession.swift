// Errors/NamesAndTexts.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Branded: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.background(Color("Brand")) }
}

struct ErrorsNamesAndTextsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Text("a").foregroundStyle(Color("Brand")) }
        try stage.show { Text("a").foregroundStyle(Color("#336699")) }
        try stage.show { Text("a").foregroundStyle(Color("red")) }
        try stage.show { VStack { Button("a") {}; Button("b") {} }.buttonStyle(Branded()) }
        try stage.show { Path("0 0 m 80 0 l 40 48 l h")!.stroke().frame(width: 80, height: 48) }
        try stage.show { Path("M 0 0 L 80 0 L 40 48 Z") }
    }
}
