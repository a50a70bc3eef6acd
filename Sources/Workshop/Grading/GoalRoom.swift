import Catalogue
import Playground
import StyleEngine

/// The session in which a goal is worked on, and those that it is compared with.
///
/// A goal begins where the lesson's entries before it have led, and with its own start.
///
/// Use it on one thread.
public struct GoalRoom {
    /// The lesson.
    public let lesson: WorkshopLesson
    /// The goal.
    public let goal: Goal
    /// What leads to where the learner begins: the lesson's entries, but for those that only look, and the goal's start.
    public let setup: [WorkshopLesson.Entry]
    private let model: Playground
    /// The names that are declared before the goal begins.
    private let names: Set<String>
    /// Those of them that the solution does not declare anew.
    private let goalNames: Set<String>
    private let findings = Findings()

    /// What holds for all answers, and is found out once.
    private final class Findings {
        var defaults: [String: String]?
        var relabelled: [[String: String]: CanvasLook?] = [:]
        /// Where the entries before a goal lead, with the texts that they have.
        var standings: [[String]: Playground.Standing] = [:]
    }

    /// A goal of a lesson.
    ///
    /// - Parameter own: what sessions know beside the language and the library.
    public init(_ goal: Goal, of lesson: WorkshopLesson, knowing own: BuiltIns = .none) {
        self.init(goal, of: lesson, like: Playground(knowing: own))
    }

    /// A goal whose sessions know what another one does.
    init(_ goal: Goal, of lesson: WorkshopLesson, like model: Playground) {
        (self.goal, self.lesson, self.model) = (goal, lesson, model)
        let part = lesson.parts.firstIndex {
            if case .goal(let other) = $0 { goal.number == other.number } else { false }
        }
        setup = (lesson.entries(before: part ?? 0) + goal.start).mattering
        names = Set(AnswerText(entries: setup.map(\.text)).declaredNames)
        goalNames = names.subtracting(AnswerText(entries: goal.solution.map(\.text)).declaredNames)
    }

    /// Why an entry does not run.
    public struct Failure: Error {
        /// The entry.
        public let entry: WorkshopLesson.Entry
        /// What the session says.
        public let message: String
    }

    /// A session in which entries were made.
    func session(after entries: [WorkshopLesson.Entry]) throws(Failure) -> Playground {
        var playground = model.beside()
        for entry in entries {
            if let failure = playground.enter(entry.text).failure {
                throw Failure(entry: entry, message: failure.message)
            }
        }
        return playground
    }

    /// A session to be looked at, in which entries were made. Those before the goal's own, the same for many answers, are read
    /// once. Another such session ends it.
    func passing(through entries: [String]) throws(Failure) -> Playground {
        let before = Array(entries.prefix(setup.count))
        var playground: Playground
        if let standing = findings.standings[before] {
            playground = Playground(from: standing)
        } else {
            let isOwn = before == setup.map(\.text)
            playground = try session(after: isOwn ? setup : before.map { WorkshopLesson.Entry(text: $0) })
            findings.standings[before] = playground.standing
        }
        for entry in entries.dropFirst(setup.count) {
            if let failure = playground.enter(entry).failure {
                throw Failure(entry: WorkshopLesson.Entry(text: entry), message: failure.message)
            }
        }
        return playground
    }

    /// A session in which the learner begins.
    func begun() throws(Failure) -> Playground { try session(after: setup) }

    /// The goal's canvas.
    ///
    /// - Parameter other: the session whose settings the picture to be shown is drawn in.
    package func look(drawnAs other: Playground? = nil) throws(Failure) -> CanvasLook {
        let entries = setup + goal.solution
        var playground = try session(after: entries)
        let last = entries.last ?? WorkshopLesson.Entry(text: "", line: goal.line)
        guard let look = try? playground.canvasLook(drawnAs: other) else {
            throw Failure(entry: last, message: Messages.goalHasNoCanvas)
        }
        return look
    }

    /// What came of an answer.
    public enum Outcome: Equatable, Sendable {
        /// It runs, and is graded so.
        case graded(Grade)
        /// An entry of it does not run, for this reason, on this line of the file where it comes from one.
        case fails(String, line: Int? = nil)
    }

    /// Grades an answer: entries that are made where the learner begins.
    ///
    /// - Parameter look: the goal's canvas.
    package func outcome(of answer: [String], against look: CanvasLook) throws(Failure) -> Outcome {
        try attempt(answer, against: look).outcome
    }

    /// Grades the text of a file: the entries that stand where the learner begins, and then make an answer.
    public func outcome(ofFile text: String) throws(Failure) -> Outcome {
        var playground = try passing(through: setup.map(\.text))
        let entries = playground.entries(in: text)
        for entry in entries {
            guard let failure = playground.enter(entry, of: "").failure else { continue }
            return .fails(failure.message, line: failure.line)
        }
        let own = (try? playground.canvasLook()) ?? nil
        return .graded(grade(own, of: entries.map(\.text), against: try look()))
    }

    /// An answer, and the canvas that it leads to; nil where it does not run, or leads to none.
    func attempt(
        _ answer: [String], against look: CanvasLook
    ) throws(Failure) -> (outcome: Outcome, look: CanvasLook?) {
        var playground = try passing(through: setup.map(\.text))
        for entry in answer {
            if let failure = playground.enter(entry).failure { return (.fails(failure.message), nil) }
        }
        let own = (try? playground.canvasLook()) ?? nil
        return (.graded(grade(own, of: answer, against: look)), own)
    }

    /// Grades a canvas, and the entries that led to it.
    ///
    /// - Parameters:
    ///   - own: the canvas; nil where there is none.
    ///   - answer: the entries.
    ///   - look: the goal's canvas.
    package func grade(_ own: CanvasLook?, of answer: [String], against look: CanvasLook) -> Grade {
        let grade = Grade(
            of: own, for: look, counting: goal.counts, knowing: known(in: answer), defaults: defaults)
        if case .otherView(let node, nil, let view?) = grade.difference, names.contains(view),
            AnswerText(entries: answer).declaredNames.contains(view)
        {
            return Grade(difference: .viewOfTheirOwn(node: node, view: view))
        }
        guard grade.isReached, let own else { return grade }
        return Grade(
            difference: RelabelledGoal(room: self, look: look).difference(of: answer)
                ?? PressedGoal(room: self, look: look).difference(of: answer, own))
    }

    /// What both programs know by its name.
    func known(in answer: [String]) -> Grade.Known {
        var known = Grade.Known()
        known.own = names.subtracting(AnswerText(entries: answer).declaredNames)
        known.goal = goalNames
        return known
    }

    /// What the keys that count hold where nobody writes them. A key that can't be read has none.
    var defaults: [String: String] {
        if let defaults = findings.defaults { return defaults }
        var defaults: [String: String] = [:]
        for key in goal.counts.keys { defaults[key] = try? byDefault(key) }
        findings.defaults = defaults
        return defaults
    }

    /// What a key holds where nobody writes it; nil where nothing can be told of it.
    ///
    /// - Throws: what the session says where it knows no such key.
    func byDefault(_ key: String) throws(Failure) -> String? {
        // A change that changes nothing writes down what is there.
        let probe = WorkshopLesson.Entry(text: "Text(\"\").transformEnvironment(\(key)) { _ in }", line: goal.line)
        var playground = try session(after: setup + goal.solution + [probe])
        guard let look = (try? playground.canvasLook()) ?? nil else { return nil }
        let values = CanvasOutline(of: look).texts.last?.environment.changes(from: EnvironmentValues()) ?? []
        return values.first { $0.name == key.dropFirst(2) || $0.name == key }?.to
    }

    /// The canvas of the goal with other texts in its views; nil where there is none.
    func look(with texts: [String: String]) -> CanvasLook? {
        if let look = findings.relabelled[texts] { return look }
        let look = canvas(of: goal.solution.map(\.text), with: texts)
        findings.relabelled[texts] = look
        return look
    }

    /// The canvas that entries lead to with other texts in the views; nil where they lead to none.
    func canvas(of entries: [String], with texts: [String: String]) -> CanvasLook? {
        let all = AnswerText(entries: setup.map(\.text) + entries).relabelled(texts)
        guard var playground = try? passing(through: all) else { return nil }
        return (try? playground.canvasLook()) ?? nil
    }
}
