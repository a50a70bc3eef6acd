// Workshop/Views.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct WorkshopViewsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Text("Oslo") }
        try stage.modify { $0.padding() }
        try stage.modify { $0.border(.primary) }
        try stage.show {
            VStack {
                Text("Oslo").border(.primary)
                Text("Hamar")
            }
        }
        try stage.printTree()
        try stage.show { VStack { Text("Oslo") }.foregroundStyle(.black).background(.black) }
    }
}
