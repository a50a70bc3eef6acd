import Drawing
import Playground
import Testing

@Suite("What is shown on a screen that is narrower than the width setting")
struct ScreenTests {
    /// What is recorded of the answers, and what a screen shows.
    private func answers(on columns: Int?, _ entries: String...) -> [(recorded: String, shown: String)] {
        var playground = Playground()
        playground.screenColumns = columns
        let writer = ReplyWriter()
        return entries.map { entry in
            let reply = playground.enter(entry)
            return (reply.output, writer.text(of: reply).plain)
        }
    }

    @Test func aPictureFitsTheScreenAndIsRecordedAsItWas() {
        let line = String(repeating: "-", count: 80)
        #expect(answers(on: 10, "Divider()")[0] == (line, String(repeating: "-", count: 10)))
        #expect(answers(on: 100, "Divider()")[0] == (line, line))
        #expect(answers(on: nil, "Divider()")[0] == (line, line))
    }

    @Test func aCommandThatLooksAtTheSessionIsLaidOutForTheScreen() {
        let answers = answers(
            on: 20, "let a = 1", "GroupBox(\"Title\") { Divider() }", ":draw", ":tree", "a", ":help redo", ":set width")
        #expect(answers[0].shown == "declared let a")
        let picture = """
            .- Title ----------.
            | ---------------- |
            '------------------'
            """
        #expect(answers[1].shown == picture)
        #expect(answers[2].shown == picture)
        #expect(
            answers[3].shown == """
                1 GroupBox "Title"
                      takes default
                2   Text "Title"
                3   Divider
                """)
        #expect(answers[4] == ("1 : Int", "1 : Int"))
        #expect(
            answers[5] == (
                ":redo   enters again what was undone last\n\nExample: :redo",
                """
                :redo   enters again
                  what was undone
                  last

                Example: :redo
                """
            ))
    }

    @Test func anErrorFitsTheScreen() {
        #expect(
            answers(on: 24, "Text(\"a\").paddin(4)")[0] == (
                """
                error: value of type 'Text' has no member 'paddin'; did you mean 'padding'?
                  Text("a").paddin(4)
                            ^~~~~~
                """,
                """
                error: value of type
                  'Text' has no member
                  'paddin'; did you mean
                  'padding'?
                  Text("a").paddin(4)
                            ^~~~~~
                """
            ))
    }

    @Test func aPageShowsItsExampleAsWideAsTheScreen() {
        let page = answers(on: 12, ":doc Divider")[0]
        #expect(page.recorded.contains("\n" + String(repeating: "-", count: 80) + "\n"))
        #expect(page.shown.contains("\n" + String(repeating: "-", count: 12) + "\n"))
    }

    @Test func theWidthThatWasSetIsKept() {
        let answers = answers(on: 10, ":set width 12", "Divider()", ":undo", ":draw")
        let line = String(repeating: "-", count: 12)
        #expect(answers[1] == (line, line))
    }

    @Test func aChangeOfColoursAloneIsShownWhereTheyAreAndNotRecorded() {
        var playground = Playground()
        let writer = ReplyWriter(hasColor: true)
        func answer(_ entry: String) -> [String?] {
            let reply = playground.enter(entry)
            return [reply.output, writer.text(of: reply).colored]
        }
        let text = answer("Text(\"a\").foregroundStyle(.mint)")
        #expect(text == ["a\na: mint", "\u{1B}[38;5;44ma\u{1B}[0m"])
        let dark = answer(":set colorScheme dark")
        #expect(dark == ["colorScheme is dark", "colorScheme is dark\n\u{1B}[38;5;80ma\u{1B}[0m"])
        // Neither its characters nor its colours are others.
        #expect(answer(":set locale ja") == ["locale is ja", nil])
        #expect(answer(":undo") == ["took back: :set locale ja", nil])
        let light = answer(":undo")
        #expect(light[1] == "took back: :set colorScheme dark\n\u{1B}[38;5;44ma\u{1B}[0m")
        let plain = playground.enter(":set color never")
        #expect(plain.output == "color is never")
        #expect(writer.text(of: plain) == ReplyWriter.Text(plain: "color is never\na"))
    }

    @Test func withoutColoursAPictureIsShownOnce() {
        var playground = Playground()
        let writer = ReplyWriter()
        let answers = ["Text(\"a\").bold()", "print(\"x\")", ":set colorScheme dark"].map {
            writer.text(of: playground.enter($0))
        }
        #expect(answers.map(\.plain) == ["a\na: bold", "x", "colorScheme is dark"])
    }

    @Test func anEmptyCanvasIsToldOfInColourToo() {
        var playground = Playground()
        let reply = playground.enter("EmptyView()")
        #expect(
            ReplyWriter(hasColor: true).text(of: reply)
                == ReplyWriter.Text(plain: "the canvas is empty", colored: "the canvas is empty"))
    }

    @Test func anExampleIsInColour() {
        var playground = Playground()
        let text = ReplyWriter(hasColor: true).text(of: playground.enter(":doc foregroundStyle"))
        #expect(text.colored?.contains("\u{1B}[38;5;") == true)
        #expect(!text.plain.contains("\u{1B}"))
    }

    @Test(
        "No answer is wider than the setting",
        arguments: [8, 10, 20, 33],
        [
            ":browse", ":browse Gauge", ":doc Toggle", ":doc padding", ":doc :tree", ":tree", ":tree --env", ":stack",
            ":help", ":help styles", ":set", "Text(\"a\").opacity(0)", "EmptyView()",
            "Text(\"a\").padding(.infinity).frame(width: -1).background(.red)",
        ])
    func widths(width: Int, entry: String) {
        var playground = Playground()
        for entry in [":set width \(width)", "GroupBox(\"A title\") { Text(\"hello\") }.groupBoxStyle(.automatic)"] {
            _ = playground.enter(entry)
        }
        let rows = playground.enter(entry).output.split(separator: "\n")
        #expect(rows.filter { GraphemeWidth.columns(of: $0) > width } == [])
    }
}
