import StyleEngine
import Testing

@testable import Language

@Suite("The trace of an interpreted program has the places of its calls") struct InterpretedTraceTests {
    @Test("Pushes, takes, pops and bodies")
    func styles() throws {
        let lines = try TestSession().trace(
            """
            struct Tagged: GroupBoxStyle {
                let tag: String
                func makeBody(configuration: Configuration) -> some View { configuration.content }
            }
            """,
            """
            GroupBox {
                Text("x")
            }
            .padding()
            .groupBoxStyle(Tagged(tag: "A"))
            """)
        #expect(
            lines == """
                1 push tagged("A") for GroupBox, at 5:2
                2 take tagged("A") by GroupBox, pushed at 5:2
                2 pop tagged("A") of GroupBox, left: none, pushed at 5:2
                2 body of tagged("A"), declared at 1:8
                """)
    }

    @Test("Writes, installations, and the declarations of types")
    func environment() throws {
        let lines = try TestSession().trace(
            """
            struct LevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }
            extension EnvironmentValues {
                var level: Int { get { self[LevelKey.self] } set { self[LevelKey.self] = newValue } }
            }
            struct Row: View {
                @Environment(\\.level) var level
                @State var isOn = false
                var body: some View { Text("\\(level)").bold() }
            }
            """, "Row().environment(\\.level, 3)")
        #expect(
            lines == """
                1 write LevelKey, at 1:7
                2 body of Row, declared at 5:8
                2 install _level, _isOn of Row, declared at 5:8
                """)
    }
}
