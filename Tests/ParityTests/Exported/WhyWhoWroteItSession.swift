// Why/WhoWroteIt.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct TrailKey: EnvironmentKey { static var defaultValue: [Int] { [] } }

fileprivate extension EnvironmentValues {
    var trail: [Int] { get { self[TrailKey.self] } set { self[TrailKey.self] = newValue } }
}

fileprivate struct Trail: View {
    @Environment(\.trail) private var trail
    var body: some View { Text("\(trail)") }
}

fileprivate struct Palette { var accent = "blue"; var level = 1 }

fileprivate struct PaletteKey: EnvironmentKey { static let defaultValue = Palette() }

fileprivate extension EnvironmentValues {
    var palette: Palette { get { self[PaletteKey.self] } set { self[PaletteKey.self] = newValue } }
    var doubled: Int { get { palette.level * 2 } set { palette.level = newValue / 2 } }
}

fileprivate struct AtLeast: ViewModifier {
    @Environment(\.lineLimit) private var limit
    let lines: Int
    func body(content: Content) -> some View { content.environment(\.lineLimit, max(limit ?? 0, lines)) }
}

struct WhyWhoWroteItSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            GroupBox("Box") {
                VStack { Text("hello"); Text("small").font(.caption) }.font(.title)
            }
        }
        try stage.modify { $0.font(.body) }
        try stage.show { Trail() }
        try stage.modify { $0.transformEnvironment(\.trail) { $0.append(1) } }
        try stage.modify { $0.transformEnvironment(\.trail) { $0.append(2) } }
        try stage.modify { $0.transformEnvironment(\.trail) { $0.append(3) } }
        // > :why Trail \.trial
        // error: the environment has no key 'trial'; did you mean trail?
        try stage.show { Text("loud").bold() }
        try stage.update { Text("loud").bold().italic() }
        try stage.update { Text("loud").bold().italic().underline() }
        try stage.show {
            Text("a").environment(\.palette.accent, "red").environment(\.palette.level, 9)
        }
        try stage.show { Text("a").environment(\.doubled, 20) }
        try stage.show { Trail().environment(\.self, EnvironmentValues()).environment(\.trail, [7]) }
        try stage.show {
            Text("lines").modifier(AtLeast(lines: 7)).modifier(AtLeast(lines: 5)).lineLimit(2)
        }
        try stage.show {
            VStack { Text("lines") }.transformEnvironment(\.lineLimit) { $0 = max($0 ?? 0, 3) }.lineLimit(1).lineLimit(4)
        }
        try stage.show {
            Text("letters").transformEnvironment(\.lineLimit) { $0 = ($0 ?? 3) - 1 }.lineLimit(3)
        }
    }
}
