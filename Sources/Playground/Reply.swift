import Language

/// What a session answers to one entry.
public struct Reply: Sendable {
    /// The text to show, without a line break at its end; empty where there is nothing to say.
    public var output: String

    /// How what the program printed stands in `output`; nil where it printed nothing.
    public var printing: Printing?

    /// What is printed stands at the beginning of an answer.
    public struct Printing: Equatable, Sendable {
        /// Whether it is all of the answer and lacks its line break, so that what is printed next stands behind it.
        public var leavesLineOpen: Bool
    }

    /// What a screen shows in place of `output`: where it is narrower than the width setting, and where a command changed
    /// no more of the picture than its colours, which are shown there; nil where they are the same.
    public var shown: String?

    /// `shown`, or else `output`, with its picture in a terminal's colours: the same characters, and the sequences that
    /// colour them. Nil where there is no picture, or where none is to be shown in colour.
    public var colored: String?

    /// Set where the entry failed: the session is unchanged, and `output` holds the same error drawn with its caret.
    public var failure: Failure?

    /// What the host is asked to do after it has shown `output`.
    public var request: Request?

    /// How the entry is to be written in a recording where that differs from what was typed: a command in full.
    public var recorded: String?

    /// Creates an answer.
    public init(output: String, failure: Failure? = nil, request: Request? = nil, recorded: String? = nil) {
        self.output = output
        self.failure = failure
        self.request = request
        self.recorded = recorded
    }
}

/// Why an entry failed, for hosts that report errors with a place in a file.
public struct Failure: Error, Equatable, Sendable {
    /// The line, from 1: within the entry, or in the file that it was taken from.
    public var line: Int
    /// The column within that line in characters, from 1.
    public var column: Int
    /// The file in which that stands, where an entry of an earlier file is meant; nil where it is the entry's own.
    public var file: String?
    /// One plain sentence.
    public var message: String
    /// The line that it is about, and a line with a caret under the place; empty where there is none.
    public var excerpt: [String] = []
    /// What else is to be said below it, line by line: what to write instead.
    public var notes: [String] = []
    /// True where the evaluation was stopped from outside.
    public var isInterruption: Bool

    /// Creates a failure at a place in the entry.
    public init(line: Int, column: Int, in file: String? = nil, message: String, isInterruption: Bool = false) {
        self.line = line
        self.column = column
        self.file = file
        self.message = message
        self.isInterruption = isInterruption
    }
}

/// Something that only the host of a session can do.
public enum Request: Equatable, Sendable {
    /// Run the entries of a file.
    case load(path: String)
    /// Write what the session has come to to a file.
    case save(to: FileTarget, SavedSession)
    /// Write the session to a file as a program.
    case export(to: FileTarget, program: String)
    /// Write what was entered so far to a file, and append every further entry with its answer.
    case record(to: FileTarget, session: [Exchange])
    /// Stop recording.
    case stopRecording
    /// Replay recorded sessions and report what differs.
    case replay(path: String)
    /// Bring back the entries of a session that did not come to its end.
    case recover
    /// Forget the sessions that did not come to their end.
    case forgetRecovery
    /// Play a lesson step by step.
    case tour
    /// End the session.
    case quit
}

/// A file that is to be written.
public struct FileTarget: Equatable, Sendable {
    /// The path as it was typed.
    public var path: String
    /// Whether the person said that a file which is there already may be lost.
    public var replaces: Bool

    /// Names a file.
    public init(path: String, replaces: Bool = false) {
        self.path = path
        self.replaces = replaces
    }
}

/// A session as it is saved: the ending of the file's name says which.
public enum SavedSession: Equatable, Sendable {
    /// As a recorded session: the entries that count, with their answers.
    case session([Exchange])
    /// As a file of Swift, which can be loaded.
    case swift(String)
}

/// Whether an entry can be run.
public enum Completeness: Equatable, Sendable {
    /// It can be run, if only to report an error.
    case complete
    /// More lines are needed; the next begins with this many spaces.
    case incomplete(indentation: Int)
}

/// One entry of a script.
public struct SourceEntry: Equatable, Sendable {
    /// The entry's text, which may span lines.
    public var text: String
    /// Where its lines stand in the script.
    var placement: Placement

    /// The line of the script on which it begins, from 1.
    public var line: Int { placement.firstLine }

    /// Creates an entry at a line and a column of a script, both from 1.
    public init(text: String, line: Int, column: Int = 1) {
        self.text = text
        placement = Placement(line: line, column: column)
    }
}

/// What Tab offers at one place.
public struct Completions: Equatable, Sendable {
    /// The characters that a candidate takes the place of.
    public var range: Range<Int>
    /// The candidates, sorted, each once.
    public var candidates: [Candidate]
    /// Set where the name of a file could stand there, too. Which files there are is for the host to say.
    public var path: Path?

    /// What is typed of the path of a file.
    public struct Path: Equatable, Sendable {
        /// The path so far, without quotes.
        public var typed: String
        /// Whether it stands in quotes.
        public var isQuoted: Bool

        /// Creates one.
        public init(typed: String, isQuoted: Bool = false) {
            self.typed = typed
            self.isQuoted = isQuoted
        }

        /// Paths as they are written as arguments: in quotes where one needs them. Those of a folder, whose path ends in a
        /// slash, stay open, so that it can be gone on with.
        public func written(_ paths: [String]) -> [String] {
            guard isQuoted || paths.contains(where: Word.needsQuotes) else { return paths }
            return paths.map { path in
                let quoted = Word(text: path, isQuoted: true, offset: 0).written
                return path.last == "/" ? String(quoted.dropLast()) : quoted
            }
        }
    }

    /// One thing that could stand there.
    public struct Candidate: Equatable, Sendable {
        /// What is inserted.
        public var text: String
        /// One line about it.
        public var summary: String

        /// Creates a candidate.
        public init(text: String, summary: String) {
            self.text = text
            self.summary = summary
        }
    }

    /// Creates an offer.
    public init(replacing range: Range<Int>, candidates: [Candidate]) {
        self.range = range
        self.candidates = candidates
    }
}
