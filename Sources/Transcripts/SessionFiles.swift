#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Session files on disk: finding and reading them.
public enum SessionFiles {
    /// The sessions that `paths` name: files as they are, folders with every `*.md` below them. Sorted, each once.
    ///
    /// Names that begin with a dot are passed over in folders, and links to folders are not followed.
    /// - Throws: where a path can't be read, or a folder holds no session.
    public static func find(_ paths: [String]) throws(FileError) -> [String] {
        var found: Set<String> = []
        for path in paths {
            // What is not there is told of by who reads it: the others are read all the same.
            if (try? kind(of: path, followingLinks: true)) == S_IFDIR {
                let sessions = try sessions(below: path)
                if sessions.isEmpty { throw FileError(path: path, problem: .noSessions) }
                found.formUnion(sessions)
            } else {
                found.insert(path)
            }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The files and folders whose paths begin with a text, sorted; folders with a slash behind them.
    ///
    /// Names that begin with a dot are left out unless the text asks for one, and those that can't be typed always.
    public static func paths(beginningWith text: String) -> [String] {
        let end = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
        let (folder, beginning) = (text[..<end], text[end...])
        let names = (try? names(in: folder.isEmpty ? "." : String(folder))) ?? []
        return names.filter { $0.hasPrefix(beginning) && ($0.first != "." || beginning.first == ".") }
            .filter {
                $0 != "." && $0 != ".." && $0.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
            }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .map { folder + $0 + ((try? kind(of: folder + $0, followingLinks: true)) == S_IFDIR ? "/" : "") }
    }

    /// The most bytes that a file may have to be read.
    public static let longest = 16 << 20

    /// The text of a file. Only regular files are read: a device or a pipe may have no end.
    ///
    /// - Throws: where it can't be read, or its path holds a line break: what is told of it would have lines of its own.
    public static func read(_ path: String) throws(FileError) -> String {
        try checkIsOneLine(path)
        // Opening a pipe waits for somebody to write to it, unless told not to.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(path) }
        if let problem = notRegular(status) { throw FileError(path: path, problem: problem) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Self.read(descriptor, &buffer)
            guard count >= 0 else { throw failure(path) }
            if count == 0 { break }
            bytes += buffer[..<count]
            guard bytes.count <= longest else {
                throw FileError(path: path, problem: .tooLong(megabytes: longest >> 20))
            }
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw FileError(path: path, problem: .notText)
        }
        return text
    }

    /// Refuses a path that a message can't show in one line.
    static func checkIsOneLine(_ path: String) throws(FileError) {
        if path.unicodeScalars.contains("\n") { throw FileError(path: path, problem: .lineBreak) }
    }

    /// The same path without links in it, from the top; nil where there is no such file.
    public static func resolved(_ path: String) -> String? {
        guard let pointer = realpath(path, nil) else { return nil }
        defer { free(pointer) }
        return String(cString: pointer)
    }

    /// What is wrong with something that is no regular file; nil where it is one.
    static func notRegular(_ status: stat) -> FileError.Problem? {
        switch status.st_mode & S_IFMT {
        case S_IFREG: nil
        case S_IFDIR: .system(message(EISDIR))
        default: .notRegular
        }
    }

    /// What the system says about its latest refusal.
    static func failure(_ path: String) -> FileError {
        FileError(path: path, problem: .system(message(errno)))
    }

    private static func message(_ code: CInt) -> String {
        strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }

    private static func sessions(below folder: String) throws(FileError) -> [String] {
        var sessions: [String] = []
        var folders = [folder]
        while let folder = folders.popLast() {
            for name in try names(in: folder) where !name.hasPrefix(".") {
                let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
                if try kind(of: path, followingLinks: false) == S_IFDIR {
                    folders.append(path)
                } else if name.hasSuffix(".md") {
                    let kind = try? kind(of: path, followingLinks: true)
                    if kind == nil || kind == S_IFREG { sessions.append(path) }
                }
            }
        }
        return sessions
    }

    /// The names of what stands in a folder.
    public static func names(in folder: String) throws(FileError) -> [String] {
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
