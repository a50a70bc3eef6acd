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
        try stage.show { GroupBox("Tea") { Text("green") }.cornerRadius(4) }
        try stage.show { GroupBox("Tea") { Text("green") }.clipShape(Capsule()) }
        try stage.show { Text("Tea").shadow(radius: 2).clipShape(Circle()) }
        try stage.show { Text("Tea").clipShape(Circle()).shadow(radius: 2) }
        try stage.show { Text("Tea").background(.yellow).clipShape(Circle()).background(.mint) }
        try stage.show { Text("Tea").background(.yellow).background(.mint).clipShape(Circle()) }
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
