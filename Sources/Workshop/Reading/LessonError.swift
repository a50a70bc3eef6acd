import Transcripts

/// What is wrong with the file of a lesson, and where.
public struct LessonError: Error, Equatable, Sendable {
    /// The file.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// What is wrong there.
    public let problem: Problem

    /// What can be wrong with a lesson.
    public enum Problem: Equatable, Sendable {
        /// It is no recorded session.
        case session(TranscriptError)
        /// Its first heading does not give its number and title.
        case noTitle
        /// There is no fence of that name.
        case unknownFence(String)
        /// A fence that must hold something holds nothing.
        case empty(String)
        /// Entries for which no goal follows.
        case startWithoutGoal
        /// A hint or a reason without a goal before it.
        case withoutGoal(String)
        /// Two goals stand below one heading, and so have one name.
        case sameTitle(String)
        /// A word behind `atelier-goal` that says nothing.
        case unknownCount(String)
        /// A question without its answer, or another of its lines.
        case missing(String)
        /// A question with two right answers, or another line of which there is one.
        case twice(String)
        /// A goal with two reasons.
        case secondReason
        /// What makes an answer right is said in no way that is known.
        case unknownMeasure(String)
        /// A line of other names is not written as it must be.
        case unknownNames(String)
        /// No entry follows a question.
        case nothingToPredict
        /// The lesson has no goal.
        case noGoals
        /// Nothing says how many minutes the lesson takes.
        case noMinutes
        /// What stands where a number of minutes belongs is none.
        case unknownMinutes(String)
        /// A fence goes on where the next one begins, on this line.
        case unclosed(String, next: Int)
        /// A fence for entries is made of tildes.
        case tildes
        /// A word behind a fence that takes none.
        case wordBehind(String, String)
        /// A command in a goal or its start that changes nothing, or takes back what stands before.
        case command(String, in: String)
        /// Another lesson, of this file, has the same number.
        case sameNumber(Int, other: String)
        /// The minutes of its parts are not those of the whole.
        case minutes(shares: Int, whole: Int)
        /// An entry of the lesson fails, and says why.
        case entryFails(String)
        /// A goal is reached before anything is entered.
        case reachedAtStart(String)
        /// A goal's own entries don't reach it.
        case notReached(String, because: String)
        /// Nothing in the goal is graded but texts.
        case nothingCounts(String)
        /// A goal has fewer than three hints.
        case fewHints(String, Int)
        /// Code in a hint is no Swift.
        case hintIsNoSwift(String)
        /// Nothing says why a goal's solution works.
        case noReason(String)
        /// A word behind `atelier-goal` is no key of the environment, and what the session says of it.
        case unknownKey(String, String)
        /// So many words stand before something to do, which are too few or too many.
        case words(Int)
        /// A name that is to be another one stands nowhere in the question.
        case unknownName(String)
        /// A name that is to take another's place stands there already.
        case takenName(String)
        /// With its other names a question is the same.
        case sameQuestion
        /// Two things that a question asks for have one label.
        case sameLabel(String)
        /// A label is a word that answers need for something else.
        case ordinaryLabel(String)
        /// The right answer is another one.
        case wrongAnswer(written: String, right: String)
        /// An answer that ought to pass does not, or one that ought not does.
        case graded(String, answer: String, isReached: Bool, said: String)
    }

    /// Names a problem.
    public init(path: String, line: Int, problem: Problem) {
        (self.path, self.line, self.problem) = (path, line, problem)
    }
}

extension LessonError: CustomStringConvertible {
    /// The file, the line, and what is wrong there.
    public var description: String { "\(path):\(line): error: \(Messages.problem(problem))" }
}
