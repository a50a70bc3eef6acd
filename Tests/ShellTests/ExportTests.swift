import Foundation
import Testing

/// `atelier export`, and `:export` in a session.
@Suite struct ExportTests {
    private let folder: TemporaryFolder
    private let program = """
        // a.md, exported by Atelier.

        import Atelier

        @main
        struct ASession: StagedSession {
            static func run(on stage: Stage) throws {
                try stage.show { Text("a") }
            }
        }

        """

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("```atelier\n> Text(\"a\")\na\n```\n", to: "a.md")
    }

    private func run(_ arguments: String...) throws -> Program.Result {
        try Program.run(arguments, in: folder)
    }

    @Test func printsAProgramOrWritesIt() throws {
        #expect(try run("export", "a.md") == Program.Result(output: program))
        #expect(try run("export", "a.md", "--output", "A.swift") == Program.Result(output: "exported to A.swift\n"))
        #expect(try folder.read("A.swift") == program)
        try folder.write("mine", to: "A.swift")
        let refused = "error: A.swift: exists already; name another file, or add --replace to write over this one\n"
        #expect(
            try run("export", "a.md", "--output", "A.swift") == Program.Result(errors: refused, status: 65))
        #expect(try folder.read("A.swift") == "mine")
        #expect(
            try run("export", "a.md", "--output", "A.swift", "--replace")
                == Program.Result(output: "exported to A.swift\n"))
        #expect(try folder.read("A.swift") == program)
    }

    @Test("An export writes no session over")
    func keepsSessions() throws {
        let before = try folder.read("a.md")
        let result = try run("export", "a.md", "--output", "a.md", "--replace")
        #expect(result.status == 64 && result.errors.contains("an export is Swift"), "\(result)")
        #expect(try folder.read("a.md") == before)
        try folder.write("Text(\"a\")\n", to: "a.swift")
        let refused = "error: ./a.swift: is what is exported, and would be lost; name another file\n"
        #expect(
            try run("export", "a.swift", "--output", "./a.swift", "--replace")
                == Program.Result(errors: refused, status: 65))
        #expect(try folder.read("a.swift") == "Text(\"a\")\n")
        try folder.write("# A\n\nNothing here.\n", to: "empty.md")
        #expect(try run("replay", "empty.md").status == 65)
    }

    @Test func writesPreviewsForXcode() throws {
        let file = "// a.md, exported by Atelier.\n\nimport SwiftUI\n\n#Preview {\n    Text(\"a\")\n}\n"
        #expect(try run("export", "--for", "swiftui", "a.md") == Program.Result(output: file))
    }

    @Test func takesSwiftEntriesAndTheSessionAtHand() throws {
        try folder.write("Text(\"a\")\n", to: "a.swift")
        let expected = program.replacingOccurrences(of: "a.md", with: "a.swift")
        #expect(try run("export", "a.swift") == Program.Result(output: expected))
        let own = try run("-e", "Text(\"a\")", "-e", ":export A.swift", "-e", ":export A.swift")
        #expect(own == Program.Result(output: "a\nexported to A.swift\nexported to A.swift\n"))
        #expect(
            try folder.read("A.swift") == program.replacingOccurrences(of: "a.md", with: "A.swift"))
    }

    @Test("Tabs stay tabs, so that what is printed compiles")
    func keepsTabs() throws {
        try folder.write("struct A: View {\n\tvar body: some View { Text(\"a\") }\n}\n", to: "tabs.swift")
        let lines = try run("export", "tabs.swift").output.split(separator: "\n")
        #expect(lines.contains("\tvar body: some View { Text(\"a\") }"))
    }

    @Test func saysWhatCannotBeExported() throws {
        try folder.write("```atelier\n> Text(\"a\")\nb\n```\n", to: "b.md")
        try folder.write("Text(\"a\")\nTxt(\"a\")\n", to: "c.swift")
        try folder.write("```atelier\n", to: "d.md")
        #expect(
            try run("export", "no.md")
                == Program.Result(errors: "error: no.md: No such file or directory\n", status: 65))
        #expect(
            try run("export", "b.md")
                == Program.Result(
                    errors: "b.md: error: the session does not come out as it was recorded, so its export might not be "
                        + "what was meant; see atelier replay b.md\n", status: 65))
        #expect(
            try run("export", "c.swift")
                == Program.Result(
                    errors: "c.swift:2:1: error: cannot find 'Txt' in scope; did you mean 'Text'?\n", status: 65))
        #expect(
            try run("export", "d.md")
                == Program.Result(
                    errors: "d.md:1: error: this fence is never closed; close it with a line of as many backticks or "
                        + "tildes\n", status: 65))
        #expect(try run("export", "a.md", "b.md").status == 64)
        #expect(try run("export", "--check", "a.md").status == 64)
        #expect(try run("export", "--into", ".", "--for", "swiftui", "a.md").status == 64)
    }

    @Test func keepsAFolderOfExportsUpToDate() throws {
        try folder.makeFolder("Sessions/In")
        try folder.makeFolder("Exported")
        try folder.write("```atelier\n> Text(\"a\")\na\n```\n", to: "Sessions/In/a.md")
        try folder.write(
            "<!-- parity: none, because it fails -->\n```atelier\n> a\nerror: cannot find 'a' in scope\n[..]\n[..]\n```\n",
            to: "Sessions/b.md")
        let summary = "2 sessions: 1 compared, 1 excused\n  b.md: because it fails\n"
        let check = ["export", "--into", "Exported", "--check", "Sessions"]
        #expect(
            try Program.run(check, in: folder)
                == Program.Result(
                    output: "Exported/InASession.swift is not what the sessions export to\n"
                        + "Exported/StagedSessions.swift is not what the sessions export to\n" + summary, status: 1))
        #expect(
            try run("export", "--into", "Exported", "Sessions")
                == Program.Result(
                    output: "exported to Exported/InASession.swift\nexported to Exported/StagedSessions.swift\n"
                        + summary))
        #expect(try Program.run(check, in: folder) == Program.Result(output: summary))
        #expect(
            try folder.read("Exported/InASession.swift")
                == program.replacingOccurrences(
                    of: "a.md, exported by Atelier.", with: "In/a.md, exported by Atelier.\n// swift-format-ignore-file"
                )
                .replacingOccurrences(of: "@main\nstruct ASession", with: "struct InASession"))
        try folder.write("// mine\n", to: "Exported/InASession.swift")
        #expect(
            try run("export", "--into", "Exported", "Sessions").errors
                == "error: Exported/InASession.swift: exists already; name another file, or add --replace to write over "
                + "this one\n")
        #expect(try run("export", "--into", "Exported", "--replace", "Sessions").status == 0)
        try folder.write("", to: "Exported/Old.swift")
        try folder.write("```atelier\n> a\nerror: cannot find 'a' in scope\n[..]\n[..]\n```\n", to: "Sessions/b.md")
        #expect(
            try Program.run(check, in: folder)
                == Program.Result(
                    output: "Exported/Old.swift belongs to no session; delete it\n2 sessions: 1 compared, 0 excused\n",
                    errors: "Sessions/b.md: error: nothing is shown that could be compared; write <!-- parity: none, "
                        + "because ... --> with the reason\n", status: 65))
    }
}
