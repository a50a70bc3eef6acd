import Foundation
import Testing

@Suite struct RenderTests {
    private func run(_ arguments: [String], _ input: String) throws -> Program.Result {
        try Program.run(["render"] + arguments + ["-"], input: input, in: TemporaryFolder())
    }

    @Test func drawsTheLastCanvasAlone() throws {
        let input = "Text(\"a\")\nprint(\"x\")\n:set width 30\nGroupBox(\"b\") { Text(\"c\") }\n"
        #expect(try run([], input) == Program.Result(output: ".- b -.\n| c   |\n'-----'\n"))
        #expect(
            try run(["--charset", "unicode", "--format", "text"], input)
                == Program.Result(output: "╭─ b ─╮\n│ c   │\n╰─────╯\n"))
    }

    @Test func writesColours() throws {
        let input = "Text(\"a\").foregroundStyle(.red)"
        #expect(try run(["--format", "ansi"], input).output == "\u{1B}[38;5;203ma\u{1B}[0m\n")
        #expect(try run(["--format", "svg"], input).output.hasPrefix("<svg xmlns="))
        let page = try run(["--format", "html", "--color-scheme", "dark"], input).output
        #expect(page.contains("background: #1c1c1e"))
        #expect(page.contains("<span style=\"color: #ff453a\">a</span>"))
    }

    @Test func tellsWhatIsWrong() throws {
        #expect(
            try run([], "let a = 1")
                == Program.Result(
                    errors: "<stdin>: error: there is nothing to draw: the last entries must leave a view, "
                        + "such as Text(\"hello\")\n", status: 65))
        #expect(
            try run([], "Text(\"a\")\nTxt(\"b\")")
                == Program.Result(
                    errors:
                        "<stdin>:2:1: error: cannot find 'Txt' in scope; did you mean 'Text'?\n  Txt(\"b\")\n  ^~~\n",
                    status: 65))
        let folder = try TemporaryFolder()
        let session = "# A\n\n```atelier\n> let a = 1\n> Txt(\"b\")\n```\n"
        try Data(session.utf8).write(to: folder.url.appendingPathComponent("a.md"))
        #expect(
            try Program.run(["render", "a.md"], in: folder)
                == Program.Result(
                    errors: "a.md:5:1: error: cannot find 'Txt' in scope; did you mean 'Text'?\n  Txt(\"b\")\n  ^~~\n",
                    status: 65))
        #expect(try run(["--width", "0"], "Text(\"a\")").status == 64)
        #expect(try run(["--format", "png"], "Text(\"a\")").status == 64)
    }

    @Test func picturesAreInColourWhereThatIsSet() throws {
        let folder = try TemporaryFolder()
        let entry = ["-e", "Text(\"> a\").foregroundStyle(.red)"]
        #expect(try Program.run(entry, in: folder).output == "> a\n> a: red\n")
        #expect(
            try Program.run(["-e", ":set color always"] + entry, in: folder).output
                == "color is always\n\u{1B}[38;5;203m> a\u{1B}[0m\n")
    }
}
