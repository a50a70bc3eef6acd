import Catalogue
import ExampleComponents
import Playground
import Testing
import Transcripts

/// The shell of the package in `Examples/OwnComponents`: it knows components that are not the library's.
@Suite struct OwnComponentsTests {
    @Test("The session of the example is as recorded, in a shell that knows its components")
    func session() {
        let path = "\(repository)/Examples/OwnComponents/Session.md"
        let run = ReplayRun(of: [path], jobs: 1) { Playground(knowing: .ownComponents) }
        #expect(!run.differs && !run.hasErrors, "\(run.report)")
    }

    @Test("Each record has an example that runs")
    func examples() {
        let groups = BuiltIns.ownComponents.groups
        let examples = groups.map(\.example) + groups.flatMap { $0.members.map(\.example) }
        for example in Set(examples) where !example.isEmpty {
            var playground = Playground(knowing: .ownComponents)
            let failures = playground.entries(in: example).compactMap { playground.enter($0.text).failure?.message }
            #expect(failures == [], "\(example)")
        }
    }

    @Test(
        "What is declared outside of the library is completed like the library",
        arguments: [
            ("Rat", ["Rating"]), ("Text(\"a\").boxed(.", ["calm", "loud"]),
            ("Ticket(\"Oslo\").ticketStyle(.", ["plain", "punched"]), ("Rating(4).capt", ["captioned"]),
        ])
    func completion(text: String, expected: [String]) {
        let playground = Playground(knowing: .ownComponents)
        #expect(playground.completions(in: text, at: text.count).candidates.map(\.text) == expected)
    }

    @Test("A shell that was told of no components knows none")
    func unknown() {
        var playground = Playground()
        #expect(playground.enter("Rating(4)").failure?.message.contains("Rating") == true)
    }

    @Test("An export imports the module of the components")
    func export() {
        var playground = Playground(knowing: .ownComponents)
        _ = playground.enter("Rating(4)")
        let lines = playground.exported(as: .program, from: "a").split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("import ") } == ["import Atelier", "import ExampleComponents"])
    }
}
