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
    }
}
