// Why/EachCallCounts.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Tagged: GroupBoxStyle {
    let tag: String
    func makeBody(configuration: Configuration) -> some View { VStack { Text(tag); configuration.content } }
}

fileprivate extension View {
    func card(_ tag: String) -> some View { padding(8).groupBoxStyle(Tagged(tag: tag)) }
    func cards() -> some View { card("x").card("y") }
}

fileprivate extension View {
    @ViewBuilder func deeper(_ levels: Int) -> some View {
        if levels > 0 { AnyView(deeper(levels - 1)).bold() } else { self }
    }
}

struct WhyEachCallCountsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { VStack { GroupBox("outer") { GroupBox("inner") { Text("a") } } }.cards() }
        try stage.show { Text("deep").deeper(3) }
    }
}
