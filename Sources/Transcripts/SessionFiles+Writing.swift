#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Which file may be lost where a file is written.
public enum Replacement: Equatable, Sendable {
    /// None: there must not be one.
    case nothing
    /// The one that was written before, as long as nobody else has changed it.
    case unchanged(FileStamp)
    /// Any.
    case anything
}

extension SessionFiles {
    /// Puts `text` in the place of a file, or makes the file.
    ///
    /// The file holds either its old or its new text at any time, whatever happens to the process or to the disk, and
    /// keeps its permissions. Only regular files are written, never through a link, and none that is read-only.
    ///
    /// - Parameter isDurable: whether the text is to be on disk when this returns; a killed process loses nothing
    ///   either way.
    /// - Parameter mode: who may read a file that is made, as far as the process lets new files be read.
    /// - Returns: the file as it is then, for `Replacement.unchanged`.
    @discardableResult
    public static func write(
        _ text: String, to path: String, replacing: Replacement, isDurable: Bool = true, mode: mode_t = 0o666
    ) throws(FileError) -> FileStamp {
        try write(Array(text.utf8), to: path, replacing: replacing, isDurable: isDurable, mode: mode)
    }

    /// The same for text that is in UTF-8 already.
    public static func write(
        _ bytes: [UInt8], to path: String, replacing: Replacement, isDurable: Bool = true, mode: mode_t = 0o666
    ) throws(FileError) -> FileStamp {
        try checkIsOneLine(path)
        do throws(FileError) {
            let old = try replaced(path, replacing)
            let folder = folder(of: path)
            FileDraft.removeAbandoned(in: folder)
            var draft = try FileDraft(in: folder, mode: old == nil ? mode : 0o600)
            try draft.write(bytes, isDurable: isDurable)
            if let old { draft.take(after: old) }
            // Somebody may have been there meanwhile.
            _ = try replaced(path, replacing)
            let stamp = try draft.replace(path)
            if isDurable { synchronize(folder) }
            return stamp
        } catch {
            throw FileError(path: path, problem: error.problem)
        }
    }

    /// Makes a folder where it isn't there; the one around it must be.
    public static func makeFolder(_ path: String) throws(FileError) {
        guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
        throw failure(path)
    }

    /// Removes what processes that were killed while they wrote have left in a folder.
    public static func removeAbandonedDrafts(in folder: String) {
        FileDraft.removeAbandoned(in: folder)
    }

    /// The file that is lost where a path is written; nil where there is none.
    ///
    /// - Throws: where it must not be lost.
    private static func replaced(_ path: String, _ replacement: Replacement) throws(FileError) -> stat? {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT, !path.isEmpty, !path.hasSuffix("/") { return nil }
            throw failure(path)
        }
        if status.st_mode & S_IFMT == S_IFLNK {
            throw FileError(path: path, problem: .link(to: resolved(path)))
        }
        if let problem = notRegular(status) { throw FileError(path: path, problem: problem) }
        switch replacement {
        case .nothing: throw FileError(path: path, problem: .exists)
        case .unchanged(let stamp) where stamp != FileStamp(status): throw FileError(path: path, problem: .changed)
        case .unchanged, .anything: break
        }
        // The superuser may write anything, which is not what a read-only file asks for.
        guard status.st_mode & 0o222 != 0, access(path, W_OK) == 0 else {
            throw FileError(path: path, problem: .readOnly)
        }
        return status
    }

    /// The folder that a path leads into.
    public static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Has the names in a folder on disk, where the system can do that.
    private static func synchronize(_ folder: String) {
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}
