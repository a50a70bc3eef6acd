import Transcripts

/// A lesson of the workshop: something to read, entries to try, questions to answer before one sees, and goals to reach.
///
/// It is written as a recorded session, and so it can be replayed like all others. What a session does not have stands in
/// fences of their own: `atelier-start`, `atelier-goal`, `atelier-hint`, `atelier-because` and `atelier-predict`.
public struct WorkshopLesson: Sendable {
    /// The path of its file, for errors.
    public let path: String
    /// What it is known by: the name of its file without the ending.
    public let name: String
    /// Its number among the lessons of a workshop, which its title begins with.
    public let number: Int
    /// Its title without the number.
    public let title: String
    /// What is done one after the other.
    public let parts: [Part]
    /// What is said to who teaches it; nil where nothing is.
    public let instructor: Instructor?
    /// The line of its title, from 1.
    let line: Int
    /// The line below which it is said how long the lesson takes, or would be.
    let notesLine: Int
    /// What it is known by in the progress of a learner, and has been known by before: its name, and for lessons from
    /// elsewhere also where they come from.
    public internal(set) var keys: [String]

    /// What it is known by now.
    var key: String { keys.first ?? name }

    /// One thing after the other.
    public enum Part: Sendable {
        /// Something to read.
        case read([Lesson.Passage])
        /// An entry to try.
        case entry(Entry)
        /// A question about what the next entry shows.
        case predict(Prediction)
        /// A goal.
        case goal(Goal)
    }

    /// An entry of the file.
    public struct Entry: Equatable, Sendable {
        /// The entry, without prompts.
        public let text: String
        /// The line on which it begins, from 1.
        public let line: Int
        /// Whether the file says that it is refused.
        let isRefused: Bool

        /// Describes an entry.
        package init(text: String, line: Int = 0, isRefused: Bool = false) {
            (self.text, self.line, self.isRefused) = (text, line, isRefused)
        }

        /// Whether it is a command that changes nothing.
        package var onlyLooks: Bool {
            guard text.first == ":" else { return false }
            return ![":set", ":undo", ":redo", ":reset", ":tap", ":toggle", ":choose", ":press", ":release"]
                .contains { text == $0 || text.hasPrefix($0 + " ") }
        }

        /// The names of the types that it declares.
        package var declaredTypes: [String] { AnswerText(entries: [text]).declaredTypes }

        /// Whether it is a view that becomes the canvas.
        package var isView: Bool { AnswerText.kind(text) == .view }
    }

    /// The goals, in order.
    public var goals: [Goal] { parts.compactMap { if case .goal(let goal) = $0 { goal } else { nil } } }

    /// The questions, in order.
    public var predictions: [Prediction] {
        parts.compactMap { if case .predict(let prediction) = $0 { prediction } else { nil } }
    }

    /// The entries that stand before a part of the lesson, and lead to the state in which it begins.
    public func entries(before part: Int) -> [Entry] {
        parts.prefix(part).compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
    }
}

extension [WorkshopLesson.Entry] {
    /// The entries without those that nothing of the last canvas comes from: commands that only look, what is refused, and
    /// views that others have taken the place of, with what was put on them.
    package var mattering: [WorkshopLesson.Entry] {
        let all = filter { !$0.onlyLooks && !$0.isRefused }
        guard !all.contains(where: { [":undo", ":redo", ":reset"].contains($0.text) }),
            let last = all.lastIndex(where: \.isView)
        else { return all }
        return all[..<last].filter { !$0.isView && $0.text.first != "." } + all[last...]
    }
}

/// Something to make: a canvas that the learner's own is to be like.
public struct Goal: Sendable {
    /// The line of its fence, from 1.
    public let line: Int
    /// Its number in the lesson, from 1.
    public let number: Int
    /// The heading above it.
    public let title: String
    /// What counts beside the components, the texts, and the style that each takes.
    public let counts: Counts
    /// What stands already when the learner begins.
    public let start: [WorkshopLesson.Entry]
    /// What makes the goal.
    public let solution: [WorkshopLesson.Entry]
    /// Hints, each stronger than the one before.
    public let hints: [Hint]
    /// Why the solution works, in a sentence or two; empty where nothing is said.
    public let because: String

    /// What it is known by in the progress of a learner: its title in small letters, with hyphens between the words.
    public var name: String {
        title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    /// What it is known by where its heading has become another one: a number that its start and its solution make, whatever
    /// space stands in them.
    var content: String { ContentNumber.of((start + solution).map(\.text).joined()) }

    /// What counts for a goal.
    public struct Counts: Equatable, Sendable {
        /// Whether the whole picture must be the same, and not only that of each component.
        public var picture = false
        /// The keys of the environment that must have the same values at each text, such as `\.level`.
        public var keys: [String] = []
    }

    /// A hint.
    public struct Hint: Equatable, Sendable {
        /// The line of its fence, from 1.
        public let line: Int
        /// What it says; code stands between backticks.
        public let text: String
    }
}

/// A question about what the next entry will show.
public struct Prediction: Sendable {
    /// The line of its fence, from 1.
    public let line: Int
    /// What is asked.
    public let question: String
    /// The right answer, as the author wrote it.
    public let answer: String
    /// What makes an answer right.
    public let measure: Measure
    /// Why it is right.
    public let because: String
    /// Other names, with which the question is asked again.
    public let names: [Renaming]
    /// The line of these names.
    let namesLine: Int

    /// What it is known by in the progress of a learner: a number that its question and its answer make.
    var content: String { ContentNumber.of(question + answer) }

    /// A name, and another one that takes its place.
    public struct Renaming: Equatable, Sendable {
        /// The name in the lesson.
        public let from: String
        /// The name in the question that is asked again.
        public let to: String
    }

    /// How the right answer follows from what the entry shows.
    public enum Measure: Equatable, Sendable {
        /// The labels of the components that take a style whose name begins so.
        case takes(String)
        /// The tree on one line, such as `A[B[x]]`.
        case tree
        /// A row of the picture, counted from 1.
        case line(Int)
    }
}

/// A number that a text makes, whatever space stands in it.
private enum ContentNumber {
    static func of(_ text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 where byte > UInt8(ascii: " ") { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}

/// What is said to who teaches a lesson.
public struct Instructor: Sendable {
    /// What to read.
    public let passages: [Lesson.Passage]
    /// How long the lesson takes in all.
    public let minutes: Int
    /// How long its parts take, with the lines on which that stands.
    public let shares: [(minutes: Int, line: Int)]
    /// The line on which the whole time stands.
    public let line: Int
}
