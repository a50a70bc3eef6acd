#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// This program once more, in a process of its own.
enum ChildProcess {
    #if canImport(Darwin)
        private typealias Actions = posix_spawn_file_actions_t?
        private typealias Attributes = posix_spawnattr_t?
    #else
        private typealias Actions = posix_spawn_file_actions_t
        private typealias Attributes = posix_spawnattr_t
    #endif

    /// Starts the program with these arguments, nothing to read, and nowhere to complain to.
    ///
    /// - Returns: the process, and what it writes to standard output, to be read without waiting; nil where that can't be.
    static func start(_ arguments: [String]) -> (process: pid_t, output: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard let path = executablePath, pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        defer { close(ends[1]) }
        var process: pid_t = 0
        guard spawn(path, arguments, output: ends[1], &process) == 0 else {
            close(ends[0])
            return nil
        }
        return (process, ends[0])
    }

    private static func spawn(
        _ path: String, _ arguments: [String], output: Int32, _ process: inout pid_t
    ) -> Int32 {
        #if canImport(Darwin)
            var actions: Actions = nil
            var attributes: Attributes = nil
        #else
            var actions = Actions()
            var attributes = Attributes()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        // Signals do there what they do in a program that was just started.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        // Nobody reads the trace that Swift's runtime writes after a crash, and it takes its time.
        let words = ["atelier"] + arguments
        return withPointers(to: words) { words in
            withPointers(to: environment + ["SWIFT_BACKTRACE=enable=no"]) { environment in
                posix_spawn(&process, path, &actions, &attributes, words, environment)
            }
        }
    }

    private static var environment: [String] {
        var variables: [String] = []
        var next = environ
        while let variable = next.pointee {
            let text = String(cString: variable)
            if !text.hasPrefix("SWIFT_BACKTRACE=") { variables.append(text) }
            next += 1
        }
        return variables
    }

    /// The texts for C, with a null pointer at the end.
    private static func withPointers<Result>(
        to texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = texts.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers)
    }

    private static var executablePath: String? {
        #if canImport(Darwin)
            var size: UInt32 = 4096
            var buffer = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
            return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        #else
            return "/proc/self/exe"
        #endif
    }
}
