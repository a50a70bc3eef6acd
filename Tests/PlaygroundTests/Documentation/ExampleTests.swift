import Catalogue
import Components
import Language
import Testing

@testable import Playground

/// Every built-in says what it is for and shows it: one that does not fails here, by its signature.
@Suite("Every built-in has a sentence and an example that runs")
struct ExampleTests {
    private static let builtIns = StandardLibrary.builtIns + EngineLibrary.builtIns + .components
    private let records = CheckedProgram(builtIns: builtIns).documentedRecords

    @Test("A sentence begins with a capital letter and ends with a full stop")
    func sentences() {
        let faulty = records.filter { $0.summary.last != "." || $0.summary.first?.isLowercase == true }
        #expect(faulty.map(\.signature) == [])
    }

    @Test("There is an example")
    func examples() {
        #expect(records.filter(\.example.isEmpty).map(\.signature) == [])
    }

    @Test("An example runs in a new session; where it shows a view, a modifier or a style, it draws something")
    func runs() {
        var faulty: [String] = []
        for record in records where !record.example.isEmpty {
            guard let reply = ExampleReply.all[record.example] else {
                faulty.append(record.signature)
                continue
            }
            let nothing = [Messages.emptyCanvas, "nothing on the canvas can be seen"]
            let drawsNothing = reply.output.allSatisfy(\.isWhitespace) || nothing.contains(reply.output)
            if reply.isRefused || record.isShown && (drawsNothing || !reply.shows) {
                faulty.append("\(record.signature)\n\(record.example)\n\(reply.output)")
            }
        }
        #expect(faulty == [], "\(faulty.joined(separator: "\n\n"))")
    }

    @Test("The example of a component's member uses it")
    func usesMember() {
        let members = CheckedProgram(builtIns: .components).documentedRecords.compactMap {
            record -> (String, DocumentedRecord)? in
            let parts = record.signature.split(separator: " · ", maxSplits: 1)
            guard parts.count == 2, !parts[0].contains("Configuration") else { return nil }
            let words = parts[1].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
            guard let kind = words.firstIndex(where: { ["func", "var", "let"].contains($0) }), kind + 1 < words.count,
                !["makeBody", "lhs", "operand"].contains(words[kind + 1])
            else { return nil }
            return (words[kind + 1], record)
        }
        #expect(members.filter { !$0.1.example.contains($0.0) }.map(\.1.signature) == [])
    }

    @Test("A modifier of views says what it is about")
    func kinds() {
        let unkind = Self.builtIns.groups.filter { group in
            group.kind == nil && group.header.firstMatch(of: /^extension View\b/) != nil
                && group.members.contains { $0.signature.hasPrefix("func ") }
        }
        #expect(unkind.flatMap(\.members).map(\.signature) == [])
    }
}
