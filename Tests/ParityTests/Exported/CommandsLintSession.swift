// Commands/Lint.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Urgent: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { Text("!"); Button(configuration) }
    }
}

struct CommandsLintSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            Button("Send") {}
                .buttonStyle(.bordered)
                .buttonStyle(Urgent())
                .labelStyle(.iconOnly)
        }
        try stage.show {
            Button("Send") {}
                .buttonStyle(Urgent())
                .buttonStyle(.bordered)
        }
    }
}
