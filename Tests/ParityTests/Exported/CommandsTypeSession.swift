// Commands/Type.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct CommandsTypeSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Text("a") }
        // > :type Txt("a")
        // error: cannot find 'Txt' in scope; did you mean 'Text'?
        // > :type let x = 1
        // error: 'let x = 1' has no type; :type takes one expression, as in :type Text("a").padding()
    }
}
