// Why/RowsThatMove.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Row: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name)\(count)") { count += 1 } }
}

fileprivate struct Pad: ViewModifier {
    let width: Double
    func body(content: Content) -> some View { content.padding(width) }
}

struct WhyRowsThatMoveSession: StagedSession {
    static func run(on stage: Stage) throws {
        @State var names = ["a", "b", "c"]
        stage.keep(&_names)
        try stage.show { VStack { ForEach(names, id: \.self) { Row(name: $0) } } }
        try stage.tap("b0")
        names = ["c", "b", "d"]
        try stage.refresh()
        names = ["d", "b", "c"]
        try stage.refresh()
        try stage.show { Text("x").modifier(Pad(width: 8)).lineLimit(3) }
        try stage.modify { $0.modifier(Pad(width: 16)) }
    }
}
