// Commands/Draw.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct CommandsDrawSession: StagedSession {
    static func run(on stage: Stage) throws {
        // > :draw
        // error: there is no canvas yet; enter a view first, such as Text("hello")
        try stage.show { Text("Here I am") }
        try stage.value(1 + 1, canChange: false)
    }
}
