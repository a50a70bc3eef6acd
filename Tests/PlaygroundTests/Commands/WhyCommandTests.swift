import Testing

@testable import Playground

@Suite struct WhyCommandTests {
    private func playground(_ entries: String...) -> Playground {
        var playground = Playground()
        for entry in entries {
            let reply = playground.enter(entry)
            #expect(reply.failure == nil, "\(reply.output)")
        }
        return playground
    }

    @Test("Asking changes nothing: state stays, and so does what is on the canvas")
    func changesNothing() {
        var playground = playground(
            """
            struct Count: View {
                @State var count = 0
                var body: some View { Button("Add \\(count)") { count += 1 } }
            }
            """, "GroupBox(\"Box\") { Count() }", ".buttonStyle(.bordered)", ":tap 4", ":tap 4")
        let tree = playground.enter(":tree").output
        #expect(tree.contains("\"Add 2\""))
        #expect(playground.enter(":why Button").output.contains("without it    takes its default style"))
        #expect(playground.enter(":tree").output == tree)
        #expect(playground.enter(":tap 4").output.contains("Add 3"))
        #expect(playground.enter(":list").output.contains("bordered"))
    }

    @Test("Conditional styles, functions, loops and modifiers in extensions are told by their code")
    func citesCode() {
        var playground = playground(
            """
            struct Tagged: GroupBoxStyle {
                let tag: String
                func makeBody(configuration: Configuration) -> some View { configuration.content }
            }
            """,
            """
            func boxes(_ on: Bool) -> some View {
                VStack {
                    ForEach(0..<2, id: \\.self) { number in
                        GroupBox("Box \\(number)") { Text("x") }
                            .groupBoxStyle(on ? Tagged(tag: "on") : Tagged(tag: "off"))
                    }
                }
            }
            """, "@State var on = true", "boxes(on)")
        #expect(
            playground.enter(":why \"Box 1\"").output == """
                4 GroupBox "Box 1" takes tagged("on")
                  pushed by         the declaration in entry 2, line 5: .groupBoxStyle(on ?
                                    Tagged(tag: "on") : Tagged(tag: "off")), used by entry 4:
                                    boxes(on)
                  stack here        tagged("on")
                  left inside       nothing
                  without it here   takes its default style
                  not seen          its label, as tagged("on") leaves it out
                """)
    }

    @Test("Of many nodes of one type the first are listed, and the others are counted", .timeLimit(.minutes(1)))
    func listsFew() {
        var playground = playground("VStack { ForEach(0..<5000) { _ in Text(\"a\") } }")
        let listed = (2...13).map { "\($0) Text \"a\"" }.joined(separator: ", ")
        #expect(
            playground.enter(":why Text").failure?.message
                == "Text could be \(listed) or 4988 more; name one by its number: :why 2")
    }

    @Test("What stands in a file is told by its line")
    func citesFiles() {
        var playground = Playground()
        let script = """
            struct Plain: GroupBoxStyle {
                func makeBody(configuration: Configuration) -> some View { configuration.content }
            }

            GroupBox("Box") { Text("x") }
                .groupBoxStyle(Plain())
            """
        for entry in playground.entries(in: script) { _ = playground.enter(entry, of: "boxes.swift") }
        #expect(
            playground.enter(":why 1").output == """
                1 GroupBox "Box" takes plain
                  pushed by     boxes.swift:6: .groupBoxStyle(Plain())
                  stack here    plain
                  left inside   nothing
                  without it    takes its default style
                """)
        #expect(
            playground.enter(":why").output == """
                boxes.swift:5: GroupBox("Box") { Text("x") }...
                  the canvas   is new
                """)
    }

    @Test("A canvas that no longer fits can't be explained") func outdated() {
        var playground = playground("struct Card: View { var body: some View { Text(\"a\") } }", "Card()")
        _ = playground.enter("struct Card: View { let title: String; var body: some View { Text(title) } }")
        #expect(
            playground.enter(":why 1").output
                == "error: the canvas no longer fits what is declared; enter a view first")
    }

    @Test("Nothing ends where the style that is left out is what ended a recursion") func recursion() {
        var playground = playground(
            """
            struct Loop: GroupBoxStyle {
                func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
            }
            """, "GroupBox(\"Box\") { Text(\"x\") }.groupBoxStyle(Loop())")
        #expect(playground.enter(":why 1").output.hasPrefix("1 GroupBox \"Box\" takes loop"))
    }

    @Test("Numbers, titles and types complete, and behind a node the keys and size") func completes() {
        let playground = playground("VStack { Text(\"one\"); Text(\"two\"); Divider() }")
        func candidates(_ typed: String) -> [String] {
            playground.completions(in: typed, at: typed.count).candidates.map(\.text)
        }
        #expect(candidates(":why ") == ["\"one\"", "\"two\"", "1", "2", "3", "4", "Divider", "VStack"])
        #expect(candidates(":why \"t") == ["\"two\""])
        #expect(candidates(":why V") == ["VStack"])
        #expect(candidates(":why VStack si") == ["size"])
        #expect(candidates(":why VStack fon").contains("font"))
        #expect(candidates(":why @1,1 ").isEmpty)
        #expect(candidates(":draw ") == ["--numbers"])
    }

    @Test("A size fits 40 columns, is told again after other questions, and a node has one on each page") func sizes() {
        var playground = playground("GroupBox(\"Box\") { Text(\"hello world\") }.frame(width: 104)", ":set width 40")
        let answer = """
            3 Text "hello world" is 5 x 2 cells
             was offered
                9 columns by 1 GroupBox "Box": 13
                columns less 2 on each side
             before that
                13 columns by entry 1: .frame(width:
                104)
             before that
                40 columns by the page
             wants
                11 x 1
             so
                it breaks into 2 lines
            """
        #expect(playground.enter(":why 3 size").output == answer)
        for question in [":why 1 size", ":why @3,3", ":draw --numbers", ":why 2 size"] {
            _ = playground.enter(question)
        }
        #expect(playground.enter(":why 3 size").output == answer)
        #expect(
            playground.enter(":why @1,1 size").output
                == "error: 'size' is one argument too many:\n  :why [NODE [KEY | size] | @COLUMN,ROW]")
    }
}
