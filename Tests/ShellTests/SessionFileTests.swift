import Foundation
import Testing

private let entries = """
    struct Framed: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.label; configuration.content }
          .border(.primary)
      }
    }
    GroupBox("Outer") {
      GroupBox("Inner") { Text("> a") }
    }
    .groupBoxStyle(Framed())
    @State var count = 1
    Button("Count: \\(count)") { count += 1 }
    print("+ `````")
    :tap 1
    :und
    :tree

    """

private let green = "1 session, 8 entries: as recorded\n"

/// Sessions written by the program and checked by it.
@Suite struct SessionFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: [String], input: String = "") throws -> Program.Result {
        try Program.run(arguments, input: input, in: folder)
    }

    @Test func aRecordingReplaysAsItIs() throws {
        #expect(try run(["-e", ":record session.md", "-"], input: entries).status == 0)
        #expect(try run(["replay", "session.md"]) == Program.Result(output: green))
    }

    @Test func aRecordingBegunLateHoldsWhatCameBefore() throws {
        try folder.write(entries, to: "entries.swift")
        #expect(try run(["-e", ":load entries.swift", "-e", ":record session.md"]).status == 0)
        // What was undone, and the undoing, lead nowhere.
        #expect(try run(["replay", "session.md"]) == Program.Result(output: "1 session, 6 entries: as recorded\n"))
    }

    @Test func whatIsSaidOfUndoingIsLeftOutWithIt() throws {
        try folder.write("Text(\"a\")\n\nText(\"b\")\n\n:undo\n\n:why\n", to: "entries.swift")
        #expect(
            try run(["-e", ":load entries.swift", "-e", ":record session.md"]).output.hasSuffix(
                """
                entries.swift:5: :undo
                  1 Text "a"   "b" -> "a"
                recording to session.md, with the entry before; :record off ends it

                """))
        #expect(try run(["replay", "session.md"]) == Program.Result(output: "1 session, 1 entry: as recorded\n"))
    }

    @Test func aSavedSessionReplaysAndLoads() throws {
        try folder.write(entries, to: "entries.swift")
        #expect(try run(["-e", ":load entries.swift", "-e", ":save session.md"]).status == 0)
        let saved = try folder.read("session.md")
        #expect(try run(["replay", "session.md"]).status == 0)
        let loaded = try run(["-e", ":load session.md", "-e", ":save again.md"])
        #expect(loaded.status == 0)
        #expect(try folder.read("again.md") == saved)
    }

    @Test func aPageWithoutEntriesIsNoSession() throws {
        try folder.write("# Styles\n\n    > Text(\"a\")\n", to: "page.md")
        let errors = "note: page.md holds no entries; they stand behind '> ' between a line ```atelier and a line ```\n"
        #expect(try run(["-e", ":load page.md"]) == Program.Result(errors: errors))
    }

    @Test func aFileOfSwiftIsLoaded() throws {
        try folder.write("let a = 1\nText(\"\\(a)\")\n", to: "view.swift")
        #expect(
            try run(["-e", ":load view.swift", "-e", ".padding()"])
                == Program.Result(output: "declared let a\n1\n\n  1\n"))
        #expect(
            try run(["-e", ":load missing.swift", "-e", ".padding()"])
                == Program.Result(errors: "error: missing.swift: No such file or directory\n", status: 65))
    }

    @Test func whatDiffersIsShownAndUpdatedOnce() throws {
        let recorded = """
            # A

            Some prose.

            ## Part

            ```atelier
            > Text("a")
            b
            > Text("c")
            ...
            > Text("d")
            ```

            The end.

            """
        try folder.write(recorded, to: "session.md")
        let report = """
            session.md:8 › Part
            --- expected
            +++ actual
            @@ -9,1 +9,1 @@ > Text("a")
            -b
            +a

            session.md:12 › Part
            --- expected
            +++ actual
            @@ -12,0 +13,1 @@ > Text("d")
            +d

            1 session, 3 entries: 2 entries differ

            """
        #expect(try run(["replay", "session.md"]) == Program.Result(output: report, status: 1))
        #expect(try folder.read("session.md") == recorded)

        #expect(try run(["replay", "--update", "session.md"]) == Program.Result(output: "updated session.md\n"))
        let updated = recorded.replacingOccurrences(of: "\nb\n", with: "\na\n")
            .replacingOccurrences(of: "Text(\"d\")\n", with: "Text(\"d\")\nd\n")
        #expect(try folder.read("session.md") == updated)

        #expect(try run(["replay", "--update", "session.md"]) == Program.Result())
        #expect(try folder.read("session.md") == updated)
        #expect(try run(["replay", "session.md"]).status == 0)
    }

    @Test func whatIsNoSessionIsStatus65() throws {
        #expect(
            try run(["replay", "missing.md"])
                == Program.Result(
                    output: """
                        error: missing.md: No such file or directory

                        0 sessions, 0 entries: 1 file could not be read

                        """, status: 65))
        try folder.write("```atelier\n> Text(\"a\")\n", to: "open.md")
        #expect(try run(["replay", "open.md"]).status == 65)
        #expect(try run(["replay"]).status == 64)
    }

    @Test func killingTheProgramLosesNothingThatWasShown() throws {
        let terminal = try PseudoTerminal(in: folder)
        terminal.endsWith(">")
        terminal.type(":record session.md\r")
        terminal.endsWith("recording to session.md; :record off ends it\n>")
        terminal.type("Text(\"a\")\r")
        terminal.endsWith("a\n>")
        terminal.type("VStack {\rText(\"b\")\r}\r")
        terminal.endsWith("b\n>")
        terminal.type("Text(\"half an entry")
        terminal.endsWith("> Text(\"half an entry")
        terminal.signal(SIGKILL)
        #expect(terminal.exitStatus() == nil)
        let session = """
            # Recorded session

            ```atelier
            > Text("a")
            a
            > VStack {
            +   Text("b")
            + }
            b
            ```

            """
        #expect(try folder.read("session.md") == session)
        #expect(
            try run(["replay", "session.md"]) == Program.Result(output: "1 session, 2 entries: as recorded\n"))
    }
}
