// Commands/List.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Tile: View {
    var body: some View { Text("<>") }
}

struct CommandsListSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Tile() }
        try stage.modify { $0.padding() }
        // > Tyle()
        // error: cannot find 'Tyle' in scope; did you mean 'Tile'?
        try stage.show {
            VStack {
                Text("the first line")
                Text("the second line")
            }
        }
    }
}
