/// Many session files replayed, each in a fresh session of its own.
public struct ReplayRun: Sendable {
    /// What came of each file, sorted by path.
    public let files: [FileReplay]

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
        self.init(
            files: Workers.map(paths.count, jobs: jobs, stackSize: stackSize) { index in
                FileReplay(path: paths[index], in: makeSession())
            })
    }

    /// Puts together what came of files that were replayed elsewhere, in any order.
    public init(files: [FileReplay]) {
        self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// Everything that differs in any file, in the order of the paths, and one line that counts it all.
    public var report: String {
        (files.map(\.report).filter { !$0.isEmpty } + [summary]).joined(separator: "\n\n")
    }

    /// One line that counts files, entries and differences.
    public var summary: String {
        Messages.summary(
            sessions: files.count { $0.kind == .replayed }, entries: files.reduce(0) { $0 + $1.entryCount },
            differing: files.reduce(0) { $0 + $1.differenceCount }, died: files.count { $0.kind == .died },
            unread: files.count { $0.kind == .unread })
    }

    /// Whether any entry was answered differently.
    public var differs: Bool { files.contains { $0.differenceCount > 0 } }

    /// Whether any file ended the process that replayed it.
    public var hasDeaths: Bool { files.contains { $0.kind == .died } }

    /// Whether any file could not be read, or is no session.
    public var hasErrors: Bool { files.contains { $0.kind == .unread } }

    /// Writes the answers into the files that differ.
    ///
    /// - Returns: the paths of those that were written, and why others were not.
    public func update() -> (updated: [String], errors: [FileError]) {
        var updated: [String] = []
        var errors: [FileError] = []
        for file in files {
            guard let text = file.updatedText else { continue }
            do throws(FileError) {
                try SessionFiles.write(text, to: file.path, replacing: .anything)
                updated.append(file.path)
            } catch {
                errors.append(error)
            }
        }
        return (updated, errors)
    }
}
