import Testing

/// What is run without a terminal: entries in a file, on the command line, on standard input.
@Suite struct EntriesInScriptsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func theFirstErrorOfAFileIsLocatedAndEndsTheRun() throws {
        try folder.write("Text(\"a\")\n\nVStack {\n  Text(\"b\").paddin()\n}\nText(\"c\")\n", to: "views.swift")
        try folder.write("Text(\"d\")\n", to: "more.swift")
        let errors = """
            views.swift:4:13: error: value of type 'Text' has no member 'paddin'; did you mean 'padding'?
                Text("b").paddin()
                          ^~~~~~

            """
        #expect(
            try Program.run(["views.swift", "more.swift"], in: folder)
                == Program.Result(output: "a\n", errors: errors, status: 65))
    }

    @Test func piecesOfCodeAndFilesShareASession() throws {
        try folder.write("Text(\"\\(count)\")\n", to: "view.swift")
        #expect(
            try Program.run(["-e", "let count = 3", "-e", "count + 1", "view.swift"], in: folder)
                == Program.Result(output: "declared let count\n4 : Int\n3\n"))
        let errors = "-e:2:1: error: cannot find 'nothing' in scope\n  nothing\n  ^~~~~~~\n"
        #expect(
            try Program.run(["-e", "Text(\"a\")\nnothing", "-e", "Text(\"b\")"], in: folder)
                == Program.Result(output: "a\n", errors: errors, status: 65))
    }

    @Test func standardInputHoldsEntries() throws {
        let entries = """
            struct Greeting: View {
              var body: some View { Text("hello") }

            }
            Greeting()
              .padding()

            :tree -c
            """
        let answers = "declared struct Greeting\n\n  hello\nhello\n"
        #expect(try Program.run([], input: entries, in: folder) == Program.Result(output: answers))
        #expect(try Program.run(["-"], input: entries, in: folder) == Program.Result(output: answers))
        #expect(
            try Program.run(["-"], input: "Text(\"a\")\nText(1)\n", in: folder).errors.hasPrefix("<stdin>:2:6: error: ")
        )
    }

    @Test func whatATerminalWouldActOnIsEscaped() throws {
        let code = #"print("a\u{1B}[31mb"); Text("d\u{7}e")"#
        let shown = Program.Result(output: #"a\u{1B}[31mb"# + "\n" + #"d\u{7}e"# + "\n")
        try folder.write(code, to: "code.swift")
        #expect(try Program.run(["-e", code], in: folder) == shown)
        #expect(try Program.run(["code.swift"], in: folder) == shown)
        #expect(try Program.run([], input: code, in: folder) == shown)
    }

    @Test func aLineThatPrintLeftOpenGoesOn() throws {
        let code = """
            print(1, terminator: " ")
            print(2)
            print("a", terminator: "")
            Text("b")
            for n in 1...3 { print(n, terminator: ",") }
            print()
            print("end", terminator: "")
            """
        #expect(try Program.run([], input: code, in: folder) == Program.Result(output: "1 2\na\nb\n1,2,3,\nend\n"))
        let failing = try Program.run([], input: "print(1, terminator: \"\")\nText(1)", in: folder)
        #expect(failing.output == "1\n")
    }

    @Test func aFileThatEndsTheSessionEndsTheRun() throws {
        #expect(try Program.run(["-e", ":quit", "-e", "Text(\"a\")"], in: folder) == Program.Result())
    }
}
