// Modifiers/WithoutEnd.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ModifiersWithoutEndSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Text("x").padding(.infinity) }
        try stage.show { HStack(spacing: 1e9) { Text("ab"); Text("cd") } }
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
