// Modifiers/WhatIsClipped.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ModifiersWhatIsClippedSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            Text("Tea").padding(8).background(.mint).clipShape(RoundedRectangle(cornerRadius: 8))
        }
        try stage.show {
            Text("Tea").padding(8).clipShape(RoundedRectangle(cornerRadius: 8)).background(.mint)
        }
        try stage.show { Text("Tea").opacity(0.5).background(.mint) }
        try stage.show { Text("Tea").background(.mint).opacity(0.5) }
        try stage.show {
            Text("Tea").padding().background(.background, in: RoundedRectangle(cornerRadius: 12)).shadow(radius: 4)
        }
        try stage.show {
            VStack(spacing: 16) { Color.mint.frame(width: 48, height: 32).shadow(radius: 2); Color.mint.frame(width: 48, height: 32).shadow(radius: 4) }
        }
        try stage.show {
            VStack { Text("Night").padding().background(.background).environment(\.colorScheme, .dark); Text("Day") }
        }
    }
}
