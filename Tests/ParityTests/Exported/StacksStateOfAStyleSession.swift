// Stacks/StateOfAStyle.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct FoldingStyle: GroupBoxStyle {
    @State var isFolded = false
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            HStack {
                Button(isFolded ? "+" : "-") { isFolded.toggle() }.buttonStyle(.plain)
                configuration.label
            }
            if !isFolded { configuration.content.padding(.leading, 16) }
        }
        .groupBoxStyle(self)
    }
}

struct StacksStateOfAStyleSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            GroupBox("Drawer") {
                GroupBox("Pens") { Text("three") }
                GroupBox("Paper") { Text("a ream") }
            }
            .groupBoxStyle(FoldingStyle())
        }
        try stage.tap(10)
    }
}
