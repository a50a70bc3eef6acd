// Why/TheEndlessLoop.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Echo: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { Text("!"); Button(configuration) }
    }
}

struct WhyTheEndlessLoopSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Button("Send") {} }
        // > .buttonStyle(Echo())
        // error: the styles of Button ask for each other more than 200 times: echo -> echo; a style that shows Button(configuration) must not push itself on it. It is pushed by the declaration in entry 1, line 3: .buttonStyle(self)
        try stage.modify { $0.buttonStyle(Echo()) }
    }
}
