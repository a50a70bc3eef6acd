// Interaction/Toggles.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Lever: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack { configuration.label; Text(verbatim: configuration.isOn ? "[/]" : "[\\]") }
        }
    }
}

fileprivate struct Lamp: Identifiable {
    let id: String
    var isOn: Bool
}

struct InteractionTogglesSession: StagedSession {
    static func run(on stage: Stage) throws {
        @State var lights = false
        stage.keep(&_lights)
        try stage.show {
            VStack(alignment: .leading) {
                Toggle("Lights", isOn: $lights)
                Text(lights ? "It is bright." : "It is dark.")
            }
        }
        try stage.toggle("Lights")
        try stage.modify { $0.toggleStyle(.button) }
        try stage.show { Toggle("Lights", isOn: $lights).toggleStyle(Lever()) }
        try stage.tap("Lights")
        lights = true
        try stage.refresh()
        @State var lamps = [Lamp(id: "Desk", isOn: true), Lamp(id: "Hall", isOn: false)]
        stage.keep(&_lamps)
        try stage.show {
            VStack {
                Toggle("All", sources: $lamps, isOn: \.isOn)
                ForEach($lamps) { $lamp in Toggle(lamp.id, isOn: $lamp.isOn) }
            }
        }
        try stage.toggle("All")
        try stage.toggle("Hall")
        try stage.show {
            VStack {
                Toggle("Sound", isOn: .constant(true)).tint(.red)
                Toggle("Music", isOn: .constant(true))
            }
            .toggleStyle(.checkbox)
        }
    }
}
