// Workshop/Surroundings.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct VolumeKey: EnvironmentKey { static var defaultValue: Int { 5 } }

fileprivate extension EnvironmentValues {
    var volume: Int {
        get { self[VolumeKey.self] }
        set { self[VolumeKey.self] = newValue }
    }
}

fileprivate struct Radio: View {
    @Environment(\.volume) var volume
    var body: some View { Text("volume \(volume)") }
}

fileprivate extension View {
    func louder(_ amount: Int) -> some View {
        transformEnvironment(\.volume) { $0 += amount }
    }
    func doubled() -> some View {
        transformEnvironment(\.volume) { $0 *= 2 }
    }
}

fileprivate struct Knob: View {
    @EnvironmentBacked(\.volume) private var volume
    var body: some View { Text("knob \(volume)") }
    init() {}
    func volume(_ volume: Int) -> Self {
        var copy = self
        copy.volume = volume
        return copy
    }
}

struct WorkshopSurroundingsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Radio() }
        try stage.show { Radio().environment(\.volume, 7).environment(\.volume, 2) }
        try stage.show { Radio().doubled().louder(1) }
        try stage.show {
            VStack {
                Text("loud")
                Text("quiet").bold(false)
            }
            .bold()
        }
        try stage.show { VStack { Knob(); Knob().volume(3) }.environment(\.volume, 9) }
    }
}
