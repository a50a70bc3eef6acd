import StyleEngine
import Testing

@testable import Language

@Suite("Declared styles that push themselves again") struct ReapplicationTests {
    static let declarations = """
        struct LevelKey: EnvironmentKey { static var defaultValue: Int = 0 }
        extension EnvironmentValues {
            var level: Int {
                get { self[LevelKey.self] }
                set { self[LevelKey.self] = newValue }
            }
        }
        struct Nested: GroupBoxStyle {
            @Environment(\\.level) var level
            @State var count = 0
            func makeBody(configuration: Configuration) -> some View {
                let _ = print("level", level)
                configuration.content
                    .transformEnvironment(\\.level) { $0 += 1 }
                    .groupBoxStyle(self)
            }
        }
        """
    static let boxes = "GroupBox { GroupBox { GroupBox { EmptyView() } } }.groupBoxStyle(Nested())"

    @Test("D5, D8: the environment is read anew at each level or frozen; each is told once in an evaluation")
    func notes() throws {
        let session = TestSession()
        _ = try session.tree(Self.declarations, Self.boxes)
        for _ in 0..<2 {
            let fresh = try session.evaluated()
            #expect(fresh.printed == ["level 0", "level 1", "level 2"])
            #expect(
                fresh.warnings.map(\.text)
                    == [
                        RuntimeNote.environmentInstalledAgain(style: "Nested", .fresh),
                        .stateInstalledAgain(style: "Nested"),
                    ].map(\.text))
            #expect(fresh.warnings.allSatisfy { $0.place?.line == 1 })
        }
        session.resolver.reapplication = .frozen
        let frozen = try session.evaluated()
        #expect(frozen.printed == ["level 0", "level 0", "level 0"])
        #expect(
            frozen.warnings.map(\.text)
                == [
                    RuntimeNote.environmentInstalledAgain(style: "Nested", .frozen),
                    .stateInstalledAgain(style: "Nested"),
                ].map(\.text))
    }

    @Test("D5: a new value of the style is told of by no note")
    func newValue() throws {
        let session = TestSession()
        _ = try session.tree(Self.declarations.replacing("(self)", with: "(Nested())"), Self.boxes)
        session.resolver.reapplication = .frozen
        let evaluated = try session.evaluated()
        #expect(evaluated.printed == ["level 0", "level 1", "level 2"])
        #expect(evaluated.warnings == [])
    }

    @Test("A style that pushes itself again is freed with its session", arguments: Reapplication.allCases)
    func freed(reapplication: Reapplication) throws {
        weak var machine: Machine?
        do {
            let session = TestSession()
            session.resolver.reapplication = reapplication
            _ = try session.tree(Self.declarations, Self.boxes)
            machine = session.program.machine
            #expect(machine != nil)
        }
        #expect(machine == nil)
    }
}
