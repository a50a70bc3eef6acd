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
        try stage.show {
            VStack(spacing: 0) {
                HStack { Gauge(value: 0.3) { Text("RAM") }.gaugeStyle(.accessoryCircular); Gauge(value: 0.55) { Text("Disk") } }.padding(.horizontal)
                Divider()
                HStack {
                    Button("Buy") {}.buttonStyle(.borderedProminent)
                    Button("Try") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
                    Button("Later") {}.buttonStyle(.bordered)
                    Button("Never") {}.buttonStyle(.borderedProminent).disabled(true)
                }
                .padding(.horizontal)
            }
            .padding(.vertical)
            .frame(width: 384)
            .background(.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
        }
        stage.settings.charset = .ascii
        try stage.refresh()
        stage.settings.charset = .unicode
        try stage.refresh()
        try stage.show {
            HStack(spacing: 24) {
                Text("00:32").font(.system(size: 48, weight: .bold))
                Text("21°").font(.system(size: 72, weight: .thin))
                Text("9 left").font(.system(size: 48))
            }
        }
        try stage.show {
            HStack { Button("Later") {}.buttonStyle(.bordered); Button("Buy") {}.buttonStyle(.borderedProminent) }.controlSize(.large)
        }
        try stage.show {
            HStack { Label("Ferry", systemImage: "ferry"); Label("Boats", systemImage: "ferry") }
        }
        try stage.show { Image(systemName: "ferry") }
        try stage.modify { $0.frame(width: 24) }
        try stage.show {
            HStack { ForEach(0..<4) { page in Circle().fill(page == 1 ? Color.green : .gray.opacity(0.4)).frame(width: 8, height: 8) } }
        }
    }
}
