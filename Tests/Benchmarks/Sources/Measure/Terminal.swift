#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// A program at a terminal of its own, at which keys are typed.
struct Terminal {
    private let master: Int32
    private let child: pid_t

    /// Starts a program and waits until it asks for input.
    init(_ path: String) throws(Program.Failure) {
        guard let pair = Self.pair() else { throw .notStarted(path: path, code: errno) }
        master = pair.master
        var actions = Program.noFileActions()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // Who leads a session and opens a terminal gets it as its own.
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, pair.name, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
        var attributes = Self.noAttributes()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Self.newSession)

        var words: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
        var environment: [UnsafeMutablePointer<CChar>?] = [
            strdup("TERM=xterm"), strdup("HOME=/nonexistent"), strdup("LC_ALL=C.UTF-8"), nil,
        ]
        defer { (words + environment).forEach { free($0) } }
        var started = pid_t()
        let code = posix_spawn(&started, path, &actions, &attributes, &words, &environment)
        guard code == 0 else { throw .notStarted(path: path, code: code) }
        child = started
        readUntilQuiet()
    }

    /// Types a text, and waits until all of it is shown.
    func type(_ text: String) {
        send(text)
        readUntilQuiet()
    }

    /// Types a text, and lets some time pass. What is shown meanwhile is passed over.
    func begin(_ text: String, waiting time: Duration) {
        send(text)
        let clock = ContinuousClock()
        let end = clock.now + time
        while clock.now < end { _ = read(within: Int32(max(1, clock.now.duration(to: end) / .milliseconds(1)))) }
    }

    /// Types a text, and gives the time until the terminal shows another.
    func time(of text: String, until shown: String) throws(Program.Failure) -> Duration {
        let clock = ContinuousClock()
        let start = clock.now
        send(text)
        // Only the end of what was shown is searched: a picture may be long.
        var end: [UInt8] = []
        while !String(decoding: end, as: UTF8.self).contains(shown) {
            guard let more = read(within: 10_000) else { throw .silent(shown) }
            end = end.suffix(shown.utf8.count) + more
        }
        return start.duration(to: clock.now)
    }

    /// Enters a line, and gives the time from Return to the next prompt.
    @discardableResult
    func enter(_ line: String) throws(Program.Failure) -> Duration {
        type(line)
        return try time(of: "\r", until: Self.prompt)
    }

    /// What is written before each prompt: from then on a paste is marked.
    static let prompt = "\u{1B}[?2004h"

    /// Ends the program.
    func close() {
        kill(child, SIGKILL)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        _ = systemClose(master)
    }

    private func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(master, bytes, bytes.count)
    }

    private func readUntilQuiet() {
        guard read(within: 10_000) != nil else { return }
        while read(within: 200) != nil {}
    }

    /// What is shown next; nil where nothing is for so many milliseconds.
    private func read(within milliseconds: Int32) -> [UInt8]? {
        var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, milliseconds) > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = systemRead(master, &bytes, bytes.count)
        return count > 0 ? Array(bytes.prefix(count)) : nil
    }

    // What the modules of the C libraries leave out is written here by number.
    #if canImport(Darwin)
        private static let newSession = Int16(POSIX_SPAWN_SETSID)
        private static func noAttributes() -> posix_spawnattr_t? { nil }

        private static func pair() -> (master: Int32, name: String)? {
            let master = posix_openpt(O_RDWR | O_NOCTTY)
            guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
                return nil
            }
            return (master, String(cString: name))
        }
    #else
        private static let newSession: Int16 = 0x80
        private static func noAttributes() -> posix_spawnattr_t { posix_spawnattr_t() }

        private static func pair() -> (master: Int32, name: String)? {
            let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
            var isLocked: Int32 = 0
            var number: Int32 = 0
            guard master >= 0, ioctl(master, 0x4004_5431, &isLocked) == 0, ioctl(master, 0x8004_5430, &number) == 0
            else { return nil }
            return (master, "/dev/pts/\(number)")
        }
    #endif
}

#if canImport(Darwin)
    private let systemRead = Darwin.read
    private let systemClose = Darwin.close
#else
    private let systemRead = Glibc.read
    private let systemClose = Glibc.close
#endif
