import Language
import Testing

@testable import Playground

@Suite struct CodeLinesTests {
    private func broken(_ code: String, width: Int) -> String {
        CodeLines.lines(code, indentation: 0, width: width).joined(separator: "\n")
    }

    @Test func leavesWhatFitsAsItIs() {
        #expect(broken("VStack {\n    Text(\"a\")\n}", width: 80) == "VStack {\n    Text(\"a\")\n}")
        #expect(broken("VStack {\n    Text(\"a\")\n}", width: 40) == "VStack {\n  Text(\"a\")\n}")
    }

    @Test func breaksBeforeMembers() {
        #expect(
            broken(#"Text("a. b").padding().environment(\.font, .title)"#, width: 30) == #"""
                Text("a. b").padding()
                  .environment(\.font, .title)
                """#)
    }

    @Test func setsTheStatementsOfAClosureApart() {
        #expect(
            broken(#"@State var on = true; HStack { Text("a; b"); Toggle("t", isOn: $on) }.padding()"#, width: 30)
                == #"""
                @State var on = true
                HStack {
                  Text("a; b")
                  Toggle("t", isOn: $on)
                }.padding()
                """#)
        #expect(
            broken("ForEach(0..<3) { number in Text(\"\\(number) of them\") }", width: 30) == #"""
                ForEach(0..<3) { number in
                  Text("\(number) of them")
                }
                """#)
    }

    @Test func setsTheItemsOfBracketsApart() {
        #expect(
            broken(#"Label("a, b", systemImage: "sun.max.circle").padding()"#, width: 31) == #"""
                Label(
                  "a, b",
                  systemImage: "sun.max.circle"
                ).padding()
                """#)
    }

    @Test("The examples of all built-ins, broken for a width, fit into it and show what they show in one line")
    func examples() {
        let session = Session(interpreter: Interpreter(isInterrupted: { false }))
        let program = session.interpreter.declarations
        let examples = Set(
            program.documentedRecords.map(\.example)
                + program.styleFamilies.flatMap { $0.styles.map(\.example) })
        let shows = { (pasted: String, example: String) in
            ExampleReply(to: pasted, like: session).output == ExampleReply.all[example]?.output
        }
        var faulty: [String] = []
        let widths = [80, 60, 40]
        for (index, example) in examples.sorted().enumerated() where !example.isEmpty {
            for width in widths {
                let lines = CodeLines.lines(example, indentation: 2, width: width)
                let pasted = lines.joined(separator: "\n")
                let isWide = lines.contains { $0.count > width }
                let isBroken = lines.count > example.split(separator: "\n", omittingEmptySubsequences: false).count
                // Each is run at one width: all take too long.
                let isRight = !isBroken || width != widths[index % widths.count] || shows(pasted, example)
                if isWide || !isRight { faulty.append(pasted) }
            }
        }
        #expect(faulty == [], "\(faulty.joined(separator: "\n\n"))")
    }
}
