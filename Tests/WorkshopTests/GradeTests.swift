import Playground
import Testing

@testable import Workshop

/// Answers that people may give, and what is said of them.
@Suite struct GradeTests {
    /// What all sessions know.
    private let model = Playground()

    private static let styles = """
        ```atelier
        > struct Stamped: GroupBoxStyle {
        +   var stamp: String
        +   func makeBody(configuration: Configuration) -> some View {
        +     VStack { HStack { configuration.label; Text(stamp) }; configuration.content }.border(.primary)
        +   }
        + }
        > struct Dotted: GroupBoxStyle {
        +   func makeBody(configuration: Configuration) -> some View {
        +     VStack { Text(".."); GroupBox(configuration) }
        +   }
        + }
        ```

        """

    /// What came of an answer to a goal.
    private func verdict(
        start: String = "", goal: String, _ answer: String..., counting words: String = ""
    ) throws -> String {
        func fence(_ name: String, _ text: String) -> String {
            let lines = text.split(separator: "\n").enumerated().map { ($0.offset == 0 ? "> " : "+ ") + $0.element }
            return "```\(name)\n" + lines.joined(separator: "\n") + "\n```\n\n"
        }
        let text =
            "# 1. A lesson\n\n" + Self.styles + "## One\n\n" + (start.isEmpty ? "" : fence("atelier-start", start))
            + fence("atelier-goal \(words)", goal)
        let lesson = try WorkshopLesson(parsing: text, path: "a.md")
        let room = GoalRoom(try #require(lesson.goals.first), of: lesson, like: model)
        switch try room.outcome(of: answer, against: room.look()) {
        case .graded(let grade): return grade.difference.map { "\($0)" } ?? "reached"
        case .fails(let message, _): return "fails: \(message)"
        }
    }

    private let boxes = #"GroupBox("Outer") { GroupBox("Inner") { Text("x") } }"#

    @Test("Names, order, and the place of a push don't count where the tree is the same")
    func honest() throws {
        let goal = boxes + #".groupBoxStyle(Stamped(stamp: "A")).groupBoxStyle(Stamped(stamp: "B"))"#
        let answers: [[String]] = [
            [boxes, #".groupBoxStyle(Stamped(stamp: "A"))"#, #".groupBoxStyle(Stamped(stamp: "B"))"#],
            [
                #"GroupBox("Outer") { GroupBox("Inner") { Text("x") }.groupBoxStyle(Stamped(stamp: "B")) }.groupBoxStyle(Stamped(stamp: "A"))"#
            ],
            [
                "struct Mine: GroupBoxStyle {\n  let word: String\n  func makeBody(configuration: Configuration) -> some View {\n    VStack {\n      HStack { configuration.label; Text(word) }\n      configuration.content\n    }\n    .modifier(Edge())\n  }\n}\nstruct Edge: ViewModifier {\n  func body(content: Content) -> some View { content.border(.primary) }\n}",
                boxes + #".groupBoxStyle(Mine(word: "A")).groupBoxStyle(Mine(word: "B"))"#,
            ],
            [
                "extension View { func all() -> some View { groupBoxStyle(Stamped(stamp: \"A\")).groupBoxStyle(Stamped(stamp: \"B\")) } }",
                "struct Screen: View { var body: some View { \(boxes).all() } }", "Screen()",
            ],
        ]
        for answer in answers {
            #expect(try verdict(goal: goal, answer.joined(separator: "\n")) == "reached", "\(answer)")
        }
    }

    @Test("The first difference is named with the nodes of both sides")
    func differences() throws {
        let goal = boxes + #".groupBoxStyle(Stamped(stamp: "A"))"#
        #expect(
            try verdict(goal: goal, boxes)
                == #"GroupBox "Outer" (node 1) takes the default; the goal's takes stamped("A")"#)
        #expect(
            try verdict(goal: goal, boxes, #".groupBoxStyle(Stamped(stamp: "B"))"#)
                == #"GroupBox "Outer" (node 1) takes stamped("B"); the goal's takes stamped("A")"#)
        #expect(
            try verdict(goal: goal, boxes + #".groupBoxStyle(Stamped(stamp: "A")).groupBoxStyle(Stamped(stamp: "A"))"#)
                == #"GroupBox "Inner" (node 6) takes stamped("A"); the goal's takes the default"#)
        #expect(
            try verdict(goal: goal, #"GroupBox("Outer") { Text("x") }.groupBoxStyle(Stamped(stamp: "A"))"#)
                == #"the goal has GroupBox "Inner" (node 6), which your canvas has not"#)
        #expect(
            try verdict(goal: boxes, boxes.replacing("Inner", with: "Other"))
                == #"your canvas has GroupBox "Other" (node 3) where the goal has GroupBox "Inner" (node 3)"#
        )
        #expect(
            try verdict(goal: boxes, "Text(\"x\")")
                == #"the goal has GroupBox "Outer" (node 1), which your canvas has not"#)
        #expect(try verdict(goal: boxes, "let a = 1") == "there is no canvas yet")
        #expect(try verdict(goal: boxes, "Text(").hasPrefix("fails: ") == true)
    }

    @Test("A style that builds on the next one is named with it")
    func chains() throws {
        let goal = #"GroupBox("Box") { Text("x") }.groupBoxStyle(Dotted()).groupBoxStyle(Stamped(stamp: "A"))"#
        #expect(
            try verdict(goal: goal, #"GroupBox("Box") { Text("x") }.groupBoxStyle(Dotted())"#)
                == #"GroupBox "Box" (node 1) takes dotted, then the default; the goal's takes dotted, then stamped("A")"#
        )
        #expect(
            try verdict(
                goal: goal, #"GroupBox("Box") { Text("x") }.groupBoxStyle(Stamped(stamp: "A")).groupBoxStyle(Dotted())"#
            )
                == #"GroupBox "Box" (node 1) takes stamped("A"); the goal's first takes dotted"#)
    }

    @Test("What a component of one's own is called does not count, and what stands around it does")
    func ownComponents() throws {
        func program(_ name: String, in box: String) -> String {
            """
            @Component struct \(name) { var text: String }
            extension \(name) {
              var defaultBody: some View { Text(text) }
            }
            GroupBox("Box") { \(box) { Text("a"); \(name)(text: "b") } }
            """
        }
        let goal = program("Price", in: "VStack")
        #expect(try verdict(goal: goal, program("Cost", in: "VStack")) == "reached")
        #expect(
            try verdict(goal: goal, program("Cost", in: "HStack"))
                .hasPrefix(#"GroupBox "Box" (node 1) takes the default, and line 2 of it reads"#))
    }

    @Test("A style of the same name that makes something else is no way to the goal")
    func otherBody() throws {
        let answer =
            "struct Dotted: GroupBoxStyle { func makeBody(configuration: Configuration) -> some View { VStack { Text(\"::\"); GroupBox(configuration) } } }"
        let box = #"GroupBox("Box") { Text("x") }.groupBoxStyle(Dotted())"#
        #expect(
            try verdict(goal: box, answer, box)
                == #"GroupBox "Box" (node 1) takes dotted, then the default, and shows "::", "Box", "x" there; the goal's shows "..", "Box", "x""#
        )
    }

    @Test("Texts and their looks count, and the picture and the environment where the goal says so")
    func counts() throws {
        let goal = #"VStack { Text("a"); Text("b").bold() }.padding()"#
        #expect(try verdict(goal: goal, #"VStack { Text("a"); Text("b").bold() }"#) == "reached")
        #expect(
            try verdict(goal: goal, #"VStack { Text("a"); Text("b").bold() }"#, counting: "picture")
                == #"around Text "a" (node 2) line 1 of your picture reads "a"; the goal's is empty"#)
        #expect(
            try verdict(goal: goal, #"VStack { Text("a"); Text("b") }"#)
                == #"Text "b" (node 3) is plain; the goal's is bold"#)
        #expect(
            try verdict(goal: goal, #"VStack { Text("a"); Text("c") }"#)
                == #"your canvas has Text "c" (node 3) where the goal has Text "b" (node 3)"#)
        #expect(
            try verdict(
                goal: #"Text("a").environment(\.lineLimit, 2)"#, #"Text("a").environment(\.lineLimit, 3)"#,
                counting: #"\.lineLimit"#) == #"at "a" lineLimit is 3; in the goal it is 2"#)
    }

    @Test("Settings of how it is drawn don't count")
    func settings() throws {
        #expect(
            try verdict(
                goal: boxes, boxes, ":set charset unicode", ":set width 30", ":set legend on", counting: "picture")
                == "reached")
    }
}
