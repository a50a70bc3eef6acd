// Composition/TwoOrders.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Urgent: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { Text("!"); Button(configuration) }
    }
}

struct CompositionTwoOrdersSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Button("Send") {} }
        try stage.modify { $0.buttonStyle(Urgent()) }
        try stage.modify { $0.buttonStyle(.bordered) }
        try stage.printTree(isCompact: true)
        try stage.show { Button("Send") {}.buttonStyle(.bordered).buttonStyle(Urgent()) }
        try stage.printTree(isCompact: true)
    }
}
