// Why/EnvironmentBacked.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate enum Mood: String { case calm, merry, gloomy }

fileprivate struct MoodKey: EnvironmentKey { static var defaultValue: Mood { .calm } }

fileprivate extension EnvironmentValues {
    var mood: Mood { get { self[MoodKey.self] } set { self[MoodKey.self] = newValue } }
}

fileprivate struct Face: View {
    @EnvironmentBacked(\.mood) private var mood
    init() {}
    var body: some View { Text(mood.rawValue) }
    func mood(_ mood: Mood) -> Self {
        var copy = self
        copy.mood = mood
        return copy
    }
}

fileprivate extension Face {
    func cheered(_ isCheered: Bool) -> Face { isCheered ? mood(.merry) : self }
}

fileprivate func party() -> Face { Face().cheered(true) }

struct WhyEnvironmentBackedSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { HStack { Face(); Face().mood(.merry) } }
        try stage.modify { $0.environment(\.mood, .gloomy) }
        try stage.show { VStack { Face().cheered(true); Face().mood(.gloomy).mood(.merry); party() } }
    }
}
