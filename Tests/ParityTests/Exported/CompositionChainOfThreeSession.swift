// Composition/ChainOfThree.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Framed: PrimitiveButtonStyle {
    var ink: Color
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).border(ink)
    }
}

fileprivate struct Roomy: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).padding(8)
    }
}

fileprivate struct Pointed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { Text("->"); Button(configuration) }
    }
}

struct CompositionChainOfThreeSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Button("Onwards") {} }
        try stage.modify { $0.buttonStyle(Framed(ink: .blue)) }
        try stage.modify { $0.buttonStyle(Roomy()) }
        try stage.modify { $0.buttonStyle(Framed(ink: .red)) }
        try stage.modify { $0.buttonStyle(Pointed()) }
        try stage.printTree(isCompact: true)
        try stage.modify { $0.buttonStyle(.borderedProminent) }
    }
}
