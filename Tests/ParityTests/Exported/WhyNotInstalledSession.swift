// Why/NotInstalled.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Sized: GroupBoxStyle {
    @Environment(\.controlSize) var size
    func makeBody(configuration: Configuration) -> some View { Text("size: \(size)") }
}

fileprivate struct Outer: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        GroupBox(configuration).groupBoxStyle(Sized())
    }
}

fileprivate struct Around: GroupBoxStyle {
    let base = Sized()
    func makeBody(configuration: Configuration) -> some View {
        VStack { base.makeBody(configuration: configuration); configuration.content }
    }
}

struct WhyNotInstalledSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { GroupBox("Box") {}.groupBoxStyle(Outer()).controlSize(.large) }
        try stage.printTree()
        @State var isOn = false
        stage.keep(&_isOn)
        try stage.show { GroupBox("Switch") { Toggle("On", isOn: $isOn) }.groupBoxStyle(Around()) }
        try stage.toggle("On")
    }
}
