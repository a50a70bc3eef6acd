// Modifiers/Overlapping.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ModifiersOverlappingSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            ZStack {
                Text("here").position(x: 32, y: 24)
                Text("there").position(x: 96, y: 56)
            }.frame(width: 128, height: 80).border(.primary)
        }
        try stage.show { ZStack { Text("behind"); Text("top") } }
        try stage.show { ZStack { Text("top").zIndex(1); Text("behind") } }
    }
}
