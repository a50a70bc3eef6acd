#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// A program that can be timed from start to exit.
struct Program {
    /// Where it is.
    let path: String
    /// What it is called with.
    let arguments: [String]
    /// The status that it ends with.
    var status: Int32 = 0

    /// What one run of it took.
    struct Use {
        /// From start to exit.
        let time: Duration
        /// The most memory that it had at a time, in bytes.
        let memory: Int
    }

    /// Why a program can't be timed.
    enum Failure: Error {
        case notStarted(path: String, code: Int32)
        case failed(path: String, status: Int32)
        case silent(String)
    }

    /// Runs the program with its output thrown away, and gives the time from start to exit.
    func time() throws(Failure) -> Duration { try use().time }

    /// Runs the program with its output thrown away, and gives what it took.
    func use() throws(Failure) -> Use {
        var actions = Self.noFileActions()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        if status != 0 { posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) }

        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }

        var child = pid_t()
        var status: Int32 = 0
        let clock = ContinuousClock()
        let start = clock.now
        let code = posix_spawn(&child, path, &actions, nil, &words, environ)
        guard code == 0 else { throw .notStarted(path: path, code: code) }
        var usage = rusage()
        while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
        let time = start.duration(to: clock.now)
        guard status & 0x7F == 0, (status >> 8) & 0xFF == self.status else {
            throw .failed(path: path, status: status)
        }
        #if canImport(Darwin)
            let unit = 1
        #else
            let unit = 1_024
        #endif
        return Use(time: time, memory: Int(usage.ru_maxrss) * unit)
    }

    #if canImport(Darwin)
        static func noFileActions() -> posix_spawn_file_actions_t? { nil }
    #else
        static func noFileActions() -> posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    #endif
}

extension Program.Failure: CustomStringConvertible {
    var description: String {
        switch self {
        case .notStarted(let path, let code): "\(path) can't be started: \(String(cString: strerror(code)))"
        case .failed(let path, let status): "\(path) ended with the status \(status)"
        case .silent(let text): "the terminal never shows \(text)"
        }
    }
}
