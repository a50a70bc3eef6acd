import Testing

@testable import Playground

/// Ctrl-C at every moment of an entry: it is done, or the session is as it was.
@Suite struct InterruptionTests {
    /// A key that is pressed when somebody has asked for it so many times.
    private final class Key: @unchecked Sendable {
        var questions: Int?

        func isPressed() -> Bool {
            guard let left = questions else { return false }
            questions = max(0, left - 1)
            return left == 0
        }
    }

    private static let before = [
        "var n = 0", "func f() -> Int { 1 }", "struct Tag: View { var body: some View { Text(\"n \\(n)\") } }",
        "for _ in 0..<600 { n += f() }", "Tag()", ".border(.primary)", "n += 1", ":undo",
    ]

    @Test(arguments: [
        "n = 7", "for _ in 0..<2000 { n -= 1 }", "func f() -> Int { 2 }", ":undo", ":redo", "VStack { Tag(); Tag() }",
        ".padding()", "let a = 1, b = a + 2", ":set width 40\nn += f()\nfunc f() -> Int { 3 }", ":reset", ":draw",
        ":tree",
    ])
    func anInterruptedEntryChangesNothing(entry: String) {
        var interrupted = 0
        let key = Key()
        let model = Playground(isInterrupted: { key.isPressed() })
        for questions in (0..<15).map({ $0 * $0 * $0 / 8 }) {
            var playground = model.beside()
            for entry in Self.before { _ = playground.enter(entry) }
            key.questions = questions
            let reply = playground.enter(entry)
            key.questions = nil
            guard reply.failure?.isInterruption == true else { continue }
            interrupted += 1
            let shown = [":set width", ":draw", ":redo", "n", "f()"].map { playground.enter($0).output }
            #expect(
                shown == [
                    "width is 80 (1 to 1000 columns)", "+-----+\n|n 600|\n+-----+",
                    "entered again: n += 1\n+-----+\n|n 601|\n+-----+", "601 : Int", "1 : Int",
                ])
        }
        #expect(interrupted > 0)
    }

    @Test func anEntryHasABoundedLength() {
        var playground = Playground()
        let text = "let a = \"" + String(repeating: "a", count: 2 << 20) + "\""
        let reply = playground.enter(text)
        #expect(
            reply.failure?.message
                == "an entry has at most 2097152 bytes, and this one has 2097162: enter its parts one after the other")
        #expect(playground.completeness(of: text) == .complete)
        #expect(playground.enter("let a = 1").output == "declared let a")
    }
}
