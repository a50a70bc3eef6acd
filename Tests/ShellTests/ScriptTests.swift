import Testing

@Suite struct ScriptTests {
    @Test func nothingIsShownForNothing() throws {
        let folder = try TemporaryFolder()
        #expect(try Program.run(["-e", ""], in: folder) == Program.Result())
        #expect(try Program.run([], input: "", in: folder) == Program.Result())
        #expect(try Program.run(["-"], input: "", in: folder) == Program.Result())
    }

    @Test func whatIsPrintedKeepsItsTabulators() throws {
        let folder = try TemporaryFolder()
        let result = try Program.run(["-e", #"print("a\tb\n\tc")"#], in: folder)
        #expect(result == Program.Result(output: "a\tb\n\tc\n"))
    }

    @Test func wrongUsageIsStatus64() throws {
        let folder = try TemporaryFolder()
        let result = try Program.run(["--nonsense"], in: folder)
        #expect(result.status == 64)
        #expect(result.output == "")
    }

    @Test func aFileThatIsNotThereIsStatus65() throws {
        let folder = try TemporaryFolder()
        let result = try Program.run(["missing.swift"], in: folder)
        #expect(result == Program.Result(errors: "error: missing.swift: No such file or directory\n", status: 65))
    }

    @Test func inputThatIsNoTextIsStatus65() throws {
        let folder = try TemporaryFolder()
        let bytes: [UInt8] = [0x41, 0xFF, 0x0A]
        let result = try Program.run(["-"], input: bytes, in: folder)
        #expect(result == Program.Result(errors: "error: <stdin>: not a text in UTF-8\n", status: 65))
    }

    @Test func aByteOrderMarkIsNoPartOfAScript() throws {
        let folder = try TemporaryFolder()
        #expect(try Program.run(["-"], input: "\u{FEFF}print(1)\n", in: folder) == Program.Result(output: "1\n"))
        #expect(
            try Program.run(["-"], input: "\u{FEFF}:save a.md\n", in: folder).errors.hasPrefix(
                "<stdin>:1:1: error: :save is refused"))
    }

    @Test func settingsOfTheCommandLineAreThoseOfTheSession() throws {
        let folder = try TemporaryFolder()
        let result = try Program.run(["--charset", "unicode", "--width", "40", "-e", ":set"], in: folder)
        #expect(result.output.hasPrefix("charset unicode "))
        #expect(result.output.contains("\nwidth 40 "))
        #expect(try Program.run(["--charset", "nonsense", "-e", ":set"], in: folder).status == 64)
    }

    @Test func whatCanBeWrittenInsteadStandsBelowTheError() throws {
        let folder = try TemporaryFolder()
        #expect(
            try Program.run(["-"], input: "struct Lamp: View {}\n", in: folder)
                == Program.Result(
                    errors: """
                        <stdin>:1:8: error: type 'Lamp' does not conform to protocol 'View'
                          struct Lamp: View {}
                                 ^~~~
                          add: var body: some View

                        """, status: 65))
    }

    @Test func anErrorInAnEarlierEntryIsToldWhereItStands() throws {
        let folder = try TemporaryFolder()
        let program = "func pick(_ n: Int) {\n\n    let _ = [1][n]\n}\npick(3)\n"
        #expect(
            try Program.run(["-"], input: program, in: folder)
                == Program.Result(
                    output: "declared func pick(_:)\n",
                    errors: """
                        <stdin>:3:13: error: index 3 is out of range: the indices are 0..<1
                              let _ = [1][n]
                                      ^

                        """, status: 65))
    }
}
