// Why/Notes.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.bold() }
}

fileprivate struct Sized: GroupBoxStyle {
    @Environment(\.controlSize) var size
    func makeBody(configuration: Configuration) -> some View {
        VStack { Text("\(size)"); configuration.content }.groupBoxStyle(self)
    }
}

fileprivate struct Either: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        Sized().makeBody(configuration: configuration)
    }
}

fileprivate struct Counter: View {
    @State var n = 0
    var body: some View {
        let _ = count()
        Text("made \(n) times")
    }
    func count() { n += 1 }
}

fileprivate struct Own: View {
    let title: String
    var body: some View { VStack { Text(title) }.buttonStyle(.bordered) }
}

fileprivate struct Greeting: View, Equatable {
    let text: String
    static func == (one: Self, other: Self) -> Bool { true }
    var body: some View { Text(text) }
}

fileprivate struct Counted: View {
    @State var n = 0
    var body: some View { VStack { Greeting(text: "v\(n)"); Button("more") { n += 1 } } }
}

fileprivate struct Counting: GroupBoxStyle {
    @State var count = 0
    func makeBody(configuration: Configuration) -> some View { Button("count \(count)") { count += 1 } }
}

fileprivate struct Around: GroupBoxStyle {
    let inner = Counting()
    func makeBody(configuration: Configuration) -> some View { inner.makeBody(configuration: configuration) }
}

fileprivate let count = 2

struct WhyNotesSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Text("hello").buttonStyle(.bordered) }
        try stage.show { VStack { Text("a").buttonStyle(.bordered); Text("b").buttonStyle(.bordered) } }
        try stage.show { Button("Send") {}.buttonStyle(.plain) }
        try stage.modify { $0.buttonStyle(.bordered) }
        try stage.modify { $0.padding() }
        try stage.show { Button("Send") {}.buttonStyle(Loud()).buttonStyle(.bordered) }
        try stage.show {
            GroupBox("Box") { Text("x") }.groupBoxStyle(.automatic).groupBoxStyle(.automatic)
        }
        try stage.show { GroupBox { GroupBox { Text("x") } }.groupBoxStyle(Sized()) }
        try stage.show { GroupBox { Text("x") }.groupBoxStyle(Either()) }
        try stage.show { Text("hello").foregroundStyle(.black).background(.black) }
        try stage.show { Text("hello").foregroundStyle(.black).background(.yellow) }
        try stage.show { Toggle("on", isOn: .constant(true)) }
        try stage.toggle("on")
        try stage.show { Counter() }
        try stage.show { Text("^[\(count) berry](inflect: true)") }
        try stage.show { Own(title: "a") }
        // > Around { Text("b") }
        // no longer fits what was declared after it
        try stage.show { Text("red").foregroundStyle(.red).padding().background(.red) }
        try stage.show {
            Text("red").foregroundStyle(.red).padding().background(.linearGradient(colors: [.blue, .gray], startPoint: .leading, endPoint: .trailing))
        }
        try stage.show { Counted() }
        try stage.tap("more")
        try stage.show {
            Text("x").buttonStyle(.bordered).labelStyle(.iconOnly).toggleStyle(.switch).groupBoxStyle(.automatic)
        }
        try stage.show { Text("hello").buttonStyle(.bordered) }
        try stage.show { Menu("More") { Label("Leaf", systemImage: "leaf") }.labelStyle(.iconOnly) }
        try stage.show { GroupBox("a") {}.groupBoxStyle(Around()) }
        try stage.tap("count 0")
    }
}
