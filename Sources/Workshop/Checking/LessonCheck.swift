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
        var check = Checking(lesson: lesson, model: Playground(knowing: own))
        check.run()
        path = lesson.path
        errors = check.errors.sorted { $0.line < $1.line }
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
        for goal in lesson.goals { check(goal) }
        for prediction in lesson.predictions { check(prediction) }
    }

    private mutating func checkMinutes() {
        guard let instructor = lesson.instructor else { return add(1, .noMinutes) }
        let shares = instructor.shares.reduce(0) { $0 + $1.minutes }
        if shares != instructor.minutes {
            add(instructor.line, .minutes(shares: shares, whole: instructor.minutes))
        }
    }

    private mutating func check(_ prediction: Prediction) {
        for isAgain in [false, true] {
            let room = PredictionRoom(prediction, of: lesson, again: isAgain, like: model)
            do throws(GoalRoom.Failure) {
                let truth = try room.truth()
                let words = room.text(prediction.answer).split { $0 == " " || $0 == "," }.map(String.init)
                guard truth.isRight(words) || truth.isRight([room.text(prediction.answer)]) else {
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
        if goal.hints.count < 3 { add(goal.line, .fewHints(goal.title, goal.hints.count)) }
        for hint in goal.hints {
            for code in hint.code where !isSwift(code) { add(hint.line, .hintIsNoSwift(code)) }
        }
        do throws(GoalRoom.Failure) {
            let look = try room.look()
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
