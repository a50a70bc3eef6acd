// Interaction/WhichBodiesRun.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate final class Count { var bodies = 0 }

fileprivate struct Leaf: View {
    var text: String
    var body: some View {
        let _ = (count.bodies += 1)
        Text(text)
    }
}

fileprivate struct Tree: View {
    @State private var taps = 0
    var body: some View {
        VStack {
            Button("taps: \(taps)") { taps += 1 }
            Leaf(text: "leaf \(taps)")
        }
    }
}

fileprivate struct Lamp: View {
    @Binding var level: Int
    var body: some View {
        let _ = Self._printChanges()
        Button("level \(level)") { level += 1 }
    }
}

fileprivate struct Shelf: View {
    @Binding var level: Int
    var body: some View {
        let _ = Self._printChanges()
        Lamp(level: $level)
    }
}

fileprivate struct Room: View {
    @State private var level = 1
    var body: some View {
        let _ = Self._printChanges()
        Shelf(level: $level)
    }
}

fileprivate struct Frame<Content: View>: View {
    @ViewBuilder var content: () -> Content
    var body: some View {
        let _ = Self._printChanges()
        content().border(.primary)
    }
}

fileprivate struct Hall: View {
    @State private var lit = false
    @State private var taps = 0
    var body: some View {
        let _ = Self._printChanges()
        Frame { Text(lit ? "lit" : "dark") }
        Button("turn") { lit.toggle() }
        Button("count") {
            taps += 1
            print(taps)
        }
    }
}

fileprivate struct Titled: ViewModifier {
    var title = "lamp"
    func body(content: Content) -> some View {
        let _ = Self._printChanges()
        Frame {
            Text(title)
            content
        }
    }
}

fileprivate struct Shop: View {
    @State private var sold = 0
    var body: some View {
        Text("sold: \(sold)").modifier(Titled())
        Text("left: \(3 - sold)").modifier(Titled(title: sold > 1 ? "last" : "lamps"))
        Button("sell") { sold += 1 }
    }
}

fileprivate struct Pots: View {
    var body: some View { Button("pots: \(pots)") { pots += 1 } }
}

nonisolated(unsafe) fileprivate let count = Count()
nonisolated(unsafe) fileprivate var pots = 1

struct InteractionWhichBodiesRunSession: StagedSession {
    static func run(on stage: Stage) throws {
        _ = count
        try stage.show { Tree() }
        try stage.value(count.bodies, canChange: false)
        try stage.tap("taps: 0")
        try stage.value(count.bodies, canChange: false)
        try stage.printTree()
        try stage.value(count.bodies, canChange: false)
        try stage.value(count.bodies, canChange: false)
        try stage.tap("taps: 1")
        try stage.value(count.bodies, canChange: false)
        try stage.show { Room() }
        try stage.tap("level 1")
        try stage.show { Hall() }
        try stage.tap("turn")
        try stage.tap("count")
        try stage.show { Shop() }
        try stage.tap("sell")
        try stage.tap("sell")
        try stage.show { Pots() }
        try stage.tap(1)
        try stage.value(pots, canChange: false)
        pots += 1
        try stage.refresh()
    }
}
