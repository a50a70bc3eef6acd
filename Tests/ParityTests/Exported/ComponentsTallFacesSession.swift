// Components/TallFaces.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

struct ComponentsTallFacesSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Button("A long button label that is long indeed") {}.frame(width: 160) }
        try stage.modify { $0.buttonStyle(.bordered) }
        try stage.show {
            Button("A long button label that is long indeed") {}.buttonStyle(.borderedProminent).frame(width: 160)
        }
        try stage.modify { $0.buttonBorderShape(.capsule) }
        try stage.show {
            Link("A long title of a link", destination: "https://swift.org").frame(width: 80)
        }
        try stage.show {
            Toggle("Two rows of label", isOn: .constant(true)).toggleStyle(.button).frame(width: 104)
        }
        stage.settings.charset = .unicode
        try stage.refresh()
        try stage.show {
            Button("A long button label that is long indeed") {}.buttonStyle(.bordered).frame(width: 160)
        }
        stage.settings.charset = .ascii
        try stage.refresh()
        try stage.show {
            Button { } label: { Text("Sign in").frame(width: 160) }.buttonStyle(.borderedProminent).padding().background(.mint)
        }
        try stage.show {
            Gauge(value: 0.62) { Text("CPU") } currentValueLabel: { Text("62%") }.gaugeStyle(.accessoryCircular).tint(.green)
        }
        try stage.show { Stepper("Cups", value: .constant(5), in: 0...5) }
    }
}
