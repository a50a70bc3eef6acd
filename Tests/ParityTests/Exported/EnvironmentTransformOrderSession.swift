// Environment/TransformOrder.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct StampsKey: EnvironmentKey {
    static var defaultValue: [Int] { [] }
}

fileprivate extension EnvironmentValues {
    var stamps: [Int] {
        get { self[StampsKey.self] }
        set { self[StampsKey.self] = newValue }
    }
}

fileprivate extension View {
    func stamp(_ number: Int) -> some View {
        transformEnvironment(\.stamps) { $0.append(number) }
    }
}

fileprivate struct Passport: View {
    @Environment(\.stamps) var stamps
    var body: some View { Text("\(stamps)") }
}

struct EnvironmentTransformOrderSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show {
            Passport()
                .stamp(1)
                .stamp(2)
                .stamp(3)
        }
        try stage.show {
            VStack(alignment: .leading) {
                Passport()
                Passport().stamp(1)
                VStack(alignment: .leading) {
                    Passport().stamp(1)
                }
                .stamp(2)
            }
            .stamp(3)
        }
        try stage.show { Passport().stamp(1).environment(\.stamps, [100]).stamp(3) }
    }
}
