import Testing

@testable import Workshop

@Suite struct LessonReaderTests {
    private let lesson = """
        # 7. A lesson

        Read this.

        ```atelier-predict
        Which box?
        Say its label.
        answer: Box
        by: takes fenced
        because: It is
        the only one.
        again: Box=Tin, x=y z
        ```

        ```atelier
        > GroupBox("Box") { Text("x") }
        anything
        ```

        ## A goal

        Make it so.

        ```atelier-start
        > Text("a")
        ```

        ```atelier-goal picture \\.font
        > Text("a")
        + .bold()
        > .padding()
        ```

        ```atelier-hint
        Use `.bold()`
        first.
        ```

        ```atelier-because
        So it is.
        ```

        ## What you have learnt

        Much.

        ## For the instructor

        Minutes: 5

        - 2 min: one
        - 3 min: two

        """

    private func problem(_ text: String) -> String? {
        do throws(LessonError) {
            _ = try WorkshopLesson(parsing: text, path: "a.md")
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("A lesson has its parts in the order in which they are done")
    func parts() throws {
        let lesson = try WorkshopLesson(parsing: lesson, path: "lessons/Boxes.md")
        #expect(lesson.name == "Boxes" && lesson.number == 7 && lesson.title == "A lesson")
        #expect(
            lesson.parts.map(\.told) == [
                "read: Read this.", "predict: Which box? Say its label.", #"entry: GroupBox("Box") { Text("x") }"#,
                "read: A goal / Make it so.", "goal: A goal", "read: What you have learnt / Much.",
            ])
        let goal = try #require(lesson.goals.first)
        #expect(goal.name == "a-goal" && goal.line == 28)
        #expect(goal.counts == Goal.Counts(picture: true, keys: ["\\.font"]))
        #expect(goal.start.map(\.text) == ["Text(\"a\")"] && goal.start.map(\.line) == [25])
        #expect(goal.solution.map(\.text) == ["Text(\"a\")\n.bold()", ".padding()"])
        #expect(goal.solution.map(\.line) == [29, 31])
        #expect(goal.hints == [Goal.Hint(line: 34, text: "Use `.bold()` first.")] && goal.because == "So it is.")
        let prediction = try #require(lesson.predictions.first)
        #expect(prediction.answer == "Box" && prediction.measure == .takes("fenced"))
        #expect(prediction.because == "It is the only one.")
        #expect(prediction.names.map(\.from) == ["Box", "x"] && prediction.names.map(\.to) == ["Tin", "y z"])
        #expect(lesson.instructor?.minutes == 5 && lesson.instructor?.shares.map(\.minutes) == [2, 3])
    }

    @Test(
        "What is wrong with a lesson is said with file and line",
        arguments: [
            (
                "# 7. A lesson", "# A lesson",
                "a.md:1: error: a lesson begins with its number and its title, as in # 2. Styles for boxes"
            ),
            (
                "```atelier-hint", "```atelier-hnt",
                "a.md:34: error: there is no fence 'atelier-hnt'; there are atelier-start, atelier-goal, atelier-hint, atelier-because, atelier-predict"
            ),
            (
                "So it is.\n```", "So it is.",
                "a.md:39: error: this fence is never closed; close it with a line of as many backticks or tildes"
            ),
            ("answer: Box\n", "", "a.md:5: error: this atelier-predict has no line that begins with 'answer: '"),
            (
                "answer: Box\n", "answer: Box\nanswer: Tin\n",
                "a.md:9: error: this atelier-predict has a second answer; one is right"
            ),
            (
                "by: takes fenced", "by: chance",
                "a.md:9: error: 'chance' is no way to find the answer; write takes and the name of a style, tree, or line and a number"
            ),
            (
                "again: Box=Tin, x=y z", "again: Box",
                "a.md:12: error: 'Box' is no pair of names; write Old=New, with commas between pairs"
            ),
            (
                "> GroupBox(\"Box\") { Text(\"x\") }\nanything\n", "",
                "a.md:5: error: no entry follows this atelier-predict, so there is nothing to predict"
            ),
            (
                "picture \\.font", "colours",
                "a.md:28: error: 'colours' says nothing behind atelier-goal; write picture, or a key of the environment such as \\.font"
            ),
            (
                "> Text(\"a\")\n+ .bold()", "Text(\"a\")",
                "a.md:29: error: output stands before the first entry of this fence; an entry begins with '> '"
            ),
            ("So it is.", "  ", "a.md:39: error: this atelier-because holds nothing"),
            (
                "> .padding()\n```", "> .padding()",
                "a.md:28: error: this atelier-goal is not closed before line 33, where the next fence begins; close it with ```"
            ),
            (
                "anything\n```", "anything",
                "a.md:15: error: this atelier is not closed before line 23, where the next fence begins; close it with ```"
            ),
            (
                "```atelier\n> GroupBox(\"Box\") { Text(\"x\") }\nanything\n```",
                "~~~atelier\n> GroupBox(\"Box\") { Text(\"x\") }\nanything\n~~~",
                "a.md:15: error: entries stand between backticks; write ```atelier"
            ),
            (
                "```atelier-start", "```atelier-start picture",
                "a.md:24: error: 'picture' says nothing behind atelier-start; what counts for a goal stands behind atelier-goal"
            ),
            (
                "> .padding()", "> :undo",
                "a.md:31: error: ':undo' makes nothing that could be compared, so it has no place in atelier-goal; write Swift"
            ),
            (
                "> Text(\"a\")\n```", "> :quit\n```",
                "a.md:25: error: ':quit' makes nothing that could be compared, so it has no place in atelier-start; write Swift"
            ),
            ("Minutes: 5", "Minutes: five", "a.md:49: error: 'five' is no number of minutes; write one such as 14"),
            ("Minutes: 5", "Minutes: -5", "a.md:49: error: '-5' is no number of minutes; write one such as 14"),
            ("- 2 min: one", "- two min: one", "a.md:51: error: 'two' is no number of minutes; write one such as 14"),
        ])
    func problems(old: String, new: String, expected: String) {
        #expect(lesson.contains(old))
        #expect(problem(lesson.replacing(old, with: new, maxReplacements: 1)) == expected)
    }

    @Test("A lesson needs a goal, and each goal a name and a place")
    func goals() {
        #expect(
            problem("# 1. A\n\ntext\n") == "a.md:1: error: the lesson has no goal, which stands in a fence atelier-goal"
        )
        #expect(
            problem("# 1. A\n\n```atelier-hint\nx\n```\n")
                == "a.md:3: error: this atelier-hint stands behind no atelier-goal")
        #expect(
            problem("# 1. A\n\n```atelier-start\n> Text(\"a\")\n```\n")
                == "a.md:3: error: no atelier-goal follows this atelier-start")
        let goal = "```atelier-goal\n> Text(\"a\")\n```\n"
        #expect(
            problem("# 1. A\n\n## One\n\n\(goal)\n\(goal)")
                == "a.md:9: error: another goal stands below a heading 'One'; a goal is known by its heading, so it needs one of its own"
        )
    }
}

extension WorkshopLesson.Part {
    fileprivate var told: String {
        switch self {
        case .read(let passages):
            "read: "
                + passages.map { passage in
                    switch passage {
                    case .heading(let title): title
                    case .paragraph(let lines): lines.joined(separator: " ")
                    }
                }.joined(separator: " / ")
        case .entry(let entry): "entry: \(entry.text)"
        case .predict(let prediction): "predict: \(prediction.question)"
        case .goal(let goal): "goal: \(goal.title)"
        }
    }
}
