// Components/FinerInk.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ComponentsFinerInkSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            VStack(alignment: .leading) {
                GroupBox("Sound") {
                    Toggle("On", isOn: .constant(true))
                    Toggle("Loud", isOn: .constant(false)).toggleStyle(.checkbox)
                    Slider(value: .constant(0.4)) { Text("Volume") }
                    Stepper("Count", value: .constant(3))
                }
                ProgressView(value: 0.5)
                ProgressView().progressViewStyle(.linear)
                Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("M").tag(2) }.pickerStyle(.segmented)
                Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("M").tag(2) }.pickerStyle(.inline)
                TextField("Name", text: .constant("Ada"))
                DisclosureGroup("More", isExpanded: .constant(true)) { Label("Sun", systemImage: "sun.min") }
                Menu("Options") { Button("Share") {} }
                Link("site", destination: "https://swift.org")
                Text("A text that is cut off").lineLimit(1).frame(width: 96)
            }
        }
        stage.settings.charset = .unicode
        try stage.refresh()
    }
}
