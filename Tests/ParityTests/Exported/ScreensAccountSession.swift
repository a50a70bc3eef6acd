// Screens/Account.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct SettingsScreen: View {
    var body: some View {
        Form {
            Section("General") {
                LabeledContent("Language", value: "English")
                Toggle("Dark appearance", isOn: .constant(false))
                Picker("Text size", selection: .constant(1)) { Text("Small").tag(0); Text("Medium").tag(1); Text("Large").tag(2) }
            }
            Section("Sound") {
                Toggle("Effects", isOn: .constant(true))
                LabeledContent("Volume") { Slider(value: .constant(0.7)) }
            }
        }
        .formStyle(.grouped)
        .frame(width: 320)
    }
}

fileprivate struct LoginScreen: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Welcome back").font(.title).bold()
            TextField("Name", text: .constant("mara")).textFieldStyle(.roundedBorder)
            SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
            Toggle("Stay signed in", isOn: .constant(true)).toggleStyle(.checkbox)
            HStack { Button("Sign in") {}.buttonStyle(.borderedProminent); Button("Forgotten?") {}.buttonStyle(.bordered) }
        }
        .padding()
        .background(.background, in: RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).stroke(.gray) }
        .frame(width: 304)
    }
}

fileprivate struct ProfileScreen: View {
    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 16) {
                Text("MS").bold().foregroundStyle(.white).padding().background(.indigo, in: Circle())
                VStack(alignment: .leading) { Text("Mara Sand").font(.headline); Text("Zurich, since 2019").foregroundStyle(.secondary) }
            }
            HStack(spacing: 24) {
                VStack { Text("128").bold(); Text("photos") }
                VStack { Text("2,310").bold(); Text("followers") }
                VStack { Text("97").bold(); Text("following") }
            }
            Button("Edit profile") {}.buttonStyle(.bordered)
        }
    }
}

struct ScreensAccountSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { SettingsScreen() }
        try stage.show { LoginScreen() }
        try stage.show { ProfileScreen() }
        stage.settings.legend = .off
        try stage.refresh()
        stage.settings.charset = .unicode
        try stage.refresh()
        try stage.show { SettingsScreen() }
        try stage.show { LoginScreen() }
    }
}
