import Foundation
import Testing

/// Entries of which the constructs stand around one another by the thousand, and lists as long.
@Suite struct DeepEntriesTests {
    struct Entry: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let code: String
        let output: String

        init(_ name: String, _ code: String, _ output: String) {
            (testDescription, self.code, self.output) = (name, code, output)
        }
    }

    private static func repeated(_ text: String, _ count: Int, between separator: String = "") -> String {
        repeatElement(text, count: count).joined(separator: separator)
    }

    @Test(arguments: [
        Entry("sum", "print(" + repeated("1", 3_000, between: " + ") + ")", "3000\n"),
        Entry("sum of texts", "print((" + repeated("\"a\"", 2_000, between: " + ") + ").count)", "2000\n"),
        Entry("conditions", "print(" + repeated("true", 2_000, between: " && ") + ")", "true\n"),
        Entry("ternary", "print(" + repeated("false ? 1 : ", 3_000) + "2)", "2\n"),
        Entry("modifiers", "Text(\"a\")" + repeated(".padding(0)", 3_000), "a\n"),
        Entry("members", "print(1" + repeated(".self", 3_000) + ")", "1\n"),
        Entry(
            "arguments", "print(" + repeated("1", 5_000, between: ", ") + ", separator: \"\")",
            repeated("1", 5_000) + "\n"),
        Entry("array", "print([" + repeated("1", 10_000, between: ", ") + "].count)", "10000\n"),
    ])
    func areAnswered(entry: Entry) throws {
        let folder = try TemporaryFolder()
        #expect(try Program.run([], input: entry.code, in: folder) == Program.Result(output: entry.output))
    }

    @Test func areRefusedWithTheLimit() throws {
        let folder = try TemporaryFolder()
        let result = try Program.run([], input: "let x = " + Self.repeated("1", 55_000, between: "+"), in: folder)
        #expect(result.status == 65)
        #expect(
            result.errors.contains(
                ": error: this is nested more than 50000 levels deep; name an inner part and use the name\n"))
        #expect(result.errors.count < 600)
    }
}
