/// Many session files replayed, each in a fresh session of its own.
public struct ReplayRun: Sendable {
    /// What came of each file, sorted by path.
    public let files: [FileReplay]

    /// What came of one file.
    public struct FileReplay: Sendable {
        /// The path as it was given.
        public let path: String
        /// The replay, or why there is none.
        public let result: Result

        /// A replay, or why there is none.
        public enum Result: Sendable {
            /// The file was run.
            case replayed(Replay)
            /// The file is no session.
            case malformed(TranscriptError)
            /// The file could not be read.
            case unreadable(FileError)
        }
    }

    /// Replays files on several threads. The result does not depend on how many.
    /// - Parameters:
    ///   - paths: the files, as ``SessionFiles/find(_:)`` gives them.
    ///   - jobs: how many files run at once at most.
    ///   - stackSize: the stack each file runs on, in bytes.
    ///   - makeSession: makes the fresh session of one file.
    public init<Fresh: Session>(
        of paths: [String], jobs: Int = Workers.processors, stackSize: Int = Workers.defaultStackSize,
        in makeSession: @escaping @Sendable () -> Fresh
    ) {
        let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        files = Workers.map(sorted.count, jobs: jobs, stackSize: stackSize) { index in
            FileReplay(path: sorted[index], in: makeSession())
        }
    }

    /// Everything that differs in any file, in the order of the paths, and one line that counts it all.
    public var report: String {
        (files.map(\.report).filter { !$0.isEmpty } + [summary]).joined(separator: "\n\n")
    }

    /// One line that counts files, entries and differences.
    public var summary: String {
        let replays = files.compactMap(\.replay)
        return Messages.summary(
            sessions: replays.count, entries: replays.reduce(0) { $0 + $1.entryCount },
            differing: replays.reduce(0) { $0 + $1.differences.count }, unread: files.count - replays.count)
    }

    /// Whether any entry was answered differently.
    public var differs: Bool { files.contains { $0.replay?.differences.isEmpty == false } }

    /// Whether any file could not be read, or is no session.
    public var hasErrors: Bool { files.contains { $0.replay == nil } }

    /// Writes the answers into the files that differ. Gives their paths.
    public func update() throws(FileError) -> [String] {
        var updated: [String] = []
        for file in files {
            guard let replay = file.replay, !replay.differences.isEmpty else { continue }
            try SessionFiles.write(replay.updatedText, to: file.path, replacing: .anything)
            updated.append(file.path)
        }
        return updated
    }
}

extension ReplayRun.FileReplay {
    /// Replays one file.
    public init(path: String, in session: some Session) {
        self.path = path
        do throws(FileError) {
            let text = try SessionFiles.read(path)
            do throws(TranscriptError) {
                result = .replayed(Replay(of: try Transcript(parsing: text), in: session))
            } catch {
                result = .malformed(error)
            }
        } catch {
            result = .unreadable(error)
        }
    }

    /// The replay where there is one.
    public var replay: Replay? {
        if case .replayed(let replay) = result { replay } else { nil }
    }

    /// Every difference of the file, or why it was not run; empty where all is as recorded.
    public var report: String {
        switch result {
        case .replayed(let replay): replay.report(path: path)
        case .malformed(let error): "\(path):\(error.line): error: \(error)"
        case .unreadable(let error): "error: \(error)"
        }
    }
}
