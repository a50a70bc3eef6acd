// Modifiers/Clipping.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ModifiersClippingSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { HStack { Text("a"); Text("b").offset(y: 16); Text("c") }.border(.primary) }
        try stage.show { Text("out").offset(x: -24, y: -16).border(.primary) }
        try stage.show { Text("far").offset(x: 10000, y: 0).border(.primary) }
        try stage.show { Text("one two three").fixedSize().frame(width: 40).border(.primary) }
        try stage.show { Text("one two three").fixedSize().frame(width: 40).clipped().border(.primary) }
        try stage.show { Text("moved").offset(x: 24).clipped().border(.primary) }
        try stage.show { Color.red.frame(width: 80, height: 64).clipShape(Circle()) }
        try stage.show {
            VStack { Text("outside"); Text("outside"); Text("it shows only the middle"); Text("outside"); Text("outside") }
            .clipShape(Circle())
        }
        try stage.show { Text("in a capsule").padding().background(.yellow).clipShape(Capsule()) }
        try stage.show { Image("photo").resizable().frame(width: 104, height: 96).clipShape(Circle()) }
        try stage.show {
            VStack(spacing: 0) { Image("photo").resizable().frame(height: 64); Text("By the sea").padding(8) }
            .frame(width: 144).background(.yellow).clipShape(RoundedRectangle(cornerRadius: 16))
        }
        try stage.show { Text("Hi").clipShape(Capsule()) }
        try stage.show { Text("Hi").cornerRadius(12) }
        try stage.show {
            HStack(alignment: .top, spacing: 16) {
                Circle().frame(width: 8, height: 16)
                Circle().frame(width: 16, height: 16)
                Capsule().frame(width: 24, height: 16)
                Ellipse().frame(width: 24, height: 32)
                RoundedRectangle(cornerRadius: 8).frame(width: 16, height: 32)
                Rectangle().frame(width: 16, height: 32)
            }
        }
        try stage.show {
            HStack(alignment: .top, spacing: 16) {
                Circle().stroke().frame(width: 8, height: 16)
                Circle().stroke().frame(width: 16, height: 16)
                Capsule().stroke().frame(width: 24, height: 16)
                Ellipse().stroke().frame(width: 24, height: 32)
                RoundedRectangle(cornerRadius: 8).stroke().frame(width: 16, height: 32)
                Rectangle().stroke().frame(width: 16, height: 32)
            }
        }
        try stage.show {
            HStack(spacing: 4) {
                ForEach([Color.blue, .red, .green], id: \.self) { color in
                    RoundedRectangle(cornerRadius: 3).fill(color).frame(width: 14, height: 14)
                }
            }
        }
        try stage.show {
            HStack {
                ForEach(0..<4) { digit in
                    Circle().strokeBorder(.primary, lineWidth: 2)
                        .background(Circle().fill(digit < 2 ? Color.primary : .clear))
                        .frame(width: 16, height: 16)
                }
            }
        }
        try stage.show { Rectangle().frame(width: 0, height: 16) }
    }
}
