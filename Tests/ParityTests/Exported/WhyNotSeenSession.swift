// Why/NotSeen.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct WhyNotSeenSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            VStack { Text("faded").opacity(0); Text("hidden").hidden(); ZStack { Text("below"); Color.blue.frame(height: 16) } }
        }
        try stage.show { VStack { ForEach(0..<9) { Text("row \($0)") } }.frame(height: 48).clipped() }
        try stage.show {
            ZStack { Text("on its own"); Rectangle().fill(.clear).frame(width: 24, height: 16) }
        }
        try stage.show { ZStack { Text("low"); Text("mid"); Text("top") } }
        try stage.show { ZStack { Text("aaa").zIndex(1); Text("ab").opacity(0.5) } }
        try stage.show { Text("abc").mask { Rectangle().frame(width: 8, height: 16) } }
        try stage.show {
            ViewThatFits { HStack { Text("all that there is to say"); Text("of it") }; Text("the gist"); Text("...") }.frame(width: 120)
        }
        try stage.show { Label("Home", systemImage: "house").labelStyle(.iconOnly) }
    }
}
