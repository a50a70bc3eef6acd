// Why/EachCallCounts.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Framed: GroupBoxStyle {
    var tag: String
    func makeBody(configuration: Configuration) -> some View { HStack { Text(tag); GroupBox(configuration) } }
}

fileprivate struct Plain: GroupBoxStyle {
    var tag: String
    func makeBody(configuration: Configuration) -> some View { HStack { Text(tag); configuration.content } }
}

fileprivate extension View {
    func framed(_ tag: String) -> some View { groupBoxStyle(Framed(tag: tag)) }
    func plain(_ tag: String) -> some View { groupBoxStyle(Plain(tag: tag)) }
    func written(_ font: Font) -> some View { environment(\.font, font) }
}

fileprivate struct Counted: GroupBoxStyle {
    let left: Int
    func makeBody(configuration: Configuration) -> some View {
        if left > 0 {
            GroupBox(configuration).groupBoxStyle(Counted(left: left - 1))
        } else {
            GroupBox(configuration)
        }
    }
}

fileprivate struct Page: View {
    static let inner: some View = VStack { Text("i") }.font(.caption)
    var body: some View { Self.inner }
}

fileprivate struct Shelf: View { var body: some View { VStack { GroupBox("P") { Text("x") } }.framed("page") } }

fileprivate let card: some View = GroupBox("L") { Text("x").italic() }.groupBoxStyle(Framed(tag: "let")).font(.title)

struct WhyEachCallCountsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { GroupBox("A") { Text("x") }.framed("a").framed("b") }
        try stage.show { VStack { Text("q") }.written(.title).written(.body) }
        try stage.show { GroupBox("A") { Text("x") }.plain("a").plain("b") }
        try stage.show { VStack { GroupBox("A") { Text("x") }.plain("a"); Text("y").plain("z") } }
        try stage.show {
            GroupBox("r") { Text("x") }.groupBoxStyle(Counted(left: 2)).groupBoxStyle(Framed(tag: "end"))
        }
        try stage.show {
            VStack { ForEach(0..<2) { i in Group { if i == 0 { GroupBox("in") {} } else { Text("n") } }.plain("r\(i)") } }
        }
        _ = card
        try stage.show { card }
        try stage.show { Page() }
        try stage.show { Shelf() }
    }
}
