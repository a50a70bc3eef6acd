// Commands/Reset.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate let port = "Bergen"

struct CommandsResetSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Text(port) }
    }
}
