// Why/WhatChanged.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.label; configuration.content }.border(.primary)
    }
}

fileprivate struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(configuration.isPressed ? 0.5 : 1)
            .padding(configuration.isPressed ? 8 : 16)
            .foregroundStyle(configuration.isPressed ? .red : .blue)
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
        try stage.show { Button("go") {}.buttonStyle(Pressed()) }
        try stage.press("go")
        try stage.show { Text("a").padding(.horizontal, 8).offset(x: 8) }
        try stage.show { Text("a").padding(.horizontal, 16).offset(x: 16) }
    }
}
