import Foundation
import Testing
import Transcripts
import Workshop

@testable import Shell

@Suite struct WorkshopTests {
    /// A lesson that is short enough to be read whole.
    private static let lesson = """
        # 1. Boxes

        Read this.

        ```atelier
        > struct Dotted: GroupBoxStyle {
        +   func makeBody(configuration: Configuration) -> some View { HStack { Text(".."); configuration.content } }
        + }
        ```

        ```atelier-predict
        Which box takes the style?
        answer: Tea
        by: takes dotted
        because: It is the only one.
        again: Tea=Milk
        ```

        ```atelier
        > GroupBox("Tea") { Text("x") }.groupBoxStyle(Dotted())
        ```

        ## The inner one

        Style the inner box.

        ```atelier-start
        > GroupBox("A") { GroupBox("B") { Text("x") } }
        ```

        ```atelier-goal
        > GroupBox("A") { GroupBox("B") { Text("x") }.groupBoxStyle(Dotted()) }
        ```

        ```atelier-hint
        Where does the inner one end?
        ```

        ```atelier-hint
        Behind its brace.
        ```

        ```atelier-hint
        Put `.groupBoxStyle(Dotted())` there.
        ```

        ```atelier-because
        So only that one sees it.
        ```

        ## For the instructor

        Minutes: 2

        - 2 min: all
        """

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.lesson, to: "Boxes.md")
        return folder
    }

    private func play(_ entries: String..., in folder: TemporaryFolder) throws -> Program.Result {
        try Program.run(
            ["workshop", "--lessons", "Boxes.md", "1"], input: entries.joined(separator: "\n") + "\n", in: folder)
    }

    private let solution = #"GroupBox("A") { GroupBox("B") { Text("x") }.groupBoxStyle(Dotted()) }"#

    @Test("A lesson asks, shows the goal beside the canvas, and says what differs until it is reached")
    func wholeLesson() throws {
        let folder = try folder()
        let result = try play(
            "", ":answer milk", "", ".groupBoxStyle(Dotted())", solution, ":hint", "", ":answer 1", in: folder)
        #expect(result.errors == "")
        #expect(
            result.output == #"""

                Lesson 1. Boxes
                Enter runs the entry at the prompt; :hint, :solution, :skip help; Ctrl-D leaves.

                Read this.

                > struct Dotted: GroupBoxStyle {
                +   func makeBody(configuration: Configuration) -> some View { HStack { Text(".."); configuration.content } }
                + }
                declared struct Dotted
                Before you see it
                Which box takes the style?
                    GroupBox("Tea") { Text("x") }.groupBoxStyle(Dotted())
                Answer with :answer and your words; Enter asks again.
                > :answer milk
                Not so: it is Tea. It is the only one.
                > GroupBox("Tea") { Text("x") }.groupBoxStyle(Dotted())
                .. x

                The inner one

                Style the inner box.

                Goal 1 of 1: The inner one
                your canvas   the goal
                .- A -----.   .- A --.
                | .- B -. |   | .. x |
                | | x   | |   '------'
                | '-----' |
                '---------'
                Make the canvas like the goal. Up brings its code; :hint, :goal, :reset help.
                > .groupBoxStyle(Dotted())
                your canvas   the goal
                   .- B -.    .- A --.
                .. | x   |    | .. x |
                   '-----'    '------'
                GroupBox: dotted on top, then the default
                not yet: GroupBox "A" (node 1) takes dotted; the goal's takes the default
                > GroupBox("A") { GroupBox("B") { Text("x") }.groupBoxStyle(Dotted()) }
                your canvas   the goal
                .- A --.      .- A --.
                | .. x |      | .. x |
                '------'      '------'

                Reached: goal 1 of 1
                So only that one sees it.
                Enter goes on; :solution and :hint still tell, :goal begins it once more.
                > :hint
                Hint 1 of 3: Where does the inner one end?
                >

                Once more
                Which box takes the style?
                    GroupBox("Milk") { Text("x") }.groupBoxStyle(Dotted())
                Answer with :answer and your words; Enter asks again.
                > :answer 1
                Right: Milk. It is the only one.
                .. x

                End of lesson 1: 1 of 1 goal reached, 0 of 1 prediction right at once.
                That was the last lesson. Enter leaves the workshop; atelier by itself opens a
                shell for views of your own. :lessons lists what you have done.
                You left the lesson. What you have reached is kept; begin again, and it goes on.

                """#, "\(result.output)")
        let key = "Boxes@" + (SessionFiles.resolved(folder.url.path) ?? "")
        #expect(
            try folder.read(".local/state/atelier/workshop").hasPrefix(
                "atelier workshop 1\nbegun \(key)\nlast \(key)\nreached \(key)/the-inner-one "))
        #expect(try folder.permissions(".local/state/atelier/workshop") == 0o600)
    }

    @Test("From a goal hints, solution, comparison, a new start and the next thing are always to be had")
    func nobodyIsStuck() throws {
        let folder = try folder()
        let result = try play(
            ":goal 1", ":hint", ":hint", ":hint", ":hint", ":solution", ":undo", ":reset", ":goal", "Text(x)", ":skip",
            in: folder)
        for line in [
            "Hint 1 of 3: Where does the inner one end?", "Hint 3 of 3: Put `.groupBoxStyle(Dotted())` there.",
            "Those were all the hints; :solution shows how it is done, and :skip goes on.",
            "    GroupBox(\"A\") { GroupBox(\"B\") { Text(\"x\") }.groupBoxStyle(Dotted()) }\nSo only that one sees it.",
            "The goal begins anew; :undo brings back what you entered.",
            #"not yet: GroupBox "B" (node 3) takes the default; the goal's takes dotted"#,
            "End of lesson 1: 0 of 1 goal reached.",
        ] { #expect(result.output.contains(line), "\(line)\n---\n\(result.output)") }
        #expect(result.status == 0)
    }

    @Test("A question that was answered wrongly is asked once more, though one leaves at the last goal")
    func owedQuestions() throws {
        let folder = try folder()
        let first = try play("", ":answer Milk", "", solution, in: folder)
        #expect(first.output.contains("Reached: goal 1 of 1"))
        let again = try Program.run(
            ["workshop", "--lessons", "Boxes.md"], input: ":answer Milk\n", in: folder)
        #expect(again.output.contains("Once more\nWhich box takes the style?"), "\(again.output)")
        #expect(again.output.contains("Right: Milk. It is the only one."), "\(again.output)")
        #expect(again.output.contains("End of lesson 1: 1 of 1 goal reached, 0 of 1 prediction right at once."))
    }

    @Test("Behind a goal one begins it anew to try another way, and has it compared")
    func anotherWay() throws {
        let folder = try folder()
        let result = try play(
            "", ":answer Tea", "", solution, ":reset", #"GroupBox("C") { Text("y") }.groupBoxStyle(Dotted())"#, ":goal",
            #"GroupBox("A") { GroupBox("B") { Text("x") }.groupBoxStyle(Dotted()) }"#, in: folder)
        #expect(!result.output.contains("cannot find"), "\(result.output)")
        #expect(result.output.components(separatedBy: "Reached: goal 1 of 1").count == 3, "\(result.output)")
    }

    @Test("Without a home nothing is said to be kept")
    func homeless() throws {
        let folder = try folder()
        let result = try Program.shell(
            "unset HOME XDG_STATE_HOME; \"$ATELIER\" workshop --lessons Boxes.md 1 < /dev/null", in: folder)
        #expect(result.errors.hasPrefix("note: what you reach can't be kept: HOME is not set\n"), "\(result)")
        #expect(result.output.hasSuffix("You left the lesson. What you have reached could not be kept.\n"), "\(result)")
    }

    @Test("A goal that was reached outlives kill -9, and the lesson goes on behind it")
    func outlivesTheProcess() throws {
        let folder = try TemporaryFolder()
        let terminal = try PseudoTerminal(["workshop", "1"], in: folder)
        terminal.mentions("> Text(\"Oslo\")")
        terminal.type(":goal 1\r")
        terminal.mentions("Make the canvas like the goal.")
        terminal.type(".padding()\r")
        terminal.mentions("not yet: around Text \"Ticket\" (node 1) line 1 of your picture is empty")
        terminal.type(".border(.primary)\r")
        terminal.mentions("Reached: goal 1 of 4")
        terminal.signal(SIGKILL)
        #expect(terminal.exitStatus() == nil)

        let list = try Program.run(["workshop", "--list"], in: folder)
        #expect(
            list.output.hasPrefix("1  Views and modifiers          [#...]   14 min  <- next\n"), "\(list.output)")
        let again = try PseudoTerminal(["workshop"], in: folder)
        again.mentions("This goes on where you stopped")
        again.endsWith("Make the canvas like the goal. Up brings its code; :hint, :goal, :reset help.\n>")
        again.type("\u{4}")
        again.mentions("You left the lesson.")
        #expect(again.exitStatus() == 0)
        let reset = try Program.run(["workshop", "--reset", "1"], in: folder)
        #expect(reset.output == "lesson 1 begins anew\n")
        #expect(try folder.read(".local/state/atelier/workshop") == "atelier workshop 1\n")
    }

    @Test("A command takes the place of the entry that stands at the prompt, and Up brings the code of a goal")
    func commandsAtThePrompt() throws {
        let terminal = try PseudoTerminal(["workshop", "2"], in: TemporaryFolder())
        terminal.mentions("> GroupBox(\"Journey\") {")
        terminal.type(":skip\r")
        terminal.mentions("> struct Stamped: GroupBoxStyle {")
        terminal.paste(":goal 2")
        terminal.type("\r")
        terminal.mentions("Goal 2 of 3: The shelf")
        terminal.endsWith("Make the canvas like the goal. Up brings its code; :hint, :goal, :reset help.\n>")
        terminal.type("\u{1B}[A")
        terminal.mentions("> GroupBox(\"Shelf\") {\n+   HStack {\n+     GroupBox(\"Cups\") { Text(\"6\") }")
    }

    @Test("A command in an entry that is open is not run, and the entry stays")
    func commandInAnOpenEntry() throws {
        let terminal = try PseudoTerminal(in: TemporaryFolder())
        terminal.mentions("Atelier. Type a view")
        terminal.type("GroupBox(\"A\") {\r:goal\r")
        terminal.endsWith(
            ":goal is an entry of its own: take it out here, or leave this one with Ctrl-C\n> GroupBox(\"A\") {\n+   :goal"
        )
    }

    @Test("What is tried between the entries of a lesson stands until the lesson goes on")
    func besideTheLesson() throws {
        let folder = try TemporaryFolder()
        let result = try Program.run(["workshop", "1"], input: "\n:undo\n:tree -c\n\n:tree -c\n", in: folder)
        let (gone, back) = (
            "took back: Text(\"Oslo\")\n> :tree -c\nerror: there is no canvas yet",
            "The lesson goes on where it was; what you entered meanwhile is set aside.\n\n  Oslo\n"
        )
        #expect(result.output.contains(gone) && result.output.contains(back), "\(result.output)")
    }

    @Test("In a goal a new start can be taken back, and nothing from before the goal can")
    func undoInAGoal() throws {
        let folder = try folder()
        let result = try play(
            ":goal 1", ":undo", ".padding()", ":reset", ":undo", ":tree -c", ":undo", ":undo", in: folder)
        for line in [
            "> :undo\nNothing of yours is left to take back: here the goal begins.\n> .padding()",
            "> :undo\nWhat you had entered stands again.\nyour canvas",
            "> :undo\nNothing of yours is left to take back: here the goal begins.\nYou left",
        ] { #expect(result.output.contains(line), "\(line)\n---\n\(result.output)") }
    }

    @Test("A new start says which declarations went with it")
    func resetTellsOfDeclarations() throws {
        let result = try play(
            ":goal 1",
            "struct Own: GroupBoxStyle { func makeBody(configuration: Configuration) -> some View { Text(\"o\") } }",
            ":reset", ":undo", ":undo", ":reset", in: try folder())
        for line in [
            "> :reset\nThe goal begins anew, without Own of yours; :undo brings back all that you\nentered.\n> :undo\nWhat you had entered stands again.",
            "> :reset\nThe goal begins anew; :undo brings back what you entered.",
        ] { #expect(result.output.contains(line), "\(line)\n---\n\(result.output)") }
    }

    @Test("Where something is asked an answer without its command is told so, and an empty line asks again")
    func answersAndEmptyLines() throws {
        let result = try play(
            "", "Tea", "the tea!", ":step 1", "", #"GroupBox("Tea") { Text("y") }"#, ":step 1", "",
            ":answer the outer one",
            in: try folder())
        for line in [
            "> Tea\nAn answer begins with :answer, as in :answer Tea\n> the tea!\nAn answer begins with :answer, as in :answer the tea!\n",
            "-> 1 GroupBox \"Tea\"   takes default\n>\nBefore you see it\nWhich box takes the style?\n",
            "> :answer the outer one\nRight: Tea. It is the only one.",
        ] { #expect(result.output.contains(line), "\(line)\n---\n\(result.output)") }
        #expect(!result.output.contains("cannot find"), "\(result.output)")
        #expect(!result.output.contains("step 2 of"), "\(result.output)")
    }

    @Test("The author's solution is shown where it is another one, whatever its names and its lines are")
    func otherSolutions() throws {
        let mine = """
            struct Mine: GroupBoxStyle {
              func makeBody(configuration: Configuration) -> some View { HStack { Text(".."); configuration.content } }
            }
            """
        let lesson = Self.lesson.replacingOccurrences(
            of: "> GroupBox(\"A\") { GroupBox(\"B\") { Text(\"x\") }.groupBoxStyle(Dotted()) }",
            with:
                "> struct Own: GroupBoxStyle {\n+   func makeBody(configuration: Configuration) -> some View {\n+     HStack { Text(\"..\"); configuration.content }\n+   }\n+ }\n> GroupBox(\"A\") { GroupBox(\"B\") { Text(\"x\") } }\n> .groupBoxStyle(.automatic)\n> .groupBoxStyle(Own())"
        )
        let folder = try TemporaryFolder()
        try folder.write(lesson, to: "Boxes.md")
        let own = [mine, ".padding()", ":undo", ".groupBoxStyle(.automatic)", ".groupBoxStyle(Mine())"]
        func said(_ entries: [String]) throws -> String {
            try Program.run(
                ["workshop", "--lessons", "Boxes.md", "1"],
                input: ([":goal 1"] + entries).joined(separator: "\n") + "\n", in: folder
            ).output
        }
        let same = try said(own)
        #expect(same.contains("Reached: goal 1 of 1\nSo only that one sees it.\n"), "\(same)")
        let other = try said(
            [mine, "GroupBox(\"A\") { GroupBox(\"B\") { Text(\"x\") }.groupBoxStyle(Mine()) }"])
        #expect(
            other.contains("Reached: goal 1 of 1\nIt can be written so, too:\n    struct Own: GroupBoxStyle {"),
            "\(other)")
    }

    @Test("A question that is asked again shows the view with all that is put on it")
    func wholeViewAgain() throws {
        let result = try Program.run(
            ["workshop", "1"],
            input: (["", "", "", ":answer none", ":goal 4", ":skip", "", ":answer |  Bergen  |"]).joined(
                separator: "\n") + "\n",
            in: TemporaryFolder())
        #expect(
            result.output.contains(
                "    Text(\"Bergen\")\n    .padding()\n    .border(.primary)\nAnswer with :answer"), "\(result.output)")
        #expect(result.output.contains("Right:\n    |  Bergen  |\n"), "\(result.output)")
    }

    @Test("Long lines of code are broken at blanks and in front of modifiers, and never within texts")
    func foldedCode() {
        #expect(
            Messages.foldedCode(
                #"    GroupBox { GroupBox { Text("a long text of words") } }.groupBoxStyle(.tagged("C")).groupBoxStyle(.tagged("B"))"#,
                width: 40) == #"""
                        GroupBox { GroupBox {
                          Text("a long text of words") } }
                          .groupBoxStyle(.tagged("C"))
                          .groupBoxStyle(.tagged("B"))
                    """#)
        #expect(Messages.foldedCode("    short", width: 40) == "    short")
        #expect(Messages.foldedCode("    a" + String(repeating: "b", count: 50), width: 40).count == 55)
    }

    @Test("Without a number the workshop goes on with the lesson that was played last")
    func goesOn() throws {
        let folder = try TemporaryFolder()
        _ = try Program.run(["workshop", "5"], input: "", in: folder)
        let again = try Program.run(["workshop"], input: ":lesson\n", in: folder)
        #expect(again.output.components(separatedBy: "Lesson 5. Levels and families").count == 3)
        #expect(!again.output.contains("Lesson 1."))
    }

    @Test("Answers in folders of folders are graded, and one that can't be read stops no other")
    func folders() throws {
        let folder = try folder()
        try folder.makeFolder("room/ada")
        try folder.makeFolder("room/empty.swift")
        try folder.write(solution, to: "room/ada/one.swift")
        try folder.write("let a = 1\n\nText(b)", to: "room/two.swift")
        func grade(_ path: String) throws -> Program.Result {
            try Program.run(["workshop", "--lessons", "Boxes.md", "--grade", "1/1", path], in: folder)
        }
        let table = try grade("room")
        #expect(
            table.output.hasPrefix(
                "room/ada/one.swift  reached\nroom/two.swift      does not run: line 3: cannot find 'b' in scope"),
            "\(table.output)\(table.errors)")
        #expect(table.output.hasSuffix("1 of 2 reach the goal\n") && table.status == 1)
        let none = try grade("room/empty.swift")
        #expect(none.errors == "error: no file that ends in .swift is in room/empty.swift\n" && none.status == 65)
    }

    @Test("At the shell's own prompt a lesson is played in the session")
    func inTheShell() throws {
        let terminal = try PseudoTerminal(in: TemporaryFolder())
        terminal.mentions("Atelier. Type a view")
        terminal.endsWith(">")
        terminal.type(":hint\r")
        terminal.mentions("error: :hint is for lessons, and none is under way; :lesson begins one")
        terminal.type(":lesson 1\r")
        terminal.mentions("Lesson 1. Views and modifiers")
        terminal.mentions("> Text(\"Oslo\")")
        terminal.type("\u{4}")
        terminal.mentions("You left the lesson.")
        // Between two prompts Ctrl-D ends a line of the terminal, and is nobody's key.
        terminal.endsWith(">")
        terminal.type("\u{4}")
        #expect(terminal.exitStatus() == 0)
    }

    @Test("The last lessons can be played one after the other to the end, by their own answers")
    func lastLessons() throws {
        let lessons = LessonShelf.ofProgram().lessons.suffix(2)
        let lines = lessons.flatMap { lesson in
            lesson.parts.flatMap { part -> [String] in
                switch part {
                case .read: []
                case .entry: [""]
                case .predict(let prediction): [":answer \(prediction.answer)"]
                case .goal(let goal): goal.solution.map(\.text) + [""]
                }
            } + [""]
        }
        let result = try Program.run(
            ["workshop", "\(lessons[lessons.startIndex].number)"], input: lines.joined(separator: "\n") + "\n",
            in: TemporaryFolder())
        for lesson in lessons {
            let (number, goals, questions) = (lesson.number, lesson.goals.count, lesson.predictions.count)
            let end =
                "End of lesson \(number): \(goals) of \(goals) goals reached, \(questions) of \(questions) predictions right at"
            #expect(result.output.contains(end), "\(result.output.suffix(4000))\(result.errors)")
        }
        #expect(result.output.contains("That was the last lesson."))
    }

    @Test("Answers in files are graded, one with a sentence, and a folder with a table")
    func grading() throws {
        let folder = try folder()
        try folder.makeFolder("answers")
        try folder.write(solution, to: "answers/ada.swift")
        try folder.write("Text(\"x\")", to: "answers/bob.swift")
        try folder.write("Text(", to: "answers/carl.swift")
        func grade(_ path: String) throws -> Program.Result {
            try Program.run(["workshop", "--lessons", "Boxes.md", "--grade", "1/1", path], in: folder)
        }
        #expect(try grade("answers/ada.swift") == Program.Result(output: "reached\n"))
        let bob = #"the goal has GroupBox "A" (node 1), which your canvas has not"#
        #expect(try grade("answers/bob.swift") == Program.Result(output: bob + "\n", status: 1))
        let table = try grade("answers")
        #expect(
            table.output.hasPrefix(
                "answers/ada.swift   reached\nanswers/bob.swift   \(bob)\nanswers/carl.swift  does not run: ")
        )
        #expect(table.output.hasSuffix("\n1 of 3 reach the goal\n") && table.status == 1)
        let unknown = try Program.run(["workshop", "--lessons", "Boxes.md", "--grade", "1/7", "answers"], in: folder)
        #expect(
            unknown
                == Program.Result(
                    errors:
                        "error: there is no goal '1/7'; write the number of a lesson and that of its goal, as in 1/1\n",
                    status: 65))
    }

    @Test("A lesson that promises what it doesn't hold is named with file and line")
    func checking() throws {
        let folder = try folder()
        let words = " word word word word word word word word word word"
        let lesson = ["Read this.", "Style the inner box."].reduce(Self.lesson) {
            $0.replacingOccurrences(of: $1, with: $1 + String(repeating: words, count: 6))
        }
        func check(_ old: String, _ new: String) throws -> Program.Result {
            #expect(lesson.contains(old))
            try folder.write(lesson.replacingOccurrences(of: old, with: new), to: "Boxes.md")
            return try Program.run(["workshop", "--check", "Boxes.md"], in: folder)
        }
        let whole = try check("Read", "Read")
        #expect(whole.errors == "" && whole.status == 0)
        #expect(whole.output.hasPrefix("Boxes.md: 1 goal, 1 prediction, 2 min; "), "\(whole.output)")
        #expect(
            try check("answer: Tea", "answer: Milk").errors
                == "Boxes.md:11: error: the answer is 'Tea', and not 'Milk'\n")
        #expect(
            try check("{ Text(\"x\") }.groupBoxStyle(Dotted()) }", "{ Text(\"x\") } }").errors.contains(
                "Boxes.md:31: error: the goal 'The inner one' is reached before anything is entered\n"))
        #expect(
            try check("Put `.groupBoxStyle(Dotted())` there.", "Put `.groupBoxStyle(Dotted()` there.").errors
                == "Boxes.md:43: error: in this hint '.groupBoxStyle(Dotted()' is no Swift\n")
        #expect(
            try check("- 2 min: all", "- 3 min: all").errors
                == "Boxes.md:53: error: the parts take 3 minutes, and the whole 2\n")
        #expect(
            try check("```atelier-hint\nBehind its brace.\n```\n\n", "").errors
                == "Boxes.md:31: error: the goal 'The inner one' has 2 hints, and three are needed\n")
        #expect(
            try check("> GroupBox(\"Tea\") { Text(\"x\") }.groupBoxStyle(Dotted())", "> GroupBux()").errors.contains(
                "Boxes.md:20: error: this entry fails: "))
    }

    @Test("Progress from a later version, and half of a file, are told of and kept")
    func strangeProgress() throws {
        let folder = try folder()
        try folder.makeFolder(".local/state/atelier")
        try folder.write("atelier workshop 9\nmedal gold\nreached Boxes/the-inn", to: ".local/state/atelier/workshop")
        let result = try play(":goal 1", solution, in: folder)
        #expect(
            result.errors.contains(
                "workshop:2: this line is not understood, and 1 more, and stays as it is: the file is from a later version\n"
            ))
        let kept = try folder.read(".local/state/atelier/workshop")
        #expect(kept.hasPrefix("atelier workshop 9\nbegun Boxes@/") && kept.contains("/the-inner-one "))
        #expect(kept.hasSuffix("\nmedal gold\nreached Boxes/the-inn"), "\(kept)")
        try folder.write("atelier workshop 9\n", to: ".local/state/atelier/workshop")
        let later = try play(in: folder)
        #expect(later.errors.hasSuffix("workshop:1: the file is from a later version, and what it holds stays\n"))
        try folder.write("atelier workshop 1\nreached \u{0}", to: ".local/state/atelier/workshop")
        #expect(try play(in: folder).errors.contains("workshop:2: this line is not understood"))
    }

    @Test("What a lesson enters writes no file, and what the learner types does")
    func writesNothing() throws {
        let folder = try TemporaryFolder()
        let hostile = Self.lesson.replacingOccurrences(
            of: "> GroupBox(\"Tea\")", with: "> :save stolen.md\n> GroupBox(\"Tea\")"
        )
        .replacingOccurrences(of: "Read this.", with: "Read this \u{1B}[31m.")
        try folder.write(hostile, to: "Boxes.md")
        let result = try play("", ":skip", "", ":save own.md", "", in: folder)
        #expect(
            result.errors
                == "Boxes.md:20:1: error: :save is refused, for what a file holds writes no file; type it at the prompt yourself\n"
        )
        #expect(folder.names == ["Boxes.md", "own.md"])
        #expect(!result.output.contains("\u{1B}"))
    }

    @Test("A lesson is shown one idea a screen, and its code runs there")
    func slides() throws {
        let folder = try folder()
        let result = try Program.run(
            ["workshop", "--lessons", "Boxes.md", "--present", "1"], input: "\n\nr\nb\n5\nr\nq\n", in: folder)
        #expect(result.errors == "" && result.status == 0)
        let expected = [
            "  BOXES\n  =====\n", "  1/8   Enter: on   b: back   a number: that slide   q: end", "    Read this.",
            "      struct Dotted: GroupBoxStyle {", "  3/8   r: run it   Enter: on   b: back   q: end",
            "declared struct Dotted", "  5/8   r: run it   Enter: on   b: back   q: end", "\n.. x\n",
        ]
        var rest = result.output[...]
        for line in expected {
            let found = rest.firstRange(of: line)
            #expect(found != nil, "\(line)\n---\n\(result.output)")
            if let found { rest = rest[found.upperBound...] }
        }
    }

    @Test("Sessions become pages, which are not written over unless asked for")
    func pages() throws {
        let folder = try folder()
        func book(_ more: String...) throws -> Program.Result {
            try Program.run(["book", "Boxes.md", "--output", "pages"] + more, in: folder)
        }
        #expect(try book() == Program.Result(output: "wrote 3 pages to pages\n"))
        #expect(
            folder.names == [
                "Boxes.md", "pages", "pages/Boxes.html", "pages/index.html", "pages/rules.html", "pages/style.css",
            ])
        #expect(try book() == Program.Result(output: "wrote 3 pages to pages\n"))
        try folder.write("mine", to: "pages/index.html")
        let refused = try book()
        #expect(refused.status == 65 && refused.errors.hasPrefix("error: pages/index.html: exists already"))
        #expect(try folder.read("pages/index.html") == "mine")
        try folder.makeFolder("other")
        try folder.write("mine", to: "other/index.html")
        let other = try Program.run(["book", "Boxes.md", "--output", "other"], in: folder)
        #expect(other.status == 65 && folder.names.filter { $0.hasPrefix("other/") } == ["other/index.html"])
        #expect(try book("--replace").status == 0)
    }

    @Test("What is not there is named")
    func unknown() throws {
        let folder = try folder()
        let count = LessonShelf.ofProgram().lessons.count
        let lesson = try Program.run(["workshop", "\(count + 1)"], in: folder)
        #expect(
            lesson
                == Program.Result(
                    errors: "error: there is no lesson '\(count + 1)'; there are 1 to \(count)\n", status: 65))
        let path = try Program.run(["workshop", "--lessons", "none.md"], in: folder)
        #expect(path.status == 65 && path.errors.contains("none.md"))
    }
}
