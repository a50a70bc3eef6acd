// Modifiers/WhatIsHidden.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ModifiersWhatIsHiddenSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Text("on a fill").background(.red) }
        try stage.show { Button("Share") {}.buttonStyle(.bordered).overlay(Rectangle().stroke(.red)) }
        try stage.show {
            VStack { Text("first"); Divider().background(.red); Text("second"); Divider() }.frame(width: 80)
        }
        try stage.show { Capsule().fill(.green).frame(width: 40, height: 48).background(.red) }
        try stage.show { GroupBox("Tea") { Text("a") }.background(.red, in: Capsule()) }
        try stage.show { LabeledContent("From", value: "Kenya").background(.red, in: Ellipse()) }
        try stage.show {
            Capsule().fill(.green).frame(width: 40, height: 48).padding(8).background(.red)
        }
        try stage.show { GroupBox("Tea") { Text("Sencha") }.backgroundStyle(.yellow) }
        try stage.show { Color.red.overlay(Color.blue).frame(width: 40, height: 32) }
        try stage.show { Rectangle().stroke(.red).fill(.blue).frame(width: 40, height: 48) }
        try stage.show {
            ZStack(alignment: .topLeading) {
                Circle().fill(.red).frame(width: 80, height: 80)
                Circle().fill(.blue.opacity(0.5)).frame(width: 80, height: 80).offset(x: 40)
            }
        }
        try stage.show { GroupBox("Tea") { Text("Sencha") }.overlay(Color.black.opacity(0.3)) }
        try stage.show {
            Color.green.frame(width: 64, height: 32).opacity(0.5).overlay(Color.yellow.opacity(0.3))
        }
        try stage.show {
            Color.green.frame(width: 64, height: 32).overlay(Color.yellow.opacity(0.3)).opacity(0.5)
        }
        try stage.show {
            HStack { Text("1").border(.primary); Text("2").border(.primary) }
                .background { TextField("Code", text: .constant("12")).opacity(0.01) }
        }
        try stage.show { Text("Anywhere").padding().background(Color.black.opacity(0.001)) }
    }
}
