// Why/LabelsInButtons.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct IconButtons: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).labelStyle(.iconOnly)
    }
}

struct WhyLabelsInButtonsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            VStack(alignment: .leading) {
                Label("Read", systemImage: "envelope")
                Button { } label: { Label("Write", systemImage: "pencil") }
            }
            .labelStyle(.titleOnly)
            .buttonStyle(IconButtons())
        }
        try stage.printTree()
    }
}
