// Components/Controls.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ComponentsControlsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            Slider(value: .constant(4), in: 0...10) {
                Text("Volume")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            }
        }
        try stage.show {
            VStack(alignment: .leading) {
                Section(header: Text("Shop"), footer: Text("open all day")) { Text("Tea") }
            }
        }
        try stage.show { Button("Read more") {}.buttonStyle(.link) }
        try stage.show {
            ContentUnavailableView("No Mail", systemImage: "tray", description: Text("It is quiet today."))
        }
        try stage.show {
            List {
                Text("Inbox").badge(3)
                Text("Drafts").badge("new")
                Text("Sent")
            }
        }
        @State var weight = 1.5
        stage.keep(&_weight)
        try stage.show {
            Stepper("Weight \(weight)", value: $weight, in: 0...2, step: 0.5) { print($0 ? "begins" : "over") }
        }
        @State var copies = 0
        stage.keep(&_copies)
        try stage.show {
            VStack {
                Menu("Print") { Button("Print twice") { copies += 2 } } primaryAction: { copies += 1 }
                Text("\(copies) copies")
            }
        }
        try stage.tap("Print")
        try stage.tap("v")
        try stage.show {
            Picker("Size", selection: .constant(1)) { Text("Small").tag(1); Text("Large").tag(2) }.tint(.red)
        }
        try stage.modify { $0.pickerStyle(.inline) }
    }
}
