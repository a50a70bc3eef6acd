import Testing

@testable import StyleEngine

@Suite struct EnvironmentRecorderTests {
    private enum LevelKey: EnvironmentKey {
        static var defaultValue: Int { 0 }
    }

    private enum NameKey: EnvironmentKey {
        static var defaultValue: String? { nil }
    }

    @Test func notesEachKeyThatIsReadOnce() {
        var environment = EnvironmentValues()
        environment[LevelKey.self] = 3
        let recorder = EnvironmentRecorder()
        let recorded = environment.recorded(by: recorder)
        #expect(recorded[LevelKey.self] == 3)
        #expect(recorded[NameKey.self] == nil)
        #expect(recorded[LevelKey.self] == 3)
        #expect(recorder.readings.map { "\($0.name) = \($0.value)" } == [#"\.level = 3"#, #"\.name = nil"#])
        #expect(recorder.readings.map(\.isDefault) == [false, true])
    }

    @Test func notesNothingOfTheEnvironmentItself() {
        let environment = EnvironmentValues()
        let recorder = EnvironmentRecorder()
        _ = environment.recorded(by: recorder)
        #expect(environment[LevelKey.self] == 0)
        #expect(recorder.readings.isEmpty)
    }
}
