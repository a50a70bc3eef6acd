// Interaction/WhatChanged.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Counter: View {
    @State private var count = 0
    @Environment(\.controlSize) private var size
    var title: String
    var body: some View {
        let _ = Self._printChanges()
        Button("\(title): \(count), \(size)") { count += 1 }
    }
}

struct InteractionWhatChangedSession: StagedSession {
    static func run(on stage: Stage) throws {
        @State var title = "cups"
        stage.keep(&_title)
        @State var size = ControlSize.regular
        stage.keep(&_size)
        try stage.show { Counter(title: title).controlSize(size) }
        try stage.tap(1)
        title = "pots"
        try stage.refresh()
        size = .large
        try stage.refresh()
        title = "pots"
        try stage.refresh()
    }
}
