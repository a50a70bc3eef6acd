import Drawing
import Playground
import Testing

@Suite("What is shown on a screen that is narrower than the width setting")
struct ScreenTests {
    private func replies(on columns: Int?, _ entries: String...) -> [Reply] {
        var playground = Playground()
        playground.screenColumns = columns
        return entries.map { playground.enter($0) }
    }

    @Test func aPictureFitsTheScreenAndIsRecordedAsItWas() {
        let reply = replies(on: 10, "Divider()")[0]
        #expect(reply.shown == String(repeating: "-", count: 10))
        #expect(reply.output == String(repeating: "-", count: 80))
        #expect(replies(on: 100, "Divider()")[0].shown == nil)
        #expect(replies(on: nil, "Divider()")[0].shown == nil)
    }

    @Test func aCommandThatLooksAtTheSessionLooksAgain() {
        let replies = replies(on: 20, "let a = 1", "GroupBox(\"Title\") { Divider() }", ":draw", ":tree", "a")
        #expect(replies[0].shown == nil)
        #expect(
            replies[2].shown == """
                .- Title ----------.
                | ---------------- |
                '------------------'
                """)
        #expect(
            replies[3].shown == """
                1 GroupBox "Title"
                      takes default
                2   Text "Title"
                3   Divider
                """)
        #expect(replies[4].output == "1 : Int")
        #expect(replies[4].shown == nil)
    }

    @Test func theWidthThatWasSetIsKept() {
        let replies = replies(on: 10, ":set width 12", "Divider()", ":undo", ":draw")
        #expect(replies[1].output == String(repeating: "-", count: 12))
        #expect(replies[1].shown == nil)
    }

    @Test func aChangeOfColoursAloneIsShownWhereTheyAreAndNotRecorded() {
        var playground = Playground(hasColor: true)
        func answer(_ entry: String) -> [String?] {
            let reply = playground.enter(entry)
            return [reply.output, reply.colored]
        }
        let text = answer("Text(\"a\").foregroundStyle(.mint)")
        #expect(text == ["a\na: mint", "\u{1B}[38;5;43ma\u{1B}[0m\na: mint"])
        let dark = answer(":set colorScheme dark")
        #expect(dark == ["colorScheme is dark", "colorScheme is dark\n\u{1B}[38;5;80ma\u{1B}[0m\na: mint"])
        // Neither its characters nor its colours are others.
        #expect(answer(":set locale ja") == ["locale is ja", nil])
        #expect(answer(":undo") == ["took back: :set locale ja", nil])
        let light = answer(":undo")
        #expect(light[1] == "took back: :set colorScheme dark\n\u{1B}[38;5;43ma\u{1B}[0m\na: mint")
        let plain = playground.enter(":set color never")
        #expect(plain.output == "color is never")
        #expect(plain.shown == "color is never\na\na: mint")
        #expect(plain.colored == nil)
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
