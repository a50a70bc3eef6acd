// Commands/Tree.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Inked: GroupBoxStyle {
    var color: String
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            HStack { configuration.label; Text("in \(color)") }
            configuration.content
        }
    }
}

fileprivate struct Noted: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack { Text("note"); GroupBox(configuration) }
    }
}

fileprivate enum LevelKey: EnvironmentKey { static let defaultValue = 0 }

fileprivate extension EnvironmentValues {
    var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

fileprivate struct Leveled: GroupBoxStyle {
    @Environment(\.level) var level
    func makeBody(configuration: Configuration) -> some View {
        VStack { Text("level \(level)"); configuration.content }
            .groupBoxStyle(self)
            .environment(\.level, level + 1)
    }
}

fileprivate struct Moon: View {
    @Environment(\.colorScheme) var scheme
    var body: some View { Text(scheme == .dark ? "full" : "new") }
}

struct CommandsTreeSession: StagedSession {
    static func run(on stage: Stage) throws {
        // > :tree
        // error: there is no canvas yet; enter a view first, such as Text("hello")
        try stage.show {
            GroupBox("Post") {
                Text("Two parcels")
                GroupBox("Letters") {
                    Label("From Ida", systemImage: "envelope")
                    Button("Open") {}
                }
            }
            .groupBoxStyle(Inked(color: "red"))
            .groupBoxStyle(Inked(color: "green"))
        }
        try stage.printTree()
        try stage.printTree(4)
        try stage.printTree(isCompact: true)
        try stage.show { Text("Stamp").padding(8).border(.primary).padding() }
        try stage.printTree()
        try stage.show {
            GroupBox { GroupBox { Text("one") } } label: { Label("Post", systemImage: "envelope") }
        }
        try stage.modify { $0.groupBoxStyle(Noted()) }
        try stage.printTree()
        try stage.show { GroupBox { GroupBox { Moon() } }.groupBoxStyle(Leveled()).colorScheme(.dark) }
        try stage.show { Button("Send") {}.buttonStyle(.bordered).tint(.red).disabled(true) }
        try stage.show { Text("a\\b \"c\"").cornerRadius(8).onTapGesture {}.frame(maxWidth: 80) }
        try stage.printTree()
        try stage.show {
            Text("Mail").background {
                Button("Open") {}.buttonStyle(.plain)
            }
        }
        try stage.printTree()
        try stage.printTree(isCompact: true)
        stage.settings.width = 60
        try stage.refresh()
        try stage.show { HStack { ForEach(0..<22) { Text("\($0)") } } }
        try stage.printTree()
        try stage.show {
            ScrollView {
                ForEach(0..<22) { number in
                    HStack { Text("\(number)"); Button("Go \(number)") {} }
                }
            }.frame(height: 32)
        }
        try stage.printTree()
    }
}
