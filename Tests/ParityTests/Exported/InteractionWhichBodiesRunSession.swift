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
        try stage.show { Pots() }
        try stage.tap(1)
        try stage.value(pots, canChange: false)
        pots += 1
        try stage.refresh()
    }
}
