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
        #expect(try run(["--format", "ansi"], input).output == "\u{1B}[38;2;255;69;58ma\u{1B}[0m\n")
        let light = ["--format", "ansi", "--color-scheme", "light", "--colors", "256"]
        #expect(try run(light, input).output == "\u{1B}[38;5;196ma\u{1B}[0m\n")
        #expect(try run(["--format", "ansi", "--colors", "16"], input).output == "\u{1B}[91ma\u{1B}[0m\n")
        let box = "GroupBox { Text(\"a\") }"
        let line = { (signs: String) in "\u{1B}[38;2;108;108;112m\(signs)\u{1B}[0m" }
        #expect(
            try run(["--format", "ansi"], box).output
                == "\(line("╭───╮"))\n\(line("│")) a \(line("│"))\n\(line("╰───╯"))\n")
        #expect(try run(["--format", "ansi"], ":set charset ascii\n" + box).output.contains(".---."))
        #expect(try run(["--format", "ansi"], "Text(\"a\").padding()").output == "\n  a\n     \n")
        #expect(try run(["--format", "ansi", "--colors", "12"], input).status == 64)
        #expect(try run(["--format", "svg"], input).output.hasPrefix("<svg xmlns="))
        let page = try run(["--format", "html", "--color-scheme", "dark"], input).output
        #expect(page.contains("background: #1c1c1e"))
        #expect(page.contains("<span style=\"color: #ff453a\">a</span>"))
    }

    @Test func drawsAllPicturesOfAFile() throws {
        let input = "Text(\"a\")\nlet b = 1\nText(\"b\").bold()\n"
        #expect(
            try run(["--all"], input)
                == Program.Result(output: "> Text(\"a\")\na\n\n> Text(\"b\").bold()\nb\nb: bold\n"))
        #expect(try run(["--all", "--legend", "off"], input).output == "> Text(\"a\")\na\n\n> Text(\"b\").bold()\nb\n")
        let svg = try run(["--all", "--format", "svg", "--scale", "2", "--transparent"], input).output
        #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"316.8\" height=\"304\""))
        #expect(svg.components(separatedBy: "<text").count == 5)
        let page = try run(["--all", "--format", "html"], input).output
        #expect(page.contains("<code>Text(&quot;b&quot;).bold()</code></pre>"))
        #expect(!svg.contains("#ffffff"))
        #expect(try run(["--scale", "0"], input).status == 64)
    }

    @Test("Symbols are drawn, and sentences about a drawing stand beside it")
    func drawings() throws {
        let symbol = "Image(systemName: \"gear\")"
        let svg = try run(["--format", "svg"], symbol).output
        #expect(svg.contains("viewBox=\"0 0 40.8 40.8\""))
        #expect(svg.contains("<g transform=\"translate(0.9 0.9) scale(0.625)\""))
        #expect(!svg.contains("<text"))
        #expect(try run(["--charset", "unicode"], symbol).output == "⚙\n")
        #expect(try run(["--charset", "drawn"], symbol).status == 64)
        let hidden = "Text(\"ab\").overlay(Rectangle().fill(.red).frame(width: 8, height: 16), alignment: .leading)"
        let drawing = try run(["--format", "svg"], hidden)
        #expect(drawing.errors == "<stdin>: note: a fill hides part of \"ab\"\n")
        #expect(!drawing.output.contains("hides"))
    }

    @Test(
        "The pictures of the repository are as their sessions draw them; Pictures/make draws them anew",
        arguments: [
            ("showcase.svg", ["--format", "svg", "Sessions/Showcase.md"]),
            ("gallery.html", ["--format", "html", "--all", "--legend", "off", "Sessions/Gallery.md"]),
        ])
    func areUpToDate(name: String, arguments: [String]) throws {
        let top = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let words = arguments.map { $0.hasPrefix("Sessions/") ? top.appendingPathComponent($0).path : $0 }
        let drawn = try Program.run(["render"] + words, in: TemporaryFolder()).output
        let kept = try String(contentsOf: top.appendingPathComponent("Pictures/\(name)"), encoding: .utf8)
        #expect(drawn == kept)
    }

    @Test func namesThePicturesOfASession() throws {
        let folder = try TemporaryFolder()
        let session = """
            # A

            ## One

            ```atelier
            > Text("a")
            > Text(
            +   "b")
            ```

            ## Two

            ```atelier
            > Text("c")
            ```
            """
        try Data(session.utf8).write(to: folder.url.appendingPathComponent("a.md"))
        let text = try Program.run(["render", "--all", "a.md"], in: folder).output
        #expect(text == "# One\na\n\n> Text(...\nb\n\n# Two\nc\n")
        let page = try Program.run(["render", "--all", "--format", "html", "a.md"], in: folder).output
        let lines = page.split(separator: "\n").filter { $0.hasPrefix("<li>") || $0.hasPrefix("<h2") }
        #expect(lines.count == 4)
        #expect(page.contains("href=\"#picture-3\">Two</a>"))
        #expect(page.contains("<h2 id=\"picture-3\""))
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
                == "color is always\n\u{1B}[38;5;196m> a\u{1B}[0m\n")
    }
}
