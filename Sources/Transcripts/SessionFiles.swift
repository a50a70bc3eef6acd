#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Session files on disk: the one place of this module that touches them.
public enum SessionFiles {
    /// The sessions that `paths` name: files as they are, folders with every `*.md` below them. Sorted, each once.
    ///
    /// Names that begin with a dot are passed over in folders, and links to folders are not followed.
    /// - Throws: where a path can't be read, or a folder holds no session.
    public static func find(_ paths: [String]) throws(FileError) -> [String] {
        var found: Set<String> = []
        for path in paths {
            if try kind(of: path, followingLinks: true) == S_IFDIR {
                let sessions = try sessions(below: path)
                if sessions.isEmpty { throw FileError(path: path, problem: .noSessions) }
                found.formUnion(sessions)
            } else {
                found.insert(path)
            }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The text of a file.
    public static func read(_ path: String) throws(FileError) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Self.read(descriptor, &buffer)
            guard count >= 0 else { throw failure(path) }
            if count == 0 { break }
            bytes += buffer[..<count]
        }
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else { throw FileError(path: path, problem: .notText) }
        return text
    }

    /// Puts `text` in the place of a file, or makes the file.
    ///
    /// The file holds either its old or its new text at any time, and keeps its permissions; a link keeps pointing.
    public static func write(_ text: String, to path: String) throws(FileError) {
        let target = resolved(path)
        let draft = "\(target).\(getpid()).tmp"
        unlink(draft)
        do throws(FileError) {
            let file = try RecordingFile(creating: draft)
            var status = stat()
            if stat(target, &status) == 0 { file.setPermissions(status.st_mode & 0o7777) }
            try file.apply(Recorder.Write(offset: 0, text: text))
            guard rename(draft, target) == 0 else { throw failure(path) }
        } catch {
            unlink(draft)
            throw FileError(path: path, problem: error.problem)
        }
    }

    /// What the system says about its latest refusal.
    fileprivate static func failure(_ path: String) -> FileError {
        let code = errno
        guard code != EEXIST else { return FileError(path: path, problem: .exists) }
        return FileError(path: path, problem: .system(strerror(code).map { String(cString: $0) } ?? "error \(code)"))
    }

    private static func sessions(below folder: String) throws(FileError) -> [String] {
        var sessions: [String] = []
        var folders = [folder]
        while let folder = folders.popLast() {
            for name in try names(in: folder) where !name.hasPrefix(".") {
                let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
                if try kind(of: path, followingLinks: false) == S_IFDIR {
                    folders.append(path)
                } else if name.hasSuffix(".md"), try kind(of: path, followingLinks: true) == S_IFREG {
                    sessions.append(path)
                }
            }
        }
        return sessions
    }

    /// What stands in a folder.
    static func names(in folder: String) throws(FileError) -> [String] {
        guard let directory = opendir(folder) else { throw failure(folder) }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { name in
                    name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
                        String(cString: $0)
                    }
                })
        }
        return names
    }

    private static func kind(of path: String, followingLinks: Bool) throws(FileError) -> mode_t {
        var status = stat()
        guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { throw failure(path) }
        return status.st_mode & S_IFMT
    }

    /// The file that a chain of links ends in; the path itself where there is no such file.
    private static func resolved(_ path: String) -> String {
        guard let pointer = realpath(path, nil) else { return path }
        defer { free(pointer) }
        return String(cString: pointer)
    }

    /// Reads once, again where a signal came between.
    private static func read(_ descriptor: CInt, _ buffer: inout [UInt8]) -> Int {
        while true {
            let count = buffer.withUnsafeMutableBytes { space in
                #if canImport(Darwin)
                    Darwin.read(descriptor, space.baseAddress, space.count)
                #elseif canImport(Glibc)
                    Glibc.read(descriptor, space.baseAddress, space.count)
                #elseif canImport(Musl)
                    Musl.read(descriptor, space.baseAddress, space.count)
                #endif
            }
            if count >= 0 || errno != EINTR { return count }
        }
    }
}

/// A file that a session is recorded to. It is closed when the value is let go.
public final class RecordingFile {
    /// The path as it was given.
    public let path: String
    private let descriptor: CInt

    /// Makes a new file.
    /// - Throws: where it can't be made; `exists` where it is there already, for a recording begins a file.
    public init(creating path: String) throws(FileError) {
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        self.path = path
        guard descriptor >= 0 else { throw SessionFiles.failure(path) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Carries out one write of a recorder.
    ///
    /// When this returns the system has the text, so that ending the process in whatever way loses nothing.
    public func apply(_ write: Recorder.Write) throws(FileError) {
        var bytes = Array(write.text.utf8)[...]
        var offset = write.offset
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset)) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw SessionFiles.failure(path) }
            bytes = bytes.dropFirst(count)
            offset += count
        }
    }

    fileprivate func setPermissions(_ mode: mode_t) {
        fchmod(descriptor, mode)
    }
}
