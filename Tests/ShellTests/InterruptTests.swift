import Foundation
import Testing

/// Ctrl-C at the terminal while something long is under way: the prompt is back, and the session as it was.
///
/// Each case is one that once took long to stop, or could not be stopped. What was left alone goes on for a while, so that
/// they take turns.
@Suite(.serialized) struct InterruptTests {
    struct Work: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let code: String
        /// What is shown once it is under way.
        let beginning: String
        /// Whether it is stopped while its text is still taken apart.
        let isRead: Bool

        init(_ name: String, _ code: String, showing beginning: String = "begun", isRead: Bool = false) {
            (testDescription, self.code, self.beginning, self.isRead) = (name, code, beginning, isRead)
        }
    }

    /// In seconds. In a build for debugging hundreds of other tests take the processors meanwhile: there the answer says
    /// that the work was cut off, and how soon it came says nothing.
    private static let longest: TimeInterval = {
        #if DEBUG
            .infinity
        #else
            0.1
        #endif
    }()

    private static func repeated(_ text: String, _ count: Int, between separator: String = "") -> String {
        repeatElement(text, count: count).joined(separator: separator)
    }

    private static let numbers = "let numbers = (0..<400_000).map { ($0 * 7_919) % 400_009 }\n"

    @Test(arguments: [
        // Reading and checking.
        Work("many declarations", (0..<20_000).map { "let a\($0) = 1" }.joined(separator: "\n"), showing: "let a2"),
        Work("a line of many statements", (0..<60_000).map { "let q\($0) = 1; " }.joined(), isRead: true),
        Work("a long comment", repeated("// a b c\n", 400_000) + "let z = 1", isRead: true),
        Work("modifiers", "Text(\"a\")" + repeated(".padding(0)", 5_000)),
        Work("members", "kept" + repeated(".a", 20_000)),
        Work("sum", "let x = " + repeated("1", 5_000, between: " + ")),
        Work("conditionals", "let x = " + repeated("true ? 1 : ", 5_000) + "1"),
        Work("conditionals without an end", repeated("true ? ", 3_000)),
        Work("arguments", "print(" + repeated("1", 10_000, between: ", ") + ")"),
        Work("literal", "let x = [" + repeated("1", 30_000, between: ", ") + "]"),
        Work(
            "cases",
            "switch 5 {\n" + (0..<10_000).map { "case \($0): print(\($0))" }.joined(separator: "\n")
                + "\ndefault: break\n}"),
        Work(
            "extensions",
            "struct S {}\n"
                + (0..<1_000).map { "extension S { var a\($0): Int { \($0) } }" }.joined(separator: "\n")),
        // Running.
        Work("a loop", "while true {}"),
        Work("calls", "func f(_ n: Int) -> Int { n == 0 ? 0 : 1 + f(n - 1) }\nwhile true { _ = f(100_000) }"),
        Work(
            "generic recursion",
            "func f<T>(_ n: Int, _ t: T) -> Int { n == 0 ? 0 : f(n - 1, t) + f(n - 1, t) }\nf(40, 1)"),
        Work("sorting", numbers + "while true { _ = numbers.sorted() }"),
        Work("sorting by a closure", numbers + "while true { _ = numbers.sorted { $0 > $1 } }"),
        Work("sets", numbers + "while true { _ = Set(numbers) }"),
        Work("groups", numbers + "while true { _ = Dictionary(grouping: numbers) { $0 % 10 } }"),
        Work(
            "own hashing",
            "struct H: Hashable { var n: Int; func hash(into h: inout Hasher) { h.combine(n % 10) } }\n"
                + "let a = Set((0..<20_000).map { H(n: $0) })"),
        Work(
            "hashing of itself",
            "struct H: Hashable { func hash(into h: inout Hasher) { h.combine(self) } }\n"
                + "while true { _ = [H()].contains(H()); _ = \"\(1)\" }"),
        Work(
            "comparing",
            "struct P: Equatable { var n: Int }\nlet a = (0..<200_000).map { P(n: $0) }\n"
                + "let b = (0..<200_000).map { P(n: $0) }\nwhile a == b {}"),
        Work(
            "copies",
            "let b = Array(repeating: 1, count: 1_000_000)\nwhile true { var c = b; c[0] = 1; _ = c.count }"),
        Work(
            "replacing",
            "var s = String(repeating: \"ab\", count: 200_000)\n"
                + "while true { s = s.replacingOccurrences(of: \"a\", with: \"a\") }"),
        Work("an endless sequence", "while true { _ = Array(AnyIterator { Int.max }.prefix(100_000)) }"),
        // Layout and drawing.
        Work("grid", "Grid { ForEach(0..<200) { r in GridRow { ForEach(0..<200) { c in Text(\"\\(r * c)\") } } } }"),
        Work("rows", "VStack { ForEach(0..<20_000) { Text(\"\\($0)\").border(.red) } }"),
        Work("list", "List { ForEach(0..<20_000) { Text(\"\\($0)\").badge($0) } }"),
        Work(
            "boxes inside each other",
            "var v = AnyView(Text(\"a\"))\nfor _ in 0..<5_000 { v = AnyView(GroupBox { v }) }\nv"),
        Work(
            "long texts",
            "let t = Text(String(repeating: \"a b \", count: 1_000_000))\nHStack { ForEach(0..<100) { _ in t } }"),
        Work(
            "paths",
            "var p = Path()\nfor i in 0..<500 { p.addEllipse(in: CGRect(x: Double(i), y: 0, width: 500, height: 5000)) }\n"
                + "ZStack { ForEach(0..<100) { _ in p.stroke().frame(width: 640, height: 5000) } }"),
        Work("a long text", "Text(String(repeating: \"word \", count: 400_000))"),
    ])
    func thePromptIsBack(work: Work) throws {
        let folder = try TemporaryFolder()
        if work.isRead {
            try write("print(\"begun\")\n:load long.swift\n", to: "start.swift", in: folder)
            try write(work.code + "\n", to: "long.swift", in: folder)
        } else {
            try write("print(\"begun\")\n" + work.code + "\n", to: "start.swift", in: folder)
        }
        let terminal = try PseudoTerminal(in: folder)
        terminal.endsWith(">")
        terminal.type("let kept = 1\r")
        terminal.endsWith("declared let kept\n>")
        terminal.type(":load start.swift\r")
        terminal.mentions(work.beginning)
        expectInterruption(of: terminal, showing: "error: interrupted")
        terminal.type("kept\r")
        terminal.endsWith("> kept\n1 : Int\n>")
    }

    @Test func aLongAnswerIsCutOff() throws {
        let folder = try TemporaryFolder()
        let terminal = try PseudoTerminal(in: folder)
        terminal.endsWith(">")
        terminal.type("for n in 0..<300_000 { print(\"line \\(n)\") }\r")
        terminal.mentions("line 1")
        expectInterruption(of: terminal, showing: "error: interrupted; the rest is not shown")
        terminal.type("1 + 1\r")
        terminal.endsWith("> 1 + 1\n2 : Int\n>")
    }

    @Test func aKeyPressedBehindAPasteDropsThePaste() throws {
        let folder = try TemporaryFolder()
        let terminal = try PseudoTerminal(in: folder)
        terminal.endsWith(">")
        terminal.paste("let pasted = " + Self.repeated("1", 300, between: " + "))
        terminal.mentions("let pasted = 1")
        terminal.type("\r\u{3}")
        terminal.endsWith(">")
        terminal.type("1 + 1\r")
        terminal.endsWith("> 1 + 1\n2 : Int\n>")
        terminal.type("pasted\r")
        terminal.mentions("cannot find 'pasted' in scope")
    }

    @Test func completionLetsGoOfTheEntry() throws {
        let folder = try TemporaryFolder()
        let terminal = try PseudoTerminal(in: folder)
        terminal.endsWith(">")
        // What is asked for is the type of a long sum.
        terminal.paste("(" + Self.repeated("1", 200, between: " + ") + ").desc")
        terminal.mentions(").desc")
        terminal.type("\t\u{3}")
        terminal.endsWith(">")
        terminal.type("1 + 1\r")
        terminal.endsWith("> 1 + 1\n2 : Int\n>")
    }

    struct Run: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let arguments: [String]
        /// What is shown once it is under way.
        var beginning = "begun"
    }

    /// What is entered one by one, none of it long.
    private static let entries = (0..<8_000).map { "let a\($0) = \($0)" }

    @Test(arguments: [
        Run(testDescription: "a script, between its entries", arguments: ["script.swift"], beginning: "let a2"),
        Run(testDescription: "a session, between its entries", arguments: ["session.md"], beginning: "let a2"),
        Run(testDescription: "a script, within an entry", arguments: ["start.swift"]),
        Run(testDescription: "code", arguments: ["-e", "print(\"begun\")\nwhile true {}"]),
        Run(testDescription: "a loaded replay", arguments: ["-e", "print(\"begun\")\n:replay replayed"]),
    ])
    func whatHasNoPromptEndsWithItsStatus(run: Run) throws {
        let folder = try TemporaryFolder()
        try write(Self.entries.joined(separator: "\n"), to: "script.swift", in: folder)
        try write(
            "```atelier\n" + Self.entries.map { "> \($0)\ndeclared \($0)\n" }.joined() + "```\n",
            to: "session.md", in: folder)
        try write("print(\"begun\")\nwhile true {}\n", to: "start.swift", in: folder)
        let replayed = folder.url.appendingPathComponent("replayed")
        try FileManager.default.createDirectory(at: replayed, withIntermediateDirectories: true)
        try write("```atelier\n> while true {}\n```\n", to: "replayed/endless.md", in: folder)
        let terminal = try PseudoTerminal(run.arguments, in: folder)
        terminal.mentions(run.beginning)
        let start = Date()
        terminal.type("\u{3}")
        #expect(terminal.exitStatus() == 130)
        #expect(Date().timeIntervalSince(start) < Self.longest)
    }

    private func write(_ text: String, to name: String, in folder: TemporaryFolder) throws {
        try text.write(to: folder.url.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }

    private func expectInterruption(
        of terminal: PseudoTerminal, showing expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let start = Date()
        terminal.type("\u{3}")
        terminal.mentions(expected, sourceLocation: sourceLocation)
        terminal.endsWith(">", sourceLocation: sourceLocation)
        #expect(Date().timeIntervalSince(start) < Self.longest, sourceLocation: sourceLocation)
    }
}
