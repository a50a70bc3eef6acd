// Why/WhatATextSays.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct WhyWhatATextSaysSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Text("a").font(.title).font(.body).padding().font(.caption) }
        try stage.show { Text("b").foregroundStyle(.secondary).foregroundStyle(.red) }
        try stage.show { VStack { Text("z").foregroundStyle(.secondary) }.foregroundStyle(.red) }
        try stage.show { VStack { (Text("a") + Text("b").bold()) }.italic() }
        try stage.show {
            VStack { Text("c") }.fontDesign(.monospaced).kerning(3).italic(false).italic()
        }
        try stage.show { VStack { Text("secret") }.redacted(reason: .placeholder) }
        try stage.show { Text("quiet").foregroundStyle(.secondary) }
    }
}
