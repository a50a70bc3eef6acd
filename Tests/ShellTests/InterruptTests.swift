import Foundation
import Testing

/// Ctrl-C while something runs, at the terminal and elsewhere. Each case is one that once took long to stop, or could not
/// be stopped. What was left alone goes on for a while, so that they take turns.
@Suite(.serialized) struct InterruptTests {
    private static let numbers = "let numbers = (0..<400_000).map { ($0 * 7_919) % 400_009 }\n"

    @Test(arguments: [
        LongWork("a loop", "while true {}"),
        LongWork("calls", "func f(_ n: Int) -> Int { n == 0 ? 0 : 1 + f(n - 1) }\nwhile true { _ = f(100_000) }"),
        LongWork(
            "generic recursion",
            "func f<T>(_ n: Int, _ t: T) -> Int { n == 0 ? 0 : f(n - 1, t) + f(n - 1, t) }\nf(40, 1)"),
        LongWork("sorting", numbers + "while true { _ = numbers.sorted() }"),
        LongWork("sorting by a closure", numbers + "while true { _ = numbers.sorted { $0 > $1 } }"),
        LongWork("sets", numbers + "while true { _ = Set(numbers) }"),
        LongWork("groups", numbers + "while true { _ = Dictionary(grouping: numbers) { $0 % 10 } }"),
        LongWork(
            "own hashing",
            "struct H: Hashable { var n: Int; func hash(into h: inout Hasher) { h.combine(n % 10) } }\n"
                + "let a = Set((0..<20_000).map { H(n: $0) })"),
        LongWork(
            "hashing of itself",
            "struct H: Hashable { func hash(into h: inout Hasher) { h.combine(self) } }\n"
                + "while true { _ = [H()].contains(H()); _ = \"\(1)\" }"),
        LongWork(
            "comparing",
            "struct P: Equatable { var n: Int }\nlet a = (0..<200_000).map { P(n: $0) }\n"
                + "let b = (0..<200_000).map { P(n: $0) }\nwhile a == b {}"),
        LongWork(
            "copies",
            "let b = Array(repeating: 1, count: 1_000_000)\nwhile true { var c = b; c[0] = 1; _ = c.count }"),
        LongWork(
            "replacing",
            "var s = String(repeating: \"ab\", count: 200_000)\n"
                + "while true { s = s.replacingOccurrences(of: \"a\", with: \"a\") }"),
        LongWork("an endless sequence", "while true { _ = Array(AnyIterator { Int.max }.prefix(100_000)) }"),
    ])
    func thePromptIsBack(work: LongWork) throws { try work.expectThePromptBack() }

    @Test func aLongAnswerIsCutOff() throws {
        let folder = try TemporaryFolder()
        let terminal = try PseudoTerminal(in: folder)
        terminal.endsWith(">")
        terminal.type("for n in 0..<300_000 { print(\"line \\(n)\") }\r")
        terminal.mentions("line 1")
        terminal.expectInterruption(showing: "error: interrupted; the rest is not shown")
        terminal.type("1 + 1\r")
        terminal.endsWith("> 1 + 1\n2 : Int\n>")
    }

    @Test func controlBackslashInterruptsToo() throws {
        try LongWork("a loop", "while true {}").expectThePromptBack(by: "\u{1C}")
    }

    @Test func aKeyPressedBehindAPasteDropsThePaste() throws {
        let folder = try TemporaryFolder()
        let terminal = try PseudoTerminal(in: folder)
        terminal.endsWith(">")
        terminal.paste("let pasted = " + LongWork.repeated("1", 300, between: " + "))
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
        terminal.paste("(" + LongWork.repeated("1", 200, between: " + ") + ").desc")
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
    private static let entries = (0..<LongWork.many(8_000)).map { "let a\($0) = \($0)" }

    @Test(arguments: [
        Run(testDescription: "a script, between its entries", arguments: ["script.swift"], beginning: "let a2"),
        Run(testDescription: "a session, between its entries", arguments: ["session.md"], beginning: "let a2"),
        Run(testDescription: "a script, within an entry", arguments: ["start.swift"]),
        Run(testDescription: "code", arguments: ["-e", "print(\"begun\")\nwhile true {}"]),
        Run(testDescription: "a loaded replay", arguments: ["-e", "print(\"begun\")\n:replay replayed"]),
    ])
    func whatHasNoPromptEndsWithItsStatus(run: Run) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.entries.joined(separator: "\n"), to: "script.swift")
        try folder.write(
            "```atelier\n" + Self.entries.map { "> \($0)\ndeclared \($0)\n" }.joined() + "```\n",
            to: "session.md")
        try folder.write("print(\"begun\")\nwhile true {}\n", to: "start.swift")
        let replayed = folder.url.appendingPathComponent("replayed")
        try FileManager.default.createDirectory(at: replayed, withIntermediateDirectories: true)
        try folder.write("```atelier\n> while true {}\n```\n", to: "replayed/endless.md")
        let terminal = try PseudoTerminal(run.arguments, in: folder)
        terminal.mentions(run.beginning)
        let start = Date()
        terminal.type("\u{3}")
        #expect(terminal.exitStatus() == 130)
        #expect(Date().timeIntervalSince(start) < LongWork.longest)
    }
}
