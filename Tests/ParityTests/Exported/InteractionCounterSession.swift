// Interaction/Counter.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Counter: View {
    @State private var count = 0
    var name: String
    var body: some View {
        Button("\(name): \(count)") { count += 1 }
    }
}

struct InteractionCounterSession: StagedSession {
    static func run(on stage: Stage) throws {
        @State var laps = 0
        stage.keep(&_laps)
        try stage.show { Button("Laps: \(laps)") { laps += 1 } }
        try stage.tap(1)
        try stage.tap(1)
        try stage.show { HStack { Counter(name: "Left"); Counter(name: "Right") } }
        try stage.tap("Left: 0")
        try stage.tap("Left: 1")
        try stage.tap("Right: 0")
        try stage.modify { $0.buttonStyle(.bordered) }
        try stage.modify { $0.disabled(true) }
        // > :tap "Left: 2"
        // error: node 3, Button "Left: 2", is disabled, so it does not react
    }
}
