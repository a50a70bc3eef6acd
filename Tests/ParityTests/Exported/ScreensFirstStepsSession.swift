// Screens/FirstSteps.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct OnboardingScreen: View {
    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "star.fill").font(.largeTitle)
            Text("Sketch in your terminal").font(.title)
            Text("Type a view and see it at once.").foregroundStyle(.secondary)
            Button("Continue") {}.buttonStyle(.borderedProminent)
            HStack(spacing: 8) { Circle().fill(.blue).frame(width: 8, height: 8); Circle().stroke(.gray).frame(width: 8, height: 8); Circle().stroke(.gray).frame(width: 8, height: 8) }
        }
        .padding()
        .frame(width: 304)
        .border(.gray)
    }
}

fileprivate struct EmptyScreen: View {
    var body: some View {
        ContentUnavailableView("No notes", systemImage: "pencil", description: Text("What you write stands here."))
            .frame(width: 272, height: 112)
            .border(.gray)
    }
}

fileprivate struct QuestionScreen: View {
    var body: some View {
        VStack(spacing: 16) {
            Text("Delete the draft?").font(.headline)
            Text("This can't be undone.")
            HStack { Button("Cancel") {}.buttonStyle(.bordered); Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent) }
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(.background.secondary))
    }
}

struct ScreensFirstStepsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { OnboardingScreen() }
        try stage.show { EmptyScreen() }
        try stage.show { QuestionScreen() }
        stage.settings.legend = .off
        try stage.refresh()
        stage.settings.charset = .unicode
        try stage.refresh()
        try stage.show { OnboardingScreen() }
        try stage.show { EmptyScreen() }
    }
}
