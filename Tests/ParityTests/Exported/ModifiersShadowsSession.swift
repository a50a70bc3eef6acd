// Modifiers/Shadows.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ModifiersShadowsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            HStack(spacing: 0) {
                Text("a")
                Color.red.frame(width: 32, height: 32).shadow(radius: 3)
                Text("b")
            }
        }
        try stage.show {
            Text("Card").padding().background(RoundedRectangle(cornerRadius: 8).fill(.yellow).shadow(radius: 3))
        }
        try stage.show {
            Circle().fill(.blue).frame(width: 96, height: 96).shadow(color: .red, radius: 4)
        }
        try stage.show { GroupBox { Text("abc") }.shadow(radius: 3, x: -8, y: -16) }
        try stage.show { GroupBox { Text("abc") }.shadow(radius: 3, y: 4) }
        try stage.show { GroupBox { Text("abc") }.shadow(radius: 3).shadow(radius: 3) }
        try stage.show {
            VStack {
                Text("Card").border(.primary).shadow(radius: 3)
                Text("below")
            }
        }
        try stage.show {
            VStack {
                HStack { ForEach(0..<2) { Text("Card \($0)").padding().background(.white).cornerRadius(8).shadow(radius: 4) } }
                Text("below")
            }
        }
        try stage.show {
            HStack(spacing: 0) {
                Color.red.frame(width: 32, height: 16).shadow(radius: 3)
                Color.blue.frame(width: 32, height: 16)
            }
            .clipped()
        }
        try stage.show {
            VStack {
                Text("Write tests").padding(10).frame(maxWidth: .infinity).background(.background, in: Capsule()).shadow(radius: 1)
            }
            .padding(8).frame(width: 160).background(.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
        }
        try stage.show { VStack { Text("above"); Divider() }.shadow(radius: 2).frame(width: 80) }
    }
}
