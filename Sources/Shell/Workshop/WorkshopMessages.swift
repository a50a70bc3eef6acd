import Transcripts
import Workshop

/// The wording of all that is said in the workshop.
extension Messages {
    static let lessonNeedsPrompt = "a lesson is played at a prompt; type atelier workshop at a terminal"
    static let leftLesson = "You left the lesson. What you have reached is kept; :lesson goes on."
    static let leftWorkshop = "You left the lesson. What you have reached is kept; begin again, and it goes on."
    static let leftForGood = "You left the lesson. What you have reached could not be kept."
    static let setAside = "The lesson goes on where it was; what you entered meanwhile is set aside."
    static let lessonHint =
        "Enter runs the entry at the prompt; :hint, :solution, :skip help; Ctrl-D leaves."
    static let goesOn = "This goes on where you stopped; :goal 1 goes back to the start."
    static let nothingToReach = "Enter runs the entry that stands at the prompt; :skip runs it without showing it."
    static let nothingAsked = "Nothing is asked here."
    static let guess = "Guess: a wrong answer costs nothing, and is asked again later. :solution tells it."
    static let lacksContent =
        "The styles are right so far. Write also what their bodies show, in brackets, as :tree -c does."
    static let lacksBrackets =
        "Say what stands in what by brackets, too: behind a style stands in brackets what it shows."
    static let howToAnswer = "Answer with :answer and your words; Enter asks again."
    static let goalHint = "Make the canvas like the goal. Up brings its code; :hint, :goal, :reset help."
    static func answersBegin(_ entry: String) -> String {
        "An answer begins with :answer, as in :answer \(entry.prefix { $0 != "\n" })"
    }

    /// - Parameter names: what the learner had declared.
    static func beginsAnew(without names: [String]) -> String {
        names.isEmpty
            ? "The goal begins anew; :undo brings back what you entered."
            : "The goal begins anew, without \(names.joined(separator: ", ")) of yours; :undo brings back all that you entered."
    }

    static let broughtBack = "What you had entered stands again."
    static let enterGoesOn = "Enter goes on; :solution and :hint still tell, :goal begins it once more."

    static func beginsOnceMore(_ goal: Goal) -> String {
        "You are where the goal began; :goal \(goal.number) has what you try compared with it."
    }
    static let goalStart = "Nothing of yours is left to take back: here the goal begins."
    static let theGoal = "the goal"
    static let yours = "your canvas"

    static func notInLesson(_ command: String) -> String {
        "\(command) is for lessons, and none is under way; :lesson begins one"
    }

    static func noLesson(_ word: String?, of shelf: LessonShelf) -> String {
        guard let first = shelf.lessons.first, let last = shelf.lessons.last else { return "there are no lessons" }
        return "there is no lesson '\(word ?? "")'; there are \(first.number) to \(last.number)"
    }

    static func noGoal(_ number: Int, of lesson: WorkshopLesson) -> String {
        "lesson \(lesson.number) has no goal \(number); it has 1 to \(lesson.goals.count)"
    }

    static func unknownGoal(_ text: String, of shelf: LessonShelf) -> String {
        let example = shelf.lessons.first.map { "\($0.number)/1" } ?? "1/1"
        return "there is no goal '\(text)'; write the number of a lesson and that of its goal, as in \(example)"
    }

    static let progressHasNoPlace = "note: what you reach can't be kept: HOME is not set"

    static func progressNotKept(_ error: FileError) -> String {
        "note: what you reach can't be kept: \(error)"
    }

    /// Said of a file from a later version, and of lines that are not understood; nil where all are.
    static func strange(_ progress: LessonProgress, in path: String) -> String? {
        guard let line = progress.firstStrangeLine else {
            return progress.isFromLater
                ? "note: \(path):1: the file is from a later version, and what it holds stays" : nil
        }
        let more = progress.strangeCount > 1 ? ", and \(progress.strangeCount - 1) more" : ""
        let reason = progress.isFromLater ? ": the file is from a later version" : ""
        return "note: \(path):\(line): this line is not understood\(more), and stays as it is\(reason)"
    }

    static func wasReset(_ lesson: WorkshopLesson) -> String { "lesson \(lesson.number) begins anew" }

    // MARK: The list

    static func list(_ shelf: LessonShelf, _ progress: LessonProgress, next: WorkshopLesson?) -> String {
        let width = shelf.lessons.map(\.title.count).max() ?? 0
        let rows = shelf.lessons.map { lesson in
            let count = progress.count(of: lesson)
            let title = lesson.title + String(repeating: " ", count: width - lesson.title.count)
            let time = lesson.instructor.map { "\($0.minutes) min" } ?? ""
            let mark = lesson.number == next?.number && !progress.hasDone(lesson) ? "  <- next" : ""
            let state = progress.hasDone(lesson) ? "done" : time
            return "\(lesson.number)  \(title)  \(bar(count, of: lesson.goals.count))  \(state)\(mark)"
        }
        let done = shelf.lessons.count(where: progress.hasDone)
        return (rows + ["", "\(done) of \(shelf.lessons.count) lessons done; :lesson and a number begins one"])
            .joined(separator: "\n")
    }

    private static func bar(_ count: Int, of all: Int) -> String {
        "[" + String(repeating: "#", count: count) + String(repeating: ".", count: all - count) + "]"
            + String(repeating: " ", count: max(0, 5 - all))
    }

    // MARK: A lesson

    static func lessonTitle(_ lesson: WorkshopLesson) -> String { "\nLesson \(lesson.number). \(lesson.title)" }

    static func predict(again: Bool) -> String { again ? "\nOnce more" : "Before you see it" }

    static func indented(_ entry: String) -> String {
        entry.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n")
    }

    /// - Parameter isRight: nil where the answer was asked for.
    static func verdict(_ isRight: Bool?, _ truth: PredictionRoom.Truth, _ because: String) -> String {
        let verdict =
            switch isRight {
            case true?: "Right:"
            case false?: "Not so: it is"
            case nil: "It is"
            }
        // A sign behind a drawing would look like one of it.
        return truth.isDrawing
            ? "\(verdict)\n\(indented(truth.answer))\n\(because)" : "\(verdict) \(truth.answer). \(because)"
    }

    static func goal(_ goal: Goal, of lesson: WorkshopLesson) -> String {
        "Goal \(goal.number) of \(lesson.goals.count): \(goal.title)"
    }

    static func notYet(_ difference: String) -> String { "not yet: \(difference)" }

    static func reached(_ goal: Goal, of lesson: WorkshopLesson) -> String {
        "\nReached: goal \(goal.number) of \(lesson.goals.count)"
    }

    static func reason(_ goal: Goal) -> String { goal.because }

    static func otherWay(_ goal: Goal) -> String {
        let code = goal.solution.map { indented($0.text) }.joined(separator: "\n")
        return "It can be written so, too:\n\(code)" + (goal.because.isEmpty ? "" : "\n" + goal.because)
    }

    static func solution(_ goal: Goal) -> String {
        let code = goal.solution.map { indented($0.text) }.joined(separator: "\n")
        return code + (goal.because.isEmpty ? "" : "\n" + goal.because)
    }

    static func hint(_ number: Int, of goal: Goal) -> String {
        guard goal.hints.indices.contains(number - 1) else {
            return "Those were all the hints; :solution shows how it is done, and :skip goes on."
        }
        return "Hint \(number) of \(goal.hints.count): \(goal.hints[number - 1].text)"
    }

    /// - Parameter asked: how many questions were answered; those of a fast track are not.
    static func ended(
        _ lesson: WorkshopLesson, reached: Int, isDone: Bool, asked: Int, right: Int, minutes: Int?
    ) -> String {
        let time = minutes.map { ", in " + ($0 < 1 ? "less than a minute" : counted($0, "minute")) } ?? ""
        let predictions = asked == 0 ? "" : ", \(right) of \(counted(asked, "prediction")) right at once"
        let way = isDone && reached < lesson.goals.count ? ", done by its last goal" : ""
        return "\nEnd of lesson \(lesson.number)\(way): \(reached) of \(counted(lesson.goals.count, "goal")) reached"
            + "\(predictions)\(time)."
    }

    static let nextLesson = "Enter goes on with the next lesson; :lessons lists all; Ctrl-D leaves."

    static let lastLesson =
        "That was the last lesson. Enter leaves the workshop; atelier by itself opens a shell for views of your own. "
        + ":lessons lists what you have done."

    /// Lines of a page, broken anew for a screen, in at most 80 columns. Code and tables stay.
    static func fitted(_ lines: [String], width: Int?) -> [String] {
        guard let width = width.map({ min($0, 80) }), !lines.contains(where: { $0.hasPrefix("|") }) else {
            return lines
        }
        if lines.contains(where: { $0.hasPrefix("    ") }) {
            return lines.flatMap { foldedCode($0, width: width).split(separator: "\n").map(String.init) }
        }
        return items(lines).flatMap { folded($0, width: width).split(separator: "\n").map(String.init) }
    }

    /// The items of a list, each on one line; another paragraph is one.
    static func items(_ lines: [String]) -> [String] {
        lines.reduce(into: []) { items, line in
            if items.isEmpty || line.hasPrefix("- ") {
                items.append(line)
            } else {
                items[items.count - 1] += " " + line
            }
        }
    }

    /// Prose without the signs of Markdown that a terminal does not need.
    static func plain(_ line: String) -> String {
        line.hasPrefix("    ") ? line : line.split(separator: "**", omittingEmptySubsequences: false).joined()
    }

    /// A line of code in lines of at most so many columns: it goes on further in, at a blank or at the dot of a modifier.
    static func foldedCode(_ line: String, width: Int) -> String {
        let indent = String(line.prefix { $0 == " " })
        var lines: [String] = []
        var rest = line.dropFirst(indent.count)
        var margin = indent
        while margin.count + rest.count > width, let end = codeBreak(in: rest, width: width - margin.count) {
            lines.append(margin + String(rest[..<end]))
            rest = rest[end...].drop { $0 == " " }
            margin = indent + "  "
        }
        return (lines + [margin + rest]).joined(separator: "\n")
    }

    /// Where a line of code is broken: as far behind as it fits; nil where it can't be, or only within a text.
    private static func codeBreak(in code: Substring, width: Int) -> Substring.Index? {
        var (best, isText) = (Substring.Index?.none, false)
        var before: Character?
        for index in code.indices {
            let character = code[index]
            if character == "\"", before != "\\" { isText.toggle() }
            let isModifier = character == "." && (before == ")" || before == "}")
            if !isText, index > code.startIndex, isModifier || character == " " {
                if code[..<index].count > width { break }
                best = index
            }
            before = character
        }
        return best
    }

    /// Words in lines of at most so many columns. What stands between quotes stays together, with its blanks, where it fits a
    /// line.
    static func folded(_ text: String, width: Int = 80) -> String {
        var lines: [String] = []
        var line = ""
        for word in words(of: text, width: width) {
            if !line.isEmpty, line.count + word.count + 1 > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return (lines + [line]).joined(separator: "\n")
    }

    private static func words(of text: String, width: Int) -> [Substring] {
        let quotes = text.indices.filter { text[$0] == "\"" }
        var ends: [Substring.Index: Substring.Index] = [:]
        for pair in stride(from: 0, to: quotes.count - 1, by: 2)
        where text[quotes[pair]...quotes[pair + 1]].count < width {
            ends[quotes[pair]] = quotes[pair + 1]
        }
        var words: [Substring] = []
        var start = text.startIndex
        var index = start
        while index < text.endIndex {
            if let end = ends[index] { index = end }
            if text[index] == " " {
                if start < index { words.append(text[start..<index]) }
                start = text.index(after: index)
            }
            index = text.index(after: index)
        }
        return start < text.endIndex ? words + [text[start...]] : words
    }

    // MARK: Slides and pages

    static let slidesHint = "Enter goes on, b goes back."
    static let slideKeys = "Enter: on   b: back   a number: that slide   q: end"
    static let slideRunKeys = "r: run it   Enter: on   b: back   q: end"
    static let askTheRoom = "Before we see it"
    static let theAnswer = "And so it is"

    static func noSlide(_ number: Int, of count: Int) -> String {
        "there is no slide \(number); there are 1 to \(count)"
    }

    static let nothingToRun = "There is nothing to run here; type what you like."

    static func wroteBook(_ pages: Int, into folder: String) -> String { "wrote \(pages) pages to \(folder)" }

    // MARK: Checks and grades

    static func checked(_ check: LessonCheck) -> String {
        "\(check.path): \(counted(check.goals, "goal")), \(counted(check.predictions, "prediction")), "
            + "\(check.minutes ?? 0) min; \(check.passed) answers reach their goals and \(check.failed) don't"
    }

    private static func counted(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }

    static let oneLesson = "one lesson is played at a time; name its number, or none"
    static let reachesIt = "reached"

    /// What is wrong with a file that is named beside it.
    static func withoutPath(_ error: FileError) -> String { String("\(error)".dropFirst(error.path.count + 2)) }

    static func grades(_ rows: [(file: String, verdict: String)]) -> String {
        let width = rows.map(\.file.count).max() ?? 0
        return rows.map { file, verdict in
            file + String(repeating: " ", count: width - file.count) + "  " + verdict
        }.joined(separator: "\n")
    }

    static func noAnswers(in paths: [String]) -> String {
        "no file that ends in .swift is in \(paths.joined(separator: ", "))"
    }

    static func doesNotRun(_ reason: String) -> String { "does not run: \(reason)" }

    static func reachedCount(_ count: Int, of all: Int) -> String { "\(count) of \(all) reach the goal" }
    static let gradeNeedsFile =
        "--grade takes a goal and the file or folder with answers, as in --grade 2/3 answer.swift"
}
