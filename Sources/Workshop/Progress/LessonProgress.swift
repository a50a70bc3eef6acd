/// What a learner has reached, as it is kept between runs: lines of text, of which those that are not understood stay as
/// they are.
///
///     atelier workshop 1
///     begun Outermost
///     last Outermost
///     reached Outermost/the-seat-alone 8f3a2c1d9b07e465
///     missed Outermost/5b07e4652c1d9f38
///
/// A goal is known by its heading, and by what it asks for: either may become another one in a later version. A question is
/// known by what it asks.
public struct LessonProgress: Equatable, Sendable {
    /// The goals that were reached, each as `LESSON/GOAL CONTENT`; older ones are without the content.
    public private(set) var reached: Set<String> = []
    /// How each question was answered, by `LESSON/QUESTION`.
    public private(set) var answers: [String: Answer] = [:]
    /// The lessons that were begun.
    public private(set) var begun: Set<String> = []
    /// The lesson that was played last; nil where that is not known.
    public private(set) var last: String?
    /// What was not understood, with its line: it may be from a later version, or half a line.
    public private(set) var strange: [(line: Int, text: String)] = []
    /// A line without its end, which stays the last one: nobody knows how it went on.
    private var unfinished = ""
    /// The version of the file.
    public private(set) var version = LessonProgress.version

    /// How a question was answered.
    public enum Answer: String, Sendable {
        /// At once.
        case right
        /// Wrongly, so that it is asked once more.
        case missed
        /// Wrongly at first, and right when it was asked once more.
        case mended
    }

    /// The version that is written.
    public static let version = 1
    private static let heading = "atelier workshop "

    /// Nothing is reached yet.
    public init() {}

    /// Reads a file; whatever it holds, nothing of it is lost.
    public init(parsing text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        unfinished = lines.popLast() ?? ""
        for (index, line) in lines.enumerated() where !line.isEmpty {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            if index == 0, line.hasPrefix(Self.heading), let number = Int(line.dropFirst(Self.heading.count)) {
                version = number
            } else if words.count == 2, words[0] == "reached", words[1].contains("/") {
                reached.insert(words[1])
            } else if words.count == 2, let answer = Answer(rawValue: words[0]), words[1].contains("/") {
                answers[words[1]] = answer
            } else if words.count == 2, words[0] == "begun" {
                begun.insert(words[1])
            } else if words.count == 2, words[0] == "last", last == nil {
                last = words[1]
            } else {
                strange.append((index + 1, line))
            }
        }
        unfinishedLine = lines.count + 1
    }

    private var unfinishedLine = 0

    /// The first line that is not understood; nil where all are.
    public var firstStrangeLine: Int? { strange.first?.line ?? (unfinished.isEmpty ? nil : unfinishedLine) }

    /// How many lines are not understood.
    public var strangeCount: Int { strange.count + (unfinished.isEmpty ? 0 : 1) }

    /// The file.
    public var text: String {
        let lines =
            [Self.heading + "\(max(version, Self.version))"] + begun.sorted().map { "begun \($0)" }
            + (last.map { ["last \($0)"] } ?? [])
            + reached.sorted().map { "reached \($0)" }
            + answers.sorted { $0.key < $1.key }.map { "\($1.rawValue) \($0)" } + strange.map(\.text)
        return lines.joined(separator: "\n") + "\n" + unfinished
    }

    /// Whether the file is from a later version.
    public var isFromLater: Bool { version > Self.version }

    /// Notes that a lesson was begun, or is gone on with.
    public mutating func begin(_ lesson: WorkshopLesson) {
        begun.insert(lesson.key)
        last = lesson.key
    }

    /// Notes that a goal was reached. The last one of a lesson is its fast track: with it the lesson is done.
    public mutating func reach(_ goal: Goal, of lesson: WorkshopLesson) {
        reached.insert("\(lesson.key)/\(goal.name) \(goal.content)")
        begin(lesson)
    }

    /// Whether a lesson that is done was left before its questions were asked once more that were answered wrongly.
    public func owesQuestions(of lesson: WorkshopLesson) -> Bool {
        isLast(lesson) && hasDone(lesson) && lesson.predictions.contains { answer(to: $0, of: lesson) == .missed }
    }

    /// Notes how a question was answered. The first answer counts, and one to the question once more that mends it.
    public mutating func answer(_ prediction: Prediction, of lesson: WorkshopLesson, isRight: Bool, again: Bool) {
        let key = "\(lesson.key)/\(prediction.content)"
        switch answers[key] {
        case nil: answers[key] = isRight ? .right : .missed
        case .missed where again && isRight: answers[key] = .mended
        case .right, .missed, .mended: break
        }
    }

    /// How a question was answered; nil where it was not asked yet.
    public func answer(to prediction: Prediction, of lesson: WorkshopLesson) -> Answer? {
        lesson.keys.lazy.compactMap { answers["\($0)/\(prediction.content)"] }.first
    }

    /// Takes up what somebody else has reached meanwhile.
    public mutating func merge(_ other: LessonProgress) {
        reached.formUnion(other.reached)
        answers.merge(other.answers) { $1 }
        begun.formUnion(other.begun)
        last = other.last ?? last
        for line in other.strange where !strange.contains(where: { $0.text == line.text }) { strange.append(line) }
        if unfinished.isEmpty { unfinished = other.unfinished }
        version = max(version, other.version)
    }

    /// Forgets what was reached in a lesson.
    public mutating func forget(_ lesson: WorkshopLesson) {
        reached = reached.filter { line in !lesson.keys.contains { Mark(line, in: $0) != nil } }
        answers = answers.filter { key, _ in !lesson.keys.contains { key.hasPrefix($0 + "/") } }
        begun.subtract(lesson.keys)
        if isLast(lesson) { last = nil }
    }

    /// Whether a lesson was played last.
    public func isLast(_ lesson: WorkshopLesson) -> Bool { last.map(lesson.keys.contains) ?? false }

    /// Whether a goal was reached: one that asks for the same, or else one of the same heading that asks for what no other
    /// goal of the lesson does.
    public func hasReached(_ goal: Goal, of lesson: WorkshopLesson) -> Bool {
        let marks = reached.flatMap { line in lesson.keys.compactMap { Mark(line, in: $0) } }
        if marks.contains(where: { $0.content == .some(goal.content) }) { return true }
        let contents = Set(lesson.goals.map(\.content))
        return marks.contains { mark in
            mark.name == goal.name && !(mark.content.map(contents.contains) ?? false)
        }
    }

    /// What stands behind the name of a lesson.
    private struct Mark {
        let name: Substring
        let content: String?

        init?(_ line: String, in key: String) {
            guard line.hasPrefix(key + "/") else { return nil }
            let words = line.dropFirst(key.count + 1).split(separator: " ", omittingEmptySubsequences: false)
            guard let first = words.first, !first.contains("/"), words.count <= 2 else { return nil }
            (name, content) = (first, words.dropFirst().first.map(String.init))
        }
    }

    /// Whether a lesson is done: its last goal was reached.
    public func hasDone(_ lesson: WorkshopLesson) -> Bool {
        lesson.goals.last.map { hasReached($0, of: lesson) } ?? false
    }

    /// How many goals of a lesson were reached.
    public func count(of lesson: WorkshopLesson) -> Int { lesson.goals.count { hasReached($0, of: lesson) } }

    public static func == (one: LessonProgress, other: LessonProgress) -> Bool { one.text == other.text }
}
