// Interaction/WhatReacts.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Starter: View {
    @State var starts = 0
    var body: some View { HStack { Button("go \(number)") { starts += 1 }; Text("\(starts) starts") } }
}

fileprivate let number = 1

struct InteractionWhatReactsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Starter() }
        try stage.tap("go 1")
        @State var name = "Ada"
        stage.keep(&_name)
        try stage.show { TextField("Name", text: $name).onSubmit { print("hello \(name)") } }
    }
}
