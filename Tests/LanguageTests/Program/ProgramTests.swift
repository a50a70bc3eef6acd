import StyleEngine
import Testing

@testable import Language

struct ProgramTests {
    @Test("A program that ends leaves nothing behind")
    func memory() throws {
        weak var program: Program?
        weak var machine: Machine?
        do {
            let session = TestSession()
            _ = try session.tree(
                """
                protocol Named { var name: String { get } }
                extension Named { var label: String { name } }
                struct Row: View, Named {
                    let name = "a"
                    @State var isOn = true
                    var body: some View { Button(label) { isOn.toggle() } }
                }
                let rows = [Row()]
                let names = rows.map { $0.label }
                """, "VStack { Row() }")
            program = session.program
            machine = session.program.machine
            #expect(program != nil)
        }
        #expect(program == nil)
        #expect(machine == nil)
    }

    @Test("Redeclaring a view with the same stored properties keeps its state; other properties begin anew")
    func redeclaring() throws {
        let session = TestSession()
        let declaration = { (name: String, body: String) in
            "struct Row: View { @State var \(name) = 0; var body: some View { Button(\"x\") { \(name) += 1 }; let _ = print(\(body)) } }"
        }
        _ = try session.tree(declaration("count", "count"), "Row()")
        let interactions = try session.interactions()
        _ = try session.run {
            for case .press(_, let tap) in interactions.prefix(1) { tap() }
        }
        #expect(try session.drawn() == ["1"])
        _ = try session.tree(declaration("count", "\"now\", count"), "Row()")
        #expect(try session.drawn() == ["now 1"])
        _ = try session.tree(declaration("total", "total"), "Row()")
        #expect(try session.drawn() == ["0"])
    }

    @Test("Undoing a declaration brings back the bodies that were there before")
    func undoing() throws {
        let session = TestSession()
        _ = try session.tree(
            "struct Row: View { var body: some View { let _ = print(\"old\"); EmptyView() } }", "Row()")
        let before = session.mark
        _ = try session.tree(
            "struct Row: View { var body: some View { let _ = print(\"new\"); EmptyView() } }", "Row()")
        #expect(try session.drawn() == ["new"])
        session.goBack(to: before)
        #expect(try session.drawn() == ["old"])
    }

    @Test("`@Environment` at the top level reads the environment of the session")
    func environment() throws {
        let session = TestSession()
        _ = try session.printed(
            """
            enum Key: EnvironmentKey { static var defaultValue: Int { 7 } }
            extension EnvironmentValues { var level: Int { get { self[Key.self] } set { self[Key.self] = newValue } } }
            """)
        _ = try session.printed("@Environment(\\.level) var level")
        #expect(try session.values("level") == ["7"])
    }

    @Test("Reading what nothing installs warns in SwiftUI's words, once (rule D2)")
    func warnings() throws {
        let session = TestSession()
        _ = try session.printed(
            """
            struct Reader {
                @Environment(\\.colorScheme) var scheme
                @State var count = 1
            }
            """)
        #expect(
            try session.warnings("print(Reader().scheme, Reader().scheme, Reader().$count.wrappedValue)") == [
                "Accessing Environment<ColorScheme>'s value outside of being installed on a View. "
                    + "This will always read the default value and will not update.",
                "Accessing State's value outside of being installed on a View. "
                    + "This will result in a constant Binding of the initial value and will not update.",
            ])
    }
}
