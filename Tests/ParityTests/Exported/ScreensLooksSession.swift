// Screens/Looks.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct ButtonTable: View {
    var body: some View {
        Grid(alignment: .leading) {
            GridRow { Text("automatic"); Button("Share") {} }
            GridRow { Text("bordered"); Button("Share") {}.buttonStyle(.bordered) }
            GridRow { Text("prominent"); Button("Share") {}.buttonStyle(.borderedProminent) }
            GridRow { Text("capsule"); Button("Share") {}.buttonStyle(.bordered).buttonBorderShape(.capsule) }
            GridRow { Text("disabled"); Button("Share") {}.buttonStyle(.bordered).disabled(true) }
        }
    }
}

fileprivate struct ToggleTable: View {
    var body: some View {
        Grid(alignment: .leading) {
            GridRow { Text("switch"); Toggle("Sound", isOn: .constant(true)) }
            GridRow { Text("checkbox"); Toggle("Sound", isOn: .constant(true)).toggleStyle(.checkbox) }
            GridRow { Text("button"); Toggle("Sound", isOn: .constant(true)).toggleStyle(.button) }
        }
    }
}

fileprivate struct PickerTable: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Picker("Size", selection: .constant(1)) { Text("S").tag(0); Text("M").tag(1); Text("L").tag(2) }.pickerStyle(.segmented)
            Picker("Size", selection: .constant(1)) { Text("S").tag(0); Text("M").tag(1); Text("L").tag(2) }.pickerStyle(.menu)
            Picker("Size", selection: .constant(1)) { Text("S").tag(0); Text("M").tag(1); Text("L").tag(2) }.pickerStyle(.inline)
        }
    }
}

struct ScreensLooksSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { ButtonTable() }
        try stage.show { ToggleTable() }
        try stage.show { PickerTable() }
        stage.settings.legend = .off
        try stage.refresh()
        stage.settings.charset = .unicode
        try stage.refresh()
        try stage.show { ButtonTable() }
        try stage.show { ToggleTable() }
    }
}
