import Foundation
import Playground
import Testing
import Transcripts

@testable import Workshop

/// What a check says of a lesson that doesn't hold what it promises.
@Suite struct LessonCheckTests {
    private static let words = Array(repeating: "word", count: 60).joined(separator: " ")

    private static let lesson = """
        # 1. Tea

        \(words)

        ```atelier
        > struct Star: GroupBoxStyle {
        +   func makeBody(configuration: Configuration) -> some View { HStack { Text("*"); configuration.content } }
        + }
        > Text(tea)
        error: cannot find 'tea' in scope
        ```

        ```atelier-predict
        Which box takes the style?
        answer: Pot
        by: takes star
        because: It is the outer one.
        again: Pot=Kettle, Cup=Glass
        ```

        ```atelier
        > GroupBox("Pot") { GroupBox("Cup") { Text("tea") } }.groupBoxStyle(Star())
        ```

        ## The cup

        \(words)

        ```atelier-goal \\.lineLimit
        > GroupBox("Cup") { Text("tea") }.groupBoxStyle(Star())
        ```

        ```atelier-hint
        One.
        ```

        ```atelier-hint
        Two.
        ```

        ```atelier-hint
        Three.
        ```

        ```atelier-because
        So it is.
        ```

        ## For the instructor

        Minutes: 6

        - 6 min: all
        """

    /// What all sessions know.
    private let model = Playground()

    /// The errors of the lesson with some texts changed.
    private func errors(_ changes: (String, String)...) throws -> [String] {
        let text = changes.reduce(Self.lesson) { $0.replacing($1.0, with: $1.1, maxReplacements: 1) }
        return LessonCheck(of: try WorkshopLesson(parsing: text, path: "a.md"), like: model).errors.map { "\($0)" }
    }

    @Test("A lesson that holds what it promises has no error, and may show what is refused")
    func whole() throws {
        #expect(try errors() == [])
    }

    @Test(
        "Names for asking again that stand nowhere or are taken, keys that nobody knows, and reasons that miss are told"
    )
    func names() throws {
        #expect(
            try errors(
                ("Pot=Kettle", "Dog=Kettle"), ("\\.lineLimit", "\\.nosuch"),
                ("```atelier-because\nSo it is.\n```\n\n", "")) == [
                    "a.md:18: error: 'Dog' stands nowhere in the question, its answer, or the entry it is about",
                    "a.md:29: error: the goal 'The cup' has no atelier-because, which says why its solution works",
                    "a.md:29: error: '\\.nosuch' is no key of the environment here: value of type 'EnvironmentValues' has no member 'nosuch'",
                ])
        #expect(
            try errors(("Pot=Kettle, Cup=Glass", "Pot=Cup"), ("Minutes: 6\n", "")) == [
                "a.md:18: error: 'Cup' stands in the question already, so two things would have one name",
                "a.md:49: error: below '## For the instructor' nothing says how long the lesson takes; write a line such as Minutes: 14",
            ])
    }

    @Test("Two boxes of one name, and too little or too much to read are told")
    func labels() throws {
        #expect(
            try errors(
                ("GroupBox(\"Cup\")", "GroupBox(\"Pot\")"), (", Cup=Glass", ""),
                ("## The cup\n\nword", "## The cup\n\n\(Self.words) \(Self.words)"), ("\n\nword word", "\n\nword")) == [
                    "a.md:13: error: 59 words stand to be read before this; 60 to 120 are asked for",
                    "a.md:22: error: two things here are called 'Pot', so no answer could tell which of them is meant",
                    "a.md:29: error: 179 words stand to be read before this; 60 to 120 are asked for",
                ])
    }

    @Test("A label that answers need as a word is refused, in the question and with the names for asking again")
    func ordinaryLabels() throws {
        #expect(
            try errors(
                ("GroupBox(\"Pot\")", "GroupBox(\"Inner\")"), ("answer: Pot", "answer: Inner"), ("Pot=", "Inner=")) == [
                    "a.md:22: error: 'Inner' is a word that answers need, as in 'all but the inner one'; give what is called so another label"
                ])
        #expect(
            try errors(("Pot=Kettle", "Pot=Last")) == [
                "a.md:18: error: 'Last' is a word that answers need, as in 'all but the inner one'; give what is called so another label"
            ])
        for word in ["one", "both", "all", "none", "inner", "outer", "first", "third", "last", "but", "a", "seven"] {
            #expect(LabelAnswer.ordinary.contains(word), "\(word)")
        }
    }

    @Test("An entry that fails is told once, wherever it stands in the way")
    func failing() throws {
        #expect(
            try errors(("Text(tea)\nerror:", "Text(tea)\nError:")) == [
                "a.md:9: error: this entry fails: cannot find 'tea' in scope"
            ])
    }

    @Test("The lesson that the guide for authors shows holds what it promises, and the guide is none itself")
    func guide() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sessions/Workshop/README.md")
        let guide = try String(contentsOf: file, encoding: .utf8)
        #expect(!WorkshopLesson.isLesson(guide))
        let text = try #require(
            guide.components(separatedBy: "````markdown\n").last?.components(separatedBy: "````\n").first)
        #expect(WorkshopLesson.isLesson(text))
        let check = LessonCheck(of: try WorkshopLesson(parsing: text, path: "Tea.md"))
        #expect(check.errors.map { "\($0)" } == [] && check.goals == 1 && check.predictions == 1)
        let replay = try Transcript(parsing: text)
        #expect(replay.steps.count == 3)
    }

    @Test("Of two lessons of one number the second is refused")
    func numbers() {
        let shelf = LessonShelf(reading: [("a.md", Self.lesson), ("b.md", Self.lesson)])
        #expect(
            shelf.errors.map { "\($0)" } == [
                "b.md:1: error: a.md is lesson 1, too; a lesson is known by its number, so give one of them another"
            ])
        #expect(shelf.lessons.map(\.path) == ["a.md"])
    }
}
