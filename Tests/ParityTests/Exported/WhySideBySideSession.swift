// Why/SideBySide.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Starred: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            HStack { Text("*"); configuration.label }
            configuration.content
        }
    }
}

struct WhySideBySideSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { GroupBox("Outer") { GroupBox("Inner") { Text("hello") } } }
        try stage.modify { $0.groupBoxStyle(Starred()) }
        try stage.printTree(isCompact: true)
        // > :compare 1 + 2
        // error: '1 + 2' is no view; :compare takes a view, or modifiers of the canvas as in :compare .labelStyle(.iconOnly)
        // > :compare let box = 3
        // error: 'let box = 3' is no view; :compare takes a view, or modifiers of the canvas as in :compare .labelStyle(.iconOnly)
        // > :compare .groupBoxStyle(Stared())
        // error: cannot find 'Stared' in scope; did you mean 'Starred'?
        try stage.show { VStack(spacing: 16) { Text("a"); Text("b") } }
        try stage.show {
            VStack { GroupBox("Inner") { Text("hello") }.groupBoxStyle(Starred()); Button("Go") {} }
        }
        try stage.show { Menu("More") { Label("Leaf", systemImage: "leaf") } }
        try stage.show { VStack { Text("a"); Text("b"); GroupBox("g") { Text("c") }; Button("d") {} } }
        try stage.show {
            VStack { GroupBox("a") { Text("1") }; GroupBox("b") { Text("2") }; GroupBox("c") { Text("3") } }
        }
    }
}
