import Foundation
import Testing

@testable import Shell

private let refusal = "exists already; name another file, or add --replace to write over this one"

/// What `:save`, `:export` and `:record` do to files, and what they don't.
@Suite struct SavingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ entries: String...) throws -> Program.Result {
        try Program.run(entries.flatMap { ["-e", $0] }, in: folder)
    }

    private let session = "# Recorded session\n\n```atelier\n> Text(\"a\")\na\n```\n"

    @Test func theEndingSaysWhatIsSaved() throws {
        #expect(
            try run("Text(\"a\")", ":save a.md", ":save a.swift", ":save a.txt")
                == Program.Result(
                    output: "a\nsaved 1 entry to a.md\nsaved to a.swift as Swift\n",
                    errors: "-e:1:1: error: :save writes a session to a file that ends in .md or Swift to a file that "
                        + "ends in .swift; 'a.txt' ends in neither\n", status: 65))
        #expect(try folder.read("a.md") == session)
        #expect(
            try folder.read("a.swift")
                == "// a.swift, exported by Atelier.\n\nimport SwiftUI\n\n#Preview {\n    Text(\"a\")\n}\n")
        #expect(try Program.run(["a.swift"], in: folder) == Program.Result(output: "a\n"))
        #expect(try Program.run(["a.md"], in: folder).status == 0)
        #expect(folder.names == ["a.md", "a.swift"])
    }

    @Test func swiftSaysWhatItLeavesOut() throws {
        #expect(
            try run("@State var n = 1", "Button(\"\\(n)\") { n += 1 }", "n = 5", ":tap 1", "n", ":save a.swift").output
                == """
                declared var n
                1
                5
                6
                6 : Int
                saved to a.swift as Swift, without what 2 entries did: previews begin with the values \
                that variables were declared with; a file that ends in .md keeps all of it

                """)
    }

    @Test func swiftSaysWhichSettingsOfStylesItLeavesOut() throws {
        let answer = try run(
            "Text(\"a\")", ":set width 60", ":set colorScheme dark", ":set locale ja", ":save a.swift")
        #expect(answer.output.contains("saved to a.swift as Swift, without what 2 entries did"))
        #expect(
            try folder.read("a.swift") == """
                // a.swift, exported by Atelier.

                import SwiftUI

                #Preview {
                    Text("a")
                }

                // The session ran this here; previews begin with the values that variables were declared with:
                //     :set colorScheme dark
                //     :set locale ja

                """)
    }

    @Test func swiftListsWhatRanButForLooksAtValues() throws {
        let answers = ["list.map { $0 + 1 }", "make()()", "Counter().up()", "total()"]
        let changes = [
            "print(list)", "_ = list", "list.removeLast()", "grow()", "counter.up()", "next()", "on.toggle()",
            "Shared.value = 2",
            "label.text = \"a\"", "for i in list { list.append(i) }",
        ]
        let declarations = [
            "var list = [1, 2, 3]", "func grow() -> Int { list.append(7); return list.count }",
            "final class Counter { var n = 0; func up() -> Int { n += 1; return n } }", "let counter = Counter()",
            "func make() -> () -> Int { var n = 0; return { n += 1; return n } }", "let next = make()",
            "func total() -> Int { var sum = 0; list.forEach { sum += $0 }; return sum }",
            "@State var on = true", "enum Shared { static var value = 1 }", "let label = UILabel()",
            "Toggle(\"t\", isOn: $on)",
        ]
        let entries = declarations + zip(answers, changes).flatMap { [$0, $1] } + changes[answers.count...]
        let saved = try Program.run(
            (entries + [":toggle 1", ":save a.swift"]).flatMap { ["-e", $0] }, in: folder)
        #expect(
            saved.output.split(separator: "\n").last?.hasPrefix("saved to a.swift as Swift, without what 11 entries")
                == true)
        let listed = try folder.read("a.swift").split(separator: "\n").filter { $0.hasPrefix("//     ") }
        #expect(listed.map { String($0.dropFirst(7)) } == changes + [":toggle 1"])
    }

    @Test func aFileThatWasLoadedStaysAsItIs() throws {
        try folder.write("Text(\"mine\")\n", to: "mine.swift")
        #expect(
            try run(":load mine.swift", ":save mine.swift")
                == Program.Result(output: "mine\n", errors: "error: mine.swift: \(refusal)\n", status: 65))
        #expect(try folder.read("mine.swift") == "Text(\"mine\")\n")
        #expect(try run(":load mine.swift", ".bold()", ":save mine.swift --replace").status == 0)
        #expect(try run(":load mine.swift").output == "mine\nmine: bold\n")
    }

    @Test func whatTheSessionWroteItMayWriteAgainUnlessSomebodyElseDid() throws {
        #expect(try run("Text(\"a\")", ":save a.md", ":save a.md", ":export A.swift", ":export A.swift").status == 0)
        for command in [":save a.md", ":export A.swift", ":record a.md"] {
            let path = command.split(separator: " ")[1]
            #expect(
                try run(command) == Program.Result(errors: "error: \(path): \(refusal)\n", status: 65))
            #expect(try run("\(command) --replace").status == 0)
        }
    }

    @Test func whatIsSavedAsSwiftIsLoadedIntoItsOwnSession() throws {
        let entries = ["struct A { var x = 1 }", "func f(_ a: A) -> A { a }", "struct B { var a: A }", "let a = A()"]
        try folder.write("fileprivate struct A { var x = 2 }\nfileprivate let a = A()\n", to: "a.swift")
        #expect(
            try Program.run((entries + [":load a.swift", "let b = f(a)", "b.x"]).flatMap { ["-e", $0] }, in: folder)
                == Program.Result(
                    output: """
                        declared struct A
                        declared func f(_:)
                        declared struct B
                        declared let a
                        replaced struct A
                        replaced let a
                        declared let b
                        2 : Int

                        """))
    }

    @Test func aRecordingIsOfTheSessionToo() throws {
        #expect(
            try run(":record a.md", "1", ":record b.md", ":record off", ":record a.md", ":save b.md")
                == Program.Result(
                    output: """
                        recording to a.md; :record off ends it
                        1 : Int
                        recorded to a.md
                        recording to b.md, with the entry before; :record off ends it
                        recorded to b.md
                        recording to a.md, with the entry before; :record off ends it
                        saved 1 entry to b.md

                        """))
    }

    @Test("What begins with a tilde stands in the home folder")
    func home() throws {
        let home = folder.url.path
        #expect(
            try run("Text(\"a\")", ":save ~/a.md", ":load ~/a.md", ":record ~/b.md", ":replay ~")
                == Program.Result(
                    output: """
                        a
                        saved 1 entry to \(home)/a.md
                        > Text("a")
                        a
                        recording to \(home)/b.md, with the 2 entries before; :record off ends it
                        2 sessions, 3 entries: as recorded

                        """))
        #expect(
            try run(":save \"~/a b.md\"", ":load ./~/a.md").errors == "error: ./~/a.md: No such file or directory\n")
        #expect(folder.names == ["a b.md", "a.md", "b.md"])
        try folder.write(":load ~/../a.md\n", to: "evil.swift")
        #expect(try run(":load evil.swift").errors.contains("reads nothing outside of its own folder"))
    }

    @Test func namesAreOneWordAndNoOption() throws {
        for (command, message) in [
            (
                ":save --force a.md",
                ":save has no option '--force'; it has only --replace; a file of that name is written ./--force"
            ),
            (":load -x.md", ":load has no option '-x.md'; a file of that name is written ./-x.md"),
            (":save a.md b.md", ":save takes one file; a name with spaces stands in quotes: :save \"a.md b.md\""),
        ] {
            #expect(try run(command) == Program.Result(errors: "-e:1:1: error: \(message)\n", status: 65))
        }
        #expect(try run(":save ./-x.md", ":load \"-x.md\"").status == 0)
        #expect(folder.names == ["-x.md"])
    }

    @Test func onlyRegularFilesAreWritten() throws {
        try folder.write("kept", to: "kept.md")
        let path = folder.url.path
        try FileManager.default.createSymbolicLink(atPath: path + "/link.md", withDestinationPath: "kept.md")
        try FileManager.default.createSymbolicLink(atPath: path + "/new.md", withDestinationPath: "elsewhere.md")
        #expect(mkfifo(path + "/pipe.md", 0o600) == 0)
        for command in [":save", ":record"] {
            for name in ["link.md", "new.md", "pipe.md"] {
                let result = try run("\(command) \(name) --replace")
                #expect(result.status == 65)
                #expect(
                    result.errors.hasPrefix("error: \(name): is a \(name == "pipe.md" ? "device" : "link")"))
            }
        }
        #expect(try run(":save new.md").errors == "error: new.md: is a link that leads nowhere; name another file\n")
        #expect(folder.names == ["kept.md", "link.md", "new.md", "pipe.md"])
        #expect(try folder.read("kept.md") == "kept")
    }

    @Test func permissionsAreKeptAndReadOnlyFilesStay() throws {
        try folder.write("old", to: "a.md")
        let path = folder.url.appendingPathComponent("a.md").path
        #expect(chmod(path, 0o640) == 0)
        #expect(try run(":save a.md --replace").status == 0)
        #expect(try folder.permissions("a.md") == 0o640)
        #expect(chmod(path, 0o444) == 0)
        #expect(
            try run("Text(\"b\")", ":save a.md --replace").errors
                == "error: a.md: is read-only, and stays as it is; name another file\n")
        #expect(try folder.read("a.md") == "# Recorded session\n")
    }

    @Test func aFullDiskLeavesTheFileAsItWas() throws {
        try folder.write(session, to: "a.md")
        // A limit on the size of files is met as a full disk is: the last bytes can't be written.
        let long = #"Text(String(repeating: \"abcdefg \", count: 8000))"#
        let full = "trap '' XFSZ; ulimit -f 64; exec $ATELIER -e ':set width 1000' -e \"\(long)\""
        let saved = try Program.shell("\(full) -e ':save a.md --replace' > /dev/null", in: folder)
        #expect(saved == Program.Result(errors: "error: a.md: File too large\n", status: 65))
        #expect(try folder.read("a.md") == session)
        #expect(folder.names == ["a.md"])
    }

    @Test func aFullDiskEndsARecordingAtItsLastWholeEntry() throws {
        let long = #"Text(String(repeating: \"abcdefg \", count: 8000))"#
        let full = "trap '' XFSZ; ulimit -f 64; exec $ATELIER -e ':record a.md' -e 'Text(\"a\")' -e ':set width 1000'"
        let recorded = try Program.shell("\(full) -e \"\(long)\" -e 'Text(\"b\")' > /dev/null", in: folder)
        #expect(
            recorded == Program.Result(errors: "error: recording stopped: a.md: File too large\n", status: 70))
        #expect(
            try Program.run(["replay", "a.md"], in: folder)
                == Program.Result(output: "1 session, 2 entries: as recorded\n"))
        #expect(folder.names == ["a.md"])
    }

    @Test func aRecordingThatSomebodyElseChangedIsLeftAlone() throws {
        let terminal = try PseudoTerminal(in: folder)
        terminal.endsWith(">")
        terminal.type(":record a.md\r")
        terminal.endsWith("recording to a.md; :record off ends it\n>")
        try folder.write("mine\n", to: "a.md")
        terminal.type("Text(\"a\")\r")
        terminal.endsWith(
            """
            error: recording stopped: a.md: was changed by somebody else since; name another
            file, or add --replace to write over this one
            a
            >
            """)
        #expect(try folder.read("a.md") == "mine\n")
        terminal.type("\u{4}")
        #expect(terminal.exitStatus() == 70)
    }

    @Test func closedDescriptorsAreNoFiles() throws {
        #expect(
            try Program.shell("$ATELIER -e ':record a.md' -e 'Text(\"a\")' >&-", in: folder)
                == Program.Result(errors: "error: standard output: Bad file descriptor\n", status: 70))
        #expect(try folder.read("a.md") == "# Recorded session\n")
        #expect(try Program.shell("$ATELIER -e ':record b.md' -e 'nonsense' 2>&-", in: folder).status == 65)
        #expect(try Program.run(["replay", "b.md"], in: folder).status == 0)
        #expect(
            try Program.shell("$ATELIER - <&-", in: folder)
                == Program.Result(errors: "error: <stdin>: Bad file descriptor\n", status: 65))
    }

    @Test func killingTheProgramWhileItSavesTearsNoFile() throws {
        let text = (1...200).map { "Text(\"\($0)\")" }.joined(separator: "\n")
        try folder.write(text, to: "many.swift")
        for round in 1...5 {
            let output = try Program.kill(
                ["-e", ":record r.md --replace", "-e", ":load many.swift", "-e", ":save s.md --replace"],
                afterLines: round * 37 + 1, in: folder)
            #expect(try Program.run(["replay", "r.md"], in: folder).status == 0)
            if folder.names.contains("s.md") {
                #expect(try Program.run(["replay", "s.md"], in: folder).status == 0)
            }
            let shown = output.split(separator: "\n").compactMap { Int($0) }.max() ?? 0
            let kept = try folder.read("r.md").split(separator: "\n").compactMap { Int($0) }.max() ?? 0
            #expect(kept >= shown)
            #expect(folder.names.filter { $0.hasSuffix(".draft") } == [])
        }
    }
}
