// Modifiers/WithoutEnd.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ModifiersWithoutEndSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Text("x").padding(.infinity) }
        try stage.show { Text("x").frame(width: .infinity, height: -16).border(.primary) }
        try stage.show { Text("x").rotationEffect(.degrees(.nan)).opacity(.nan) }
        try stage.show { HStack(spacing: 1e9) { Text("ab"); Text("cd") } }
        try stage.show {
            VStack(spacing: 8) { Text("Hello"); Text("world") }.frame(width: 40, height: 10).border(.primary)
        }
        try stage.show { Text("x").opacity(0) }
        try stage.show {
            VStack(alignment: .leading) {
                ProgressView(value: Double.nan).progressViewStyle(.linear)
                Gauge(value: Double.nan) { Text("Speed") }
                Slider(value: .constant(Double.nan))
            }
        }
        try stage.show { Text("            abc").frame(width: 64).border(.primary) }
    }
}
