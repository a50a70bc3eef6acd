// Components/Buttons.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Inked: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(configuration.isPressed ? "#" : "-")
            configuration.label
        }
    }
}

fileprivate struct Aside: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { Button(configuration); Text("(by the way)") }
    }
}

struct ComponentsButtonsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Button("Nod") {}.buttonStyle(Aside()).buttonStyle(Inked()) }
        try stage.press("Nod")
        try stage.release("Nod")
        try stage.show { Button("Nod") {}.buttonStyle(Inked()).buttonStyle(Aside()) }
        try stage.show {
            Button {} label: {
                VStack(alignment: .leading) { Text("Nod"); Button("Wink") {} }
            }
            .buttonStyle(Inked())
            .buttonStyle(Aside())
        }
        try stage.printTree()
    }
}
