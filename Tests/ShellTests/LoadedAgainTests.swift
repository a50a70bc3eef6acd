import Foundation
import Testing

@testable import Shell

/// A file that is edited and loaded again takes the place of all that it has entered.
@Suite struct LoadedAgainTests {
    private let folder: TemporaryFolder
    private let terminal: PseudoTerminal

    init() throws {
        folder = try TemporaryFolder()
        terminal = try PseudoTerminal(in: folder)
        terminal.shows(Messages.banner + "\n>")
    }

    /// Types an entry, and reads its answer.
    private func enter(_ entry: String, _ answer: String, sourceLocation: SourceLocation = #_sourceLocation) {
        terminal.type(entry + "\r")
        terminal.endsWith("> \(entry)\n\(answer)\n>", sourceLocation: sourceLocation)
    }

    /// Writes a file, loads it, and reads the answer.
    private func load(
        _ file: String, _ text: String, _ answer: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try folder.write(text, to: file)
        enter(":load \(file)", answer, sourceLocation: sourceLocation)
    }

    private static let people = """
        struct P { var name: String }
        func show(_ p: P, _ n: Int = 1) -> String { "\\(p.name) \\(n)" }
        extension P: CustomStringConvertible { var description: String { "described" } }
        let ann = P(name: "Ann")
        #Preview { Text("\\(show(ann)), \\(ann)") }
        """

    private static let declared = """
        declared struct P, func show(_:_:), extension P: CustomStringConvertible
        declared let ann

        """

    @Test(
        "What the edited file no longer has is gone",
        arguments: [
            (
                """
                struct P { var title: String }
                func words(of p: P) -> String { p.title }
                let bob = P(title: "Bob")
                #Preview { Text("\\(words(of: bob)), \\(bob)") }
                """,
                """
                declared struct P, func words(of:)
                declared let bob
                Bob, P(title: "Bob")
                """
            ),
            (
                """
                final class P { var name = "Ann" }
                func show(_ p: P, _ n: Double = 1) -> String { "\\(p.name) \\(n)" }
                Text(show(P()))
                """,
                """
                declared class P, func show(_:_:)
                Ann 1.0
                """
            ),
        ])
    func edited(_ text: String, _ answer: String) throws {
        try load("a.swift", Self.people, Self.declared + "Ann 1, described")
        try load("a.swift", text, answer)
    }

    @Test func whatWasEnteredSinceIsEnteredAgain() throws {
        try load("a.swift", Self.people, Self.declared + "Ann 1, described")
        enter(":set width 40", "width is 40")
        enter("let two = 2", "declared let two")
        enter("let c = P(name: \"Cid\")", "declared let c")
        enter("let o = show(c)", "declared let o")
        try load(
            "a.swift", "struct P { var name = \"\", age = 1 }\nText(\"\\(P(name: \"Ann\").age)\")",
            """
            declared struct P
            1
            left out for now: the entry 'let o = show(c)' no longer fits: cannot find 'show'
            in scope
            """)
        enter(
            ":list",
            """
            3 struct P

            1 :set width 40
            2 let two = 2
            4 Text("\\(P(name: "Ann").age)")
            5 let c = P(name: "Cid")
            """)
    }

    @Test func whatWasLeftOutComesBackWhenItFitsAgain() throws {
        try load("a.swift", "let list = [1, 2, 3]", "declared let list")
        enter("let last = list[2]", "declared let last")
        try load(
            "a.swift", "let list = [1, 2]",
            """
            declared let list
            left out for now: the entry 'let last = list[2]' no longer fits: index 2 is out
            of range: the indices are 0..<2
            """)
        try load("a.swift", "let list = [1, 2, 5]", "declared let list")
        enter("last", "5 : Int")
    }

    @Test func whatTheFileHasNotTakenStays() throws {
        let file = "struct P { let x: Int }\nextension P { var double: Int { 2 * x } }\nfunc f(_ p: P) -> Int { p.x }"
        try load("a.swift", file, "declared struct P, extension P, func f(_:)")
        enter("extension P { var triple: Int { 3 * x } }", "declared extension P")
        enter("func f(_ all: [P]) -> Int { all.count }", "declared func f(_:)")
        enter("func f(_ p: P) -> Int { 10 * p.x }", "replaced func f(_:)")
        try load(
            "a.swift", file + "\nlet p = P(x: 7)",
            """
            declared struct P, extension P, func f(_:)
            declared let p
            left out, since the file declares it: func f(_ p: P) -> Int { 10 * p.x }
            """)
        enter("[p.triple, f([p]), f(p)]", "[21, 1, 7] : [Int]")
    }

    @Test func viewsThatUseTheFileStayBehindItsOwn() throws {
        try load(
            "a.swift", "struct A: View { let a: String; var body: some View { Text(a) } }\nA(a: \"file\")",
            "declared struct A\nfile")
        enter(".bold()", "file")
        enter("A(a: \"mine\")", "mine")
        enter("Text(\"own\")", "own")
        try load(
            "a.swift", "struct A: View { let a: String; var body: some View { Text(a + \"!\") } }\nA(a: \"file\")",
            "declared struct A\nfile!\nleft out, since the file makes its view anew: .bold()")
        enter(
            ":list",
            """
            2 struct A

            1 Text("own")
            3 A(a: "mine")
            4 A(a: "file")
            """)
        enter(":undo", "took back: A(a: \"file\")\nmine!")
    }

    @Test func aSessionThatWasBroughtBackKnowsItsFiles() throws {
        try load("a.swift", "let a = 1\nText(\"\\(a)\")", "declared let a\n1")
        terminal.signal(SIGKILL)
        #expect(terminal.exitStatus() == nil)
        let second = try PseudoTerminal(in: folder)
        second.endsWith("a session of 3 entries was cut off; :recover brings it back\n>")
        second.type(":recover\r")
        second.endsWith("> :recover\nbrought back 3 entries\n>")
        try folder.write("let b = 2\nText(\"\\(b)\")", to: "a.swift")
        second.type(":load a.swift\r")
        second.endsWith("> :load a.swift\ndeclared let b\n2\n>")
        second.type(":list\r")
        second.endsWith("> :list\n1 let b = 2\n2 Text(\"\\(b)\")\n>")
    }

    @Test func theCanvasTakesAFileThatShowsNone() throws {
        try load("theme.swift", "let accent = 1", "declared let accent")
        enter("Text(\"accent \\(accent)\")", "accent 1")
        try load("theme.swift", "let accent = 2.5", "declared let accent\naccent 2.500000")
    }

    @Test func whatTheFileDeclaresNowIsNotEnteredAgain() throws {
        try load("a.swift", "let base = 1", "declared let base")
        enter("func twice() -> Int { base * 2 }", "declared func twice()")
        try load(
            "a.swift", "let base = 1\nfunc twice() -> Int { base * 20 }\nText(\"\\(twice())\")",
            """
            declared let base
            declared func twice()
            20
            left out, since the file declares it: func twice() -> Int { base * 2 }
            """)
    }

    @Test func aMistakeLeavesAllAsItWas() throws {
        try load("a.swift", Self.people, Self.declared + "Ann 1, described")
        enter("let two = 2", "declared let two")
        try load(
            "a.swift", "struct P { var title = \"\" }\nText(P().name)",
            """
            declared struct P
            a.swift:2:10: error: value of type 'P' has no member 'name'; it has only 'title'
              Text(P().name)
                       ^~~~
            all is as it was before: what a.swift held when it was loaded last counts
            """)
        enter(":draw", "Ann 1, described")
        enter("show(ann, two)", "\"Ann 2\" : String")
    }

    @Test func aFileThatLoadsOthersTakesThemBackToo() throws {
        try folder.write("let a = 1", to: "a.swift")
        try load("all.swift", ":load a.swift\nText(\"\\(a)\")", "declared let a\n1")
        try folder.write("let b = 2", to: "a.swift")
        try load("all.swift", ":load a.swift\nText(\"\\(b)\")", "declared let b\n2")
        enter(":list", "1 let b = 2\n2 Text(\"\\(b)\")")
    }

    @Test func aRecordingReplays() throws {
        enter(":record it.md", "recording to it.md; :record off ends it")
        try load("a.swift", "let a = 1\nText(\"\\(a)\")", "declared let a\n1")
        enter("let c = 3", "declared let c")
        try load("a.swift", "let b = 2.5\nText(\"\\(b)\")", "declared let b\n2.500000")
        enter(":record off", "recorded to it.md")
        #expect(
            try folder.read("it.md") == """
                # Recorded session

                ```atelier
                > let a = 1
                declared let a
                > Text("\\(a)")
                1
                > let c = 3
                declared let c
                > :undo 3
                took back 3 entries, the first: let a = 1
                > let c = 3
                declared let c
                > let b = 2.5
                declared let b
                > Text("\\(b)")
                2.500000
                ```

                """)
        enter(":replay it.md", "1 session, 7 entries: as recorded")
    }
}
