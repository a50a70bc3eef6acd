// Interaction/PressAndHold.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct InteractionPressAndHoldSession: StagedSession {
    static func run(on stage: Stage) throws {
        @State var shots = 0
        stage.keep(&_shots)
        try stage.show {
            VStack {
                Button("Shutter") { shots += 1 }.buttonStyle(.bordered)
                Text("\(shots) pictures")
            }
        }
        try stage.press("Shutter")
        try stage.release("Shutter")
        try stage.press("Shutter")
        try stage.tap("Shutter")
        // > :release "Shutter"
        // error: node 2, Button "Shutter", is not pressed, so it can't be released; :press presses it, and :tap does both
    }
}
