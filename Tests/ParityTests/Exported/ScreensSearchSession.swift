// Screens/Search.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct ChipScreen: View {
    var body: some View {
        HStack(spacing: 8) {
            Text("All").padding(.horizontal).foregroundStyle(.white).background(.blue, in: Capsule())
            Text("Swift").padding(.horizontal).background(.gray.opacity(0.3), in: Capsule())
            Text("Terminal").padding(.horizontal).background(.gray.opacity(0.3), in: Capsule())
        }
    }
}

fileprivate struct FilterScreen: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Show").font(.headline)
            Toggle("Open", isOn: .constant(true)).toggleStyle(.checkbox)
            Toggle("Closed", isOn: .constant(false)).toggleStyle(.checkbox)
            Picker("Sort by", selection: .constant(0)) { Text("Newest").tag(0); Text("Oldest").tag(1) }.pickerStyle(.radioGroup)
        }
        .padding()
        .border(.gray)
    }
}

fileprivate struct ResultScreen: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            TextField("Search", text: .constant("bridge")).textFieldStyle(.roundedBorder)
            Text("2 results").foregroundStyle(.secondary)
            VStack(alignment: .leading) { Text("Bridges of Graubuenden").bold(); Text("Twelve walks along old stone") }
            Divider()
            VStack(alignment: .leading) { Text("The bridge that sang").bold(); Text("A podcast about wind") }
        }
        .frame(width: 272)
    }
}

struct ScreensSearchSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { ChipScreen() }
        try stage.show { FilterScreen() }
        try stage.show { ResultScreen() }
        stage.settings.legend = .off
        try stage.refresh()
        stage.settings.charset = .unicode
        try stage.refresh()
        try stage.show { ChipScreen() }
        try stage.show { FilterScreen() }
    }
}
