// Why/WhatChanged.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.label; configuration.content }.border(.primary)
    }
}

struct WhyWhatChangedSession: StagedSession {
    static func run(on stage: Stage) throws {
        @State var isOpen = false
        stage.keep(&_isOpen)
        try stage.show {
            GroupBox("Box") { Toggle("open", isOn: $isOpen); if isOpen { Text("inside") } }
        }
        try stage.modify { $0.groupBoxStyle(Framed()) }
        try stage.toggle("open")
    }
}
