// Components/Growing.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ComponentsGrowingSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Slider(value: .constant(0.4)) }
        try stage.modify { $0.frame(width: 320) }
        try stage.show { LabeledContent("Origin", value: "Kenya").frame(width: 320).border(.red) }
        try stage.show {
            HStack { Text("Name"); TextField("Name", text: .constant("Ada")) }.frame(width: 320)
        }
        try stage.show {
            VStack(alignment: .leading) {
                Text("Brightness of the screen")
                Slider(value: .constant(0.4))
                HStack { Text("Name"); TextField("Name", text: .constant("Ada")) }
            }
        }
        stage.settings.width = 40
        try stage.refresh()
        try stage.show {
            VStack { HStack { Text("1:38"); Spacer(); Text("-2:16") }; ProgressView(value: 0.4) }
        }
        stage.settings.width = 80
        try stage.refresh()
        try stage.show { Button("Share") {}.buttonStyle(.bordered).frame(width: 320) }
        try stage.show {
            GroupBox("Playback") {
                Toggle("Sound", isOn: .constant(true))
                Slider(value: .constant(0.4)) { Text("Volume") }
                ProgressView("Loaded", value: 0.3)
                Gauge(value: 0.8) { Text("Battery") }
            }
        }
        try stage.show {
            Toggle("A label of several words", isOn: .constant(true)).frame(width: 160).border(.red)
        }
        try stage.show {
            Picker("Size", selection: .constant(1)) {
                Text("Small").tag(1)
                Text("Medium").tag(2)
            }.pickerStyle(.segmented).frame(width: 160).border(.red)
        }
        try stage.show { Gauge(value: 0.3) { Text("long label") }.frame(width: 64) }
        try stage.show {
            TextField("Note", text: .constant("A long text that does not fit")).frame(width: 80)
        }
        try stage.show { Image(systemName: "square.and.arrow.up").frame(width: 80) }
        try stage.show {
            DisclosureGroup("A long label here", isExpanded: .constant(true)) { Text("x") }.frame(width: 80)
        }
        try stage.show {
            Toggle("A long label here", isOn: .constant(true)).toggleStyle(.checkbox).frame(width: 80)
        }
        try stage.show {
            VStack { DisclosureGroup("More") { Text("something longer") }; Text("end") }.frame(width: 200)
        }
        // > :toggle "More"
        // error: node 2, DisclosureGroup "More", does not take :toggle; it takes :tap
        try stage.tap("More")
        try stage.show {
            List { HStack { Text("Inbox"); Spacer(); Text("today") }.badge(3); Text("Sent") }.frame(width: 200)
        }
        try stage.show { List { NavigationLink("Inbox", value: 1).badge(3) }.frame(width: 200) }
        try stage.show { LazyVStack { Text("a") }.border(.red) }
        try stage.show { ScrollView { ForEach(0..<9) { Text("row \($0)") } }.frame(height: 48) }
        try stage.show { List { ForEach(0..<9) { Text("row \($0)") } }.frame(height: 80) }
        try stage.show { Form { ForEach(0..<9) { Text("row \($0)") } }.frame(height: 48) }
    }
}
