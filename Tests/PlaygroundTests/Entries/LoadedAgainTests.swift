import Foundation
import Playground
import Testing

/// A file that was edited, and whose entries run once more in the same session.
@Suite struct LoadedAgainTests {
    private static let file = """
        struct Item: Identifiable { let id: Int; var name: String }
        let items = [Item(id: 1, name: "a")]
        var count: Int { items.count }
        struct ContentView: View { var body: some View { VStack { ForEach(items) { Text($0.name) }; Text("\\(count)") } } }
        #Preview { ContentView() }
        """

    /// What is said when the file is loaded, and then an edited one; places are those of the files.
    private func answers(_ edited: String, name: String = "b.swift") -> [String] {
        var playground = Playground()
        var answers: [String] = []
        for (name, text) in [("a.swift", Self.file), (name, edited)] {
            answers = []
            var rest = playground.entries(in: text)[...]
            while !rest.isEmpty {
                let reply = playground.enter(rest, of: name)
                rest = rest.dropFirst(reply.joined?.count ?? 1)
                answers.append(reply.failure?.report(in: name) ?? reply.output)
                if reply.failure != nil { break }
            }
        }
        return answers
    }

    @Test func theSameFileIsShownAgain() {
        #expect(
            answers(Self.file) == [
                "replaced struct Item", "replaced let items", "replaced var count, struct ContentView", "a\n1",
            ])
    }

    @Test(
        "What no longer fits is declared anew with what stands further down",
        arguments: [
            [
                ("var name: String }", "var name: String; var price: Double }"),
                ("name: \"a\")", "name: \"a\", price: 2)"),
            ],
            [("let id: Int", "let id: String"), ("id: 1", "id: \"x\"")],
        ])
    func edited(_ edits: [(String, String)]) {
        #expect(
            answers(edits.reduce(Self.file) { $0.replacingOccurrences(of: $1.0, with: $1.1) }) == [
                "replaced struct Item, let items", "replaced var count, struct ContentView", "a\n1",
            ])
    }

    @Test func aPropertyIsRenamed() {
        #expect(
            answers(Self.file.replacingOccurrences(of: "name", with: "title")) == [
                "replaced struct Item, let items, var count, struct ContentView", "a\n1",
            ])
    }

    @Test func whatIsWrongWithTheEditedFileIsTold() {
        let file = Self.file.replacingOccurrences(
            of: "var name: String }", with: "var name: String; var price: Double }")
        #expect(
            answers(file) == [
                """
                b.swift:2:14: error: missing argument for parameter 'price' in call to Item(id: Int, name: String, price: Double)
                  let items = [Item(id: 1, name: "a")]
                               ^~~~
                """
            ])
    }
}
