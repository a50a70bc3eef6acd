import Foundation
import Testing

/// Ctrl-C at the terminal while something long is under way: the prompt is back, and the session as it was.
@Suite struct InterruptTests {
    struct Work: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let code: String
        /// What is shown once it is under way.
        var beginning = "begun"

        init(_ name: String, _ code: String, showing beginning: String = "begun") {
            (testDescription, self.code, self.beginning) = (name, code, beginning)
        }
    }

    /// The prompt is back within 100 ms. A debug build is some ten times slower, and other tests run beside this one.
    private static let longest: TimeInterval = {
        #if DEBUG
            5
        #else
            0.1
        #endif
    }()

    private static func repeated(_ text: String, _ count: Int, between separator: String = "") -> String {
        repeatElement(text, count: count).joined(separator: separator)
    }

    @Test(arguments: [
        Work("declarations", (0..<20_000).map { "let a\($0) = 1" }.joined(separator: "\n"), showing: "let a2"),
        Work("modifiers", "Text(\"a\")" + repeated(".padding(0)", 20_000)),
        Work("sum", "let x = " + repeated("1", 20_000, between: " + ")),
        Work("arguments", "print(" + repeated("1", 20_000, between: ", ") + ")"),
        Work(
            "cases",
            "switch 5 {\n" + (0..<10_000).map { "case \($0): print(\($0))" }.joined(separator: "\n")
                + "\ndefault: break\n}"),
        Work("grid", "Grid { ForEach(0..<300) { r in GridRow { ForEach(0..<300) { c in Text(\"\\(r * c)\") } } } }"),
        Work("rows", "VStack { ForEach(0..<60_000) { Text(\"\\($0)\").border(.red) } }"),
        Work("one high shape", "Color.red.aspectRatio(0.0001, contentMode: .fit)"),
        Work("running", "while true {}"),
    ])
    func thePromptIsBack(work: Work) throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("long.swift")
        try ("print(\"begun\")\n" + work.code + "\n").write(to: file, atomically: true, encoding: .utf8)
        let terminal = try PseudoTerminal(in: folder)
        terminal.endsWith(">")
        terminal.type("let kept = 1\r")
        terminal.endsWith("declared let kept\n>")
        terminal.type(":load long.swift\r")
        terminal.mentions(work.beginning)
        let start = Date()
        terminal.type("\u{3}")
        terminal.mentions("error: interrupted\n>")
        #expect(Date().timeIntervalSince(start) < Self.longest)
        terminal.type("kept\r")
        terminal.endsWith("> kept\n1 : Int\n>")
    }
}
