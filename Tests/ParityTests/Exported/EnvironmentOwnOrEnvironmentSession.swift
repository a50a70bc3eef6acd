// Environment/OwnOrEnvironment.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate enum Mood: String { case calm, merry, gloomy }

fileprivate struct MoodKey: EnvironmentKey {
    static var defaultValue: Mood { .calm }
}

fileprivate extension EnvironmentValues {
    var mood: Mood {
        get { self[MoodKey.self] }
        set { self[MoodKey.self] = newValue }
    }
}

fileprivate struct Face: View {
    @EnvironmentBacked(\.mood) private var mood
    var body: some View { Text(mood.rawValue).padding(.horizontal, 8).border(.primary) }
    init() {}
    func mood(_ mood: Mood) -> Self {
        var copy = self
        copy.mood = mood
        return copy
    }
}

fileprivate extension View {
    func mood(_ mood: Mood) -> some View { environment(\.mood, mood) }
}

fileprivate struct Grump: View {
    @EnvironmentBacked(\.mood) var mood = .gloomy
    var body: some View { Text(mood.rawValue) }
}

struct EnvironmentOwnOrEnvironmentSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            HStack {
                Face()
                Face().mood(.merry)
            }
        }
        try stage.modify { $0.mood(.gloomy) }
        try stage.show { Face().mood(.merry).mood(.gloomy) }
        try stage.show { Face().padding(0).mood(.gloomy) }
        try stage.show { Grump().mood(.merry) }
    }
}
