// Why/AnyWidth.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Starred: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { HStack { Text("*"); configuration.label }; configuration.content }
    }
}

struct WhyAnyWidthSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            GroupBox("Weather") { Text("Rain in the morning, and more of it in the evening").font(.title); Button("Send") {} }
        }
        try stage.modify { $0.groupBoxStyle(Starred()) }
        try stage.modify { $0.font(.body) }
        try stage.modify { $0.buttonStyle(.plain) }
        try stage.modify { $0.buttonStyle(.bordered) }
        stage.settings.width = 40
        try stage.refresh()
        stage.settings.width = 200
        try stage.refresh()
    }
}
