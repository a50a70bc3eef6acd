// Components/OwnContainer.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Panel<Content: View>: View {
    let title: String
    @ViewBuilder var content: Content
    var body: some View {
        VStack(alignment: .leading) {
            Text(title).bold()
            content
        }
        .padding()
        .border(.primary)
    }
}

fileprivate extension Panel {
    init(@ViewBuilder content: () -> Content) { self.init(title: "Untitled", content: content) }
}

struct ComponentsOwnContainerSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Panel(title: "Today") { Text("Sunny"); Text("21 degrees") } }
        try stage.show { Panel { Text("Cloudy") } }
    }
}
