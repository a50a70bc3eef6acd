// Modifiers/WholeFrames.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ModifiersWholeFramesSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Text("hello").padding(-8).opacity(0.5).border(.primary) }
        try stage.show {
            VStack { Text("hello"); Text("x") }.padding(.horizontal, -16).padding(8).border(.primary)
        }
        try stage.show { GroupBox("Box") { Text("hello").padding(-8); Text("x") } }
        try stage.show { List { Text("hello").padding(-8); Text("b") } }
        try stage.show { Button {} label: { Text("hello").padding(-8) }.buttonStyle(.bordered) }
        try stage.show { GroupBox("Box") { Text("in").frame(height: 0) } }
        try stage.show {
            DisclosureGroup("More", isExpanded: .constant(true)) { Text("in").frame(height: 0) }
        }
        try stage.show {
            ControlGroup { Button {} label: { Text("Go").frame(height: 0) }; Button("Stop") {} }
        }
        try stage.show {
            Text("hover me").overlay(alignment: .top) { Text("tip").padding(4).background(.red).offset(y: -32) }.padding(48)
        }
        try stage.show {
            ZStack { Text("all of it"); Rectangle().fill(.blue) }.frame(width: 80, height: 16)
        }
        try stage.show {
            VStack { Text("one"); Text("two"); Text("three") }.frame(height: 16).border(.primary)
        }
        try stage.show { GroupBox("Box") { Text("in") }.frame(height: 16).border(.red) }
        stage.settings.width = 33
        try stage.refresh()
        try stage.show {
            ScrollView {
                Text("Card").frame(maxWidth: .infinity).padding().background(.bar, in: RoundedRectangle(cornerRadius: 12)).shadow(radius: 4)
            }
        }
        try stage.show {
            Text("x").padding().background(.background, in: UnevenRoundedRectangle(topLeadingRadius: 20)).shadow(radius: 4)
        }
        try stage.show { HStack(spacing: -4) { Text("apple"); Text("bear") } }
        try stage.show { HStack(spacing: -5) { Text("apple"); Text("bear") } }
        try stage.show { VStack(spacing: -8) { Text("apple"); Text("bear") } }
        try stage.show { Text("apple").padding(-1).border(.primary) }
    }
}
