// Composition/ModifierAsStyle.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Modified<Style, Change: ViewModifier> {
    var style: Style
    var change: Change
}

extension Modified: PrimitiveButtonStyle where Style: PrimitiveButtonStyle {
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        Button(configuration).buttonStyle(style).modifier(change)
    }
}

fileprivate extension PrimitiveButtonStyle {
    func changed(by change: some ViewModifier) -> some PrimitiveButtonStyle {
        Modified(style: self, change: change)
    }
}

fileprivate struct Whispered: ViewModifier {
    func body(content: Content) -> some View {
        HStack { Text("("); content; Text(")") }
    }
}

extension Modified: GroupBoxStyle where Style: GroupBoxStyle {
    func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
        GroupBox(configuration).groupBoxStyle(style).modifier(change)
    }
}

fileprivate extension GroupBoxStyle {
    func changed(by change: some ViewModifier) -> some GroupBoxStyle {
        Modified(style: self, change: change)
    }
}

fileprivate let whisper = ModifiedContent(content: Whispered(), modifier: Whispered())
fileprivate let psst: ModifiedContent<Text, Whispered> = ModifiedContent(content: Text("Psst"), modifier: Whispered())

struct CompositionModifierAsStyleSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Button("Psst") {}.buttonStyle(.bordered.changed(by: Whispered())) }
        try stage.show { GroupBox("Secret") { Text("Under the mat") } }
        try stage.modify { $0.groupBoxStyle(.automatic.changed(by: Whispered())) }
        try stage.show { Text("Psst").modifier(Whispered().concat(Whispered())) }
        _ = whisper
        try stage.show { ModifiedContent(content: Text("Psst"), modifier: whisper) }
        _ = psst
        try stage.show { psst }
    }
}
