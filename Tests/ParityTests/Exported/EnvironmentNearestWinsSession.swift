// Environment/NearestWins.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct VolumeKey: EnvironmentKey {
    static var defaultValue: Int { 5 }
}

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

struct EnvironmentNearestWinsSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { Radio() }
        try stage.show { Radio().environment(\.volume, 7).environment(\.volume, 2) }
        try stage.show {
            VStack(alignment: .leading) {
                Radio().environment(\.volume, 9)
                Radio()
                HStack { Radio(); Radio() }.environment(\.volume, 1)
            }
        }
    }
}
