import Catalogue
import Foundation
import Language
import Testing

/// What CONTRIBUTING shows is what is compiled here, and it works in a session.
@Suite struct WorkedExampleTests {
    @Test(
        "The modifier and the components of CONTRIBUTING are the code that is tested",
        arguments: ["Dashed", "Leader", "Stamp"])
    func code(name: String) throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let support = tests.appending(path: "Support/WorkedExamples/\(name).swift")
        let page = tests.appending(path: "../../CONTRIBUTING.md").standardizedFileURL
        // Outside of its target the file needs one import more.
        let code = try String(contentsOf: support, encoding: .utf8).replacing(
            /(\n@testable )?import Components\n/, with: "")
        let isShown = try String(contentsOf: page, encoding: .utf8).contains("```swift\n\(code)```")
        #expect(isShown)
    }

    @Test("The modifier is called, and takes what it is called on")
    func modifier() throws {
        let session = TestSession(builtIns: EmptyProgram.builtIns + BuiltIns(BuiltIns.dashedRecords))
        #expect(try session.tree(#"Text("a").dashed()"#) == "HStack[Text Text Text]")
    }

    @Test("The component has its default, its label, and errors that name it")
    func component() throws {
        let session = TestSession(builtIns: EmptyProgram.builtIns + BuiltIns(BuiltIns.leaderRecords))
        #expect(try session.tree("Leader()") == "Leader[Text]")
        #expect(try session.tree("Leader(dots: 5)") == "Leader[Text]")
        let error = #expect(throws: Diagnostic.self) { try session.tree("Leader(dashes: 5)") }
        #expect(error?.drawn.contains("Leader") == true)
    }

    @Test("The component with styles has a default style, takes declared ones, and lets them build on each other")
    func family() throws {
        let session = TestSession(
            builtIns: EmptyProgram.builtIns + BuiltIns(BuiltIns.stampRecords))
        let usual = try session.tree(#"Stamp("PAID")"#)
        #expect(usual == "Stamp:def[BorderModifier[Text]]")
        let automatic = try session.tree(#"Stamp("PAID").stampStyle(.automatic)"#)
        #expect(automatic == "Stamp:automatic[BorderModifier[Text]]")
        _ = try session.printed(
            """
            struct Marked: StampStyle {
                let mark: String
                func makeBody(configuration: Configuration) -> some View {
                    HStack { Text(mark); Stamp(configuration) }
                }
            }
            struct Bare: StampStyle {
                func makeBody(configuration: Configuration) -> some View { Text(configuration.text) }
            }
            """)
        let both = try session.tree(#"Stamp("PAID").stampStyle(Marked(mark: "a")).stampStyle(Bare())"#)
        #expect(both == #"Stamp:marked("a")[HStack[Text Stamp:bare[Text]]]"#)
    }
}
