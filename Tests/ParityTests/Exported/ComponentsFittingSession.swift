// Components/Fitting.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ComponentsFittingSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { ViewThatFits { Text("a long way to say it"); Text("short") } }
        try stage.modify { $0.frame(width: 80).border(.primary) }
        try stage.show { ShareLink(item: "https://swift.org") }
        try stage.show {
            ShareLink("Pass on", item: "https://swift.org").buttonStyle(.borderedProminent).tint(.blue)
        }
    }
}
