// Composition/BaseStyle.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Signed<Base: PrimitiveButtonStyle>: PrimitiveButtonStyle {
    var base: Base
    func makeBody(configuration: Configuration) -> some View {
        HStack { Button(configuration).buttonStyle(base); Text("(signed)") }
    }
}

fileprivate extension PrimitiveButtonStyle {
    var signed: Signed<Self> { Signed(base: self) }
}

struct CompositionBaseStyleSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Button("Contract") {}.buttonStyle(.bordered.signed) }
        try stage.printTree(isCompact: true)
        try stage.modify { $0.buttonStyle(.borderedProminent) }
    }
}
