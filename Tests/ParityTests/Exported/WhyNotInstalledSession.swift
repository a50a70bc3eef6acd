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

struct WhyNotInstalledSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { GroupBox("Box") {}.groupBoxStyle(Outer()).controlSize(.large) }
        try stage.printTree()
    }
}
