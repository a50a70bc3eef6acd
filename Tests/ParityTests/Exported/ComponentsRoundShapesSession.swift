// Components/RoundShapes.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ComponentsRoundShapesSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            HStack {
                ForEach(["5", "12", "123"], id: \.self) { number in
                    Text(number).padding().background(Circle().fill(.red))
                }
            }
        }
        try stage.show { Text("A").padding().overlay(Circle().stroke()) }
        try stage.show {
            HStack {
                Capsule().stroke().frame(width: 160, height: 80)
                Capsule().fill(.green).frame(width: 160, height: 64)
                Capsule().stroke().frame(width: 64, height: 96)
            }
        }
    }
}
