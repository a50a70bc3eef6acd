// Composition/ButtonsOnly.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct IconButtons: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).labelStyle(.iconOnly)
    }
}

struct CompositionButtonsOnlySession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            VStack(alignment: .leading) {
                Label("Two letters", systemImage: "envelope")
                Button { } label: { Label("Write", systemImage: "pencil") }
            }
        }
        try stage.modify { $0.buttonStyle(IconButtons()) }
        try stage.modify { $0.buttonStyle(.bordered) }
        try stage.printTree()
        try stage.show {
            Button { } label: {
                Label("Write", systemImage: "pencil").labelStyle(.titleOnly)
            }
            .buttonStyle(IconButtons())
        }
        try stage.show {
            Button { } label: { Label("Write", systemImage: "pencil") }
                .labelStyle(.titleOnly)
                .buttonStyle(IconButtons())
        }
    }
}
