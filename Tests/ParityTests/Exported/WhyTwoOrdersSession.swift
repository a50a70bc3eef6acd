// Why/TwoOrders.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Urgent: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { Text("!"); Button(configuration) }
    }
}

struct WhyTwoOrdersSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            Button("Send") {}
                .buttonStyle(Urgent())
                .buttonStyle(.bordered)
        }
        try stage.show {
            Button("Send") {}
                .buttonStyle(.bordered)
                .buttonStyle(Urgent())
        }
    }
}
