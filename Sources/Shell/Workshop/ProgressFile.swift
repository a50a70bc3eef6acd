import Transcripts
import Workshop

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What a learner has reached, on disk: for its owner alone, and whole at any time.
///
/// Several shells may keep it at once: each change is made to what the file holds then.
struct ProgressFile: Sendable {
    /// Where the file is; nil where nothing is kept.
    let path: String?

    /// The file of the user, beside the history of the shell.
    static func ofUser(environment: (String) -> String?) -> ProgressFile {
        ProgressFile(path: StateFolder.path(environment: environment).map { "\($0)/workshop" })
    }

    /// What is kept; nothing where there is no file.
    ///
    /// - Throws: where the file is there and can't be read.
    func load() throws(FileError) -> LessonProgress {
        guard let path, access(path, F_OK) == 0 else { return LessonProgress() }
        return LessonProgress(parsing: try SessionFiles.read(path))
    }

    /// Changes what is kept, and has it on disk. A file that can't be read stays as it is.
    ///
    /// - Returns: what is kept then; nothing where there is no file.
    func update(_ change: (inout LessonProgress) -> Void) throws(FileError) -> LessonProgress {
        guard let path else { return LessonProgress() }
        let folder = SessionFiles.folder(of: path)
        do throws(OpenFile.Refusal) { try StateFolder.make(folder) } catch {
            throw FileError(path: folder, problem: .system(Messages.reason(error)))
        }
        let lock = try? OpenFile(path + ".lock", O_RDWR | O_CREAT)
        defer { withExtendedLifetime(lock) {} }
        var progress = try load()
        change(&progress)
        try SessionFiles.write(progress.text, to: path, replacing: .anything, mode: 0o600)
        return progress
    }
}
