// Modifiers/Effects.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ModifiersEffectsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            VStack(alignment: .leading) {
                Text("blurred").blur(radius: 3)
                Text("larger").scaleEffect(1.5)
                Text("turned").rotationEffect(.degrees(45))
                Text("lighter").foregroundStyle(.blue).brightness(0.2)
                Text("grey").foregroundStyle(.red).grayscale(1)
                Text("opposite").foregroundStyle(.red).colorInvert()
            }
        }
        try stage.show { Text("both").scaleEffect(2).blur(radius: 1) }
    }
}
