import Catalogue
import Playground
import SwiftParser
import Transcripts

/// What a lesson promises, tried out: its entries run, its goals are reached by their own entries and by others that make
/// the same and by none that don't, its answers are right, and its minutes add up.
public struct LessonCheck: Sendable {
    /// The path of the file.
    public let path: String
    /// What is wrong, in the order of the lines.
    public let errors: [LessonError]
    /// How many goals there are.
    public let goals: Int
    /// How many questions there are.
    public let predictions: Int
    /// How long the lesson takes; nil where nothing says so.
    public let minutes: Int?
    /// How many answers reach their goals, and rightly so.
    public let passed: Int
    /// How many answers don't, and rightly so.
    public let failed: Int
    /// What each answer was graded as.
    public let answers: [GradedAnswer]

    /// The fewest words to read before a question or a goal.
    static let fewestWords = 60
    /// The most words to read at once.
    static let mostWords = 120

    /// An answer that was graded.
    public struct GradedAnswer: Equatable, Sendable {
        /// The title of the goal.
        public let goal: String
        /// What the answer is.
        public let name: String
        /// Whether it reaches the goal.
        public let isReached: Bool
        /// What differs first; empty where it reaches the goal.
        public let sentence: String
    }

    /// Checks a lesson. Cost: each goal's entries run a few dozen times.
    ///
    /// - Parameter own: what sessions know beside the language and the library.
    public init(of lesson: WorkshopLesson, knowing own: BuiltIns = .none) {
        self.init(of: lesson, like: Playground(knowing: own))
    }

    /// Checks a lesson in sessions that know what another one does.
    init(of lesson: WorkshopLesson, like model: Playground) {
        var check = Checking(lesson: lesson, model: model)
        check.run()
        path = lesson.path
        // An entry that fails may be in the way of several goals.
        var told: [LessonError] = []
        for error in check.errors where !told.contains(error) { told.append(error) }
        errors = told.sorted { $0.line < $1.line }
        goals = lesson.goals.count
        predictions = lesson.predictions.count
        minutes = lesson.instructor?.minutes
        answers = check.answers
        passed = check.answers.count(where: \.isReached)
        failed = check.answers.count - passed
    }
}

private struct Checking {
    let lesson: WorkshopLesson
    /// What all sessions are like.
    let model: Playground
    var errors: [LessonError] = []
    var answers: [LessonCheck.GradedAnswer] = []

    mutating func add(_ line: Int, _ problem: LessonError.Problem) {
        errors.append(LessonError(path: lesson.path, line: line, problem: problem))
    }

    mutating func run() {
        checkMinutes()
        checkWords()
        checkEntries()
        for goal in lesson.goals { check(goal) }
        for prediction in lesson.predictions { check(prediction) }
    }

    private mutating func checkMinutes() {
        guard let instructor = lesson.instructor else { return add(lesson.notesLine, .noMinutes) }
        let shares = instructor.shares.reduce(0) { $0 + $1.minutes }
        if shares != instructor.minutes {
            add(instructor.line, .minutes(shares: shares, whole: instructor.minutes))
        }
    }

    /// Something to read stands before each thing to do, and never much at once.
    private mutating func checkWords() {
        let (fewest, most) = (LessonCheck.fewestWords, LessonCheck.mostWords)
        /// To read at once, and since something was asked for.
        var (words, all) = (0, 0)
        for part in lesson.parts {
            switch part {
            case .read(let passages):
                words = passages.reduce(0) { $0 + $1.words }
                all += words
            case .entry(let entry):
                if words > most { add(entry.line, .words(words)) }
                words = 0
            case .predict(let prediction):
                if words > most || all < fewest { add(prediction.line, .words(words > most ? words : all)) }
                (words, all) = (0, 0)
            case .goal(let goal):
                if words > most || all < fewest { add(goal.line, .words(words > most ? words : all)) }
                (words, all) = (0, 0)
            }
        }
    }

    /// All entries run one after the other, but for those of which the file says that they don't.
    private mutating func checkEntries() {
        var playground = model.beside()
        for entry in lesson.entries(before: lesson.parts.count) {
            guard let failure = playground.enter(entry.text).failure, !entry.isRefused else { continue }
            add(entry.line, .entryFails(failure.message))
        }
    }

    private mutating func checkNames(of prediction: Prediction) {
        let entries = PredictionRoom(prediction, of: lesson, like: model).entries
        let predicted = entries.predicted?.text ?? ""
        let view = entries.before.drop { !$0.isView }.map(\.text)
        let asked = ([prediction.question, predicted] + view).joined(separator: "\n")
        let all = ([asked, prediction.answer, prediction.because] + entries.before.map(\.text)).joined(separator: "\n")
        var taken: Set<String> = []
        for name in prediction.names {
            if !Prediction.Renaming.stands(name.from, in: all) {
                return add(prediction.namesLine, .unknownName(name.from))
            }
            if Prediction.Renaming.stands(name.to, in: asked) || !taken.insert(name.to).inserted {
                return add(prediction.namesLine, .takenName(name.to))
            }
        }
        if !prediction.names.contains(where: { Prediction.Renaming.stands($0.from, in: asked) }) {
            add(prediction.namesLine, .sameQuestion)
        }
    }

    /// A label that several things have; nil where each has its own.
    private func twin(
        of labels: [String], in entries: (before: [WorkshopLesson.Entry], predicted: WorkshopLesson.Entry?)
    ) -> String? {
        // One that stands in another one of its name looks as if that were shown once more.
        let isPutOn = entries.predicted?.text.first == "."
        let views = (isPutOn ? entries.before.drop { !$0.isView }.map(\.text) : []) + [entries.predicted?.text ?? ""]
        let written = AnswerText(entries: views).literals.filter { !$0.isInStyle }.map(\.text)
        return labels.enumerated().first { index, label in
            labels[..<index].contains(label) || written.count { $0 == label } > 1
        }?.element
    }

    private mutating func check(_ prediction: Prediction) {
        let count = errors.count
        checkNames(of: prediction)
        for isAgain in errors.count == count ? [false, true] : [false] {
            let room = PredictionRoom(prediction, of: lesson, again: isAgain, like: model)
            do throws(GoalRoom.Failure) {
                let truth = try room.truth()
                if case .labels(let labels) = truth.measure {
                    let line = room.entries.predicted?.line ?? prediction.line
                    if let twin = twin(of: labels.map(\.text), in: room.entries) { return add(line, .sameLabel(twin)) }
                    if let word = labels.map(\.text).first(where: { LabelAnswer.ordinary.contains($0.lowercased()) }) {
                        return add(isAgain ? prediction.namesLine : line, .ordinaryLabel(word))
                    }
                }
                guard truth.isRight(room.text(prediction.answer)) else {
                    add(prediction.line, .wrongAnswer(written: room.text(prediction.answer), right: truth.answer))
                    return
                }
            } catch {
                return add(error.entry.line, .entryFails(error.message))
            }
        }
    }

    private mutating func check(_ goal: Goal) {
        let room = GoalRoom(goal, of: lesson, like: model)
        if goal.because.isEmpty { add(goal.line, .noReason(goal.title)) }
        if goal.hints.count < 3 { add(goal.line, .fewHints(goal.title, goal.hints.count)) }
        for hint in goal.hints {
            for code in hint.code where !isSwift(code) { add(hint.line, .hintIsNoSwift(code)) }
        }
        do throws(GoalRoom.Failure) {
            let look = try room.look()
            for key in goal.counts.keys {
                do throws(GoalRoom.Failure) {
                    _ = try room.byDefault(key)
                } catch {
                    add(goal.line, .unknownKey(key, error.message))
                }
            }
            let outline = CanvasOutline(of: look)
            if outline.components.isEmpty, goal.counts == Goal.Counts() { add(goal.line, .nothingCounts(goal.title)) }
            if case .graded(let grade) = try room.outcome(of: [], against: look), grade.isReached {
                add(goal.line, .reachedAtStart(goal.title))
            }
            let solution = goal.solution.map(\.text)
            switch try room.outcome(of: solution, against: look) {
            case .graded(let grade):
                if let difference = grade.difference {
                    return add(goal.line, .notReached(goal.title, because: "\(difference)"))
                }
                note("the solution", grade, of: goal)
            case .fails(let message, _): return add(goal.line, .notReached(goal.title, because: message))
            }
            let variants =
                AnswerVariant.honest(solution, after: room.setup.map(\.text))
                + AnswerVariant.mutants(solution, picture: look.text)
            for variant in variants { try check(variant, of: goal, in: room, against: look) }
        } catch {
            add(error.entry.line, .entryFails(error.message))
        }
    }

    private mutating func check(
        _ variant: AnswerVariant, of goal: Goal, in room: GoalRoom, against look: CanvasLook
    ) throws(GoalRoom.Failure) {
        let (outcome, own) = try room.attempt(variant.entries, against: look)
        // What does not run is no answer.
        guard case .graded(let grade) = outcome else { return }
        let isExpected =
            switch variant.expectation {
            case .passes: grade.isReached
            case .fails: !grade.isReached
            case .asItLooks: grade.isReached == own.map { isSame($0, as: look, for: goal) }
            }
        note(variant.name, grade, of: goal)
        guard !isExpected else { return }
        let said = grade.difference.map { "\($0)" } ?? ""
        add(goal.line, .graded(goal.title, answer: variant.name, isReached: grade.isReached, said: said))
    }

    /// Whether two canvases are the same by what is printed of them, which no grade looks at.
    private func isSame(_ own: CanvasLook, as look: CanvasLook, for goal: Goal) -> Bool {
        guard own.compact == look.compact else { return false }
        return own.identity == look.identity
            || !goal.counts.picture && own.components.count == look.components.count
                && Set(own.components.values) == Set(look.components.values)
    }

    private mutating func note(_ name: String, _ grade: Grade, of goal: Goal) {
        answers.append(
            LessonCheck.GradedAnswer(
                goal: goal.title, name: name, isReached: grade.isReached,
                sentence: grade.difference.map { "\($0)" } ?? ""))
    }

    private func isSwift(_ code: String) -> Bool {
        code.first == ":" || !Parser.parse(source: code).hasError
    }
}

extension Goal.Hint {
    /// The code in it, which stands between backticks.
    var code: [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}

extension Lesson.Passage {
    /// How many words there are to read: headings, tables and code are looked at.
    fileprivate var words: Int {
        guard case .paragraph(let lines) = self, lines.first?.hasPrefix("    ") != true else { return 0 }
        return lines.filter { $0.first != "|" }.reduce(0) { $0 + $1.split(separator: " ").count }
    }
}
