/// What came of one session file.
public struct FileReplay: Equatable, Sendable {
    /// The path as it was given.
    public let path: String
    /// How it went.
    public let kind: Kind
    /// Every difference of the file, or why it was not run; empty where all is as recorded.
    public let report: String
    /// How many entries ran.
    public let entryCount: Int
    /// How many of them were answered differently.
    public let differenceCount: Int
    /// The file with the answers of today; nil where it needs no update.
    public let updatedText: String?

    /// How it went with a file.
    public enum Kind: String, Sendable {
        /// It was run to its end.
        case replayed
        /// It could not be read, or is no session.
        case unread
        /// The process that ran it ended in the middle.
        case died
    }

    /// Puts together what was found out elsewhere.
    public init(
        path: String, kind: Kind, report: String, entryCount: Int = 0, differenceCount: Int = 0,
        updatedText: String? = nil
    ) {
        self.path = path
        self.kind = kind
        self.report = report
        self.entryCount = entryCount
        self.differenceCount = differenceCount
        self.updatedText = updatedText
    }

    /// Replays one file.
    ///
    /// - Parameters:
    ///   - session: a session in which nothing was entered yet.
    ///   - willEnter: told of every entry before it runs.
    public init(path: String, in session: some Session, willEnter: (ReplayedEntry) -> Void = { _ in }) {
        do throws(FileError) {
            let text = try SessionFiles.read(path)
            do throws(TranscriptError) {
                let transcript = try Transcript(parsing: text)
                var session = session
                let replay = Replay(of: transcript, continuing: &session) { willEnter(ReplayedEntry($0)) }
                self.init(
                    path: path, kind: .replayed, report: replay.report(path: path), entryCount: replay.entryCount,
                    differenceCount: replay.differences.count,
                    updatedText: replay.differences.isEmpty ? nil : replay.updatedText)
            } catch {
                self.init(path: path, kind: .unread, report: "\(path):\(error.line): error: \(error)")
            }
        } catch {
            self.init(path: path, kind: .unread, report: "error: \(error)")
        }
    }

    /// A file whose process ended before it was done.
    public init(path: String, death: Death) {
        let place = death.entry.map { entry in
            "\(path):\(entry.line)" + (entry.heading.map { " › \($0)" } ?? "")
        }
        let lines =
            [place ?? path, Messages.died(of: death.cause)] + (death.entry.map { Notation.entryLines($0.entry) } ?? [])
        self.init(path: path, kind: .died, report: lines.joined(separator: "\n"))
    }

    /// How a process ended that was replaying a file.
    public struct Death: Equatable, Sendable {
        /// The entry that ran; nil where none had begun.
        public let entry: ReplayedEntry?
        /// What ended the process.
        public let cause: Cause

        /// What ended a process.
        public enum Cause: Equatable, Sendable {
            /// A signal of this number.
            case signal(Int32)
            /// It ended by itself, with this status.
            case status(Int32)
            /// It was ended since an entry took longer than this.
            case time(Duration)
        }

        /// Describes an end.
        public init(entry: ReplayedEntry?, cause: Cause) {
            self.entry = entry
            self.cause = cause
        }
    }
}

/// An entry of a session file, and where it stands.
public struct ReplayedEntry: Equatable, Sendable {
    /// The line of the file on which it begins, from 1.
    public let line: Int
    /// The entry without its prompts.
    public let entry: String
    /// The title of the nearest heading above; nil where there is none.
    public let heading: String?

    /// Names an entry of a file.
    public init(line: Int, entry: String, heading: String?) {
        self.line = line
        self.entry = entry
        self.heading = heading
    }

    init(_ step: Transcript.Step) {
        self.init(line: step.line, entry: step.entry, heading: step.heading)
    }
}
