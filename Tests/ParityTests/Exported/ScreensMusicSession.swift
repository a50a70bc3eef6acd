// Screens/Music.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct PlayerScreen: View {
    var body: some View {
        VStack(spacing: 16) {
            RoundedRectangle(cornerRadius: 12).fill(.purple).frame(width: 160, height: 80)
            VStack { Text("Night Train").bold(); Text("The Lamps").foregroundStyle(.secondary) }
            Slider(value: .constant(0.3))
            HStack(spacing: 32) { Image(systemName: "backward.fill"); Image(systemName: "play.fill"); Image(systemName: "forward.fill") }
        }
        .padding()
        .frame(width: 240)
        .border(.gray)
    }
}

fileprivate struct SongsScreen: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack { Text("1").foregroundStyle(.secondary); Text("Night Train").bold(); Spacer(); Text("3:12") }
            Divider()
            HStack { Text("2").foregroundStyle(.secondary); Text("Harbour"); Spacer(); Text("4:05") }
            Divider()
            HStack { Text("3").foregroundStyle(.secondary); Text("A very long title of a song"); Spacer(); Text("2:48") }.lineLimit(1)
        }
        .frame(width: 224)
    }
}

fileprivate struct PodcastScreen: View {
    var body: some View {
        GroupBox("Episode 12") {
            VStack(alignment: .leading, spacing: 8) {
                Text("How bridges sing in the wind, and who listens to them.").lineLimit(2)
                ProgressView("18 of 42 minutes", value: 18, total: 42)
                HStack { Button("Continue") {}.buttonStyle(.borderedProminent); Spacer(); Image(systemName: "heart") }
            }
        }
        .frame(width: 304)
    }
}

struct ScreensMusicSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { PlayerScreen() }
        try stage.show { SongsScreen() }
        try stage.show { PodcastScreen() }
        stage.settings.legend = .off
        try stage.refresh()
        stage.settings.charset = .unicode
        try stage.refresh()
        try stage.show { PlayerScreen() }
        try stage.show { SongsScreen() }
    }
}
