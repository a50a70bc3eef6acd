// Commands/Help.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct CommandsHelpSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Text("a") }
        try stage.printTree()
        // > :tre3
        // error: there is no command ':tre3'; did you mean :tree?
        // > :dance
        // error: there is no command ':dance'; :help lists all
    }
}
