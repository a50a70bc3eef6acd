import Transcripts

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A process that replays a few files, seen from the one that started it.
final class ReplayProcess {
    private let process: pid_t
    private let pipe: Int32
    private var unread: [UInt8] = []
    /// The files that are not done; the first of them is under way.
    private var paths: [String]
    private var entry: ReplayedEntry?
    private var cause: FileReplay.Death.Cause?
    /// Whether it still runs.
    private(set) var isRunning = true
    /// When it told something last.
    private(set) var lastProgress = ContinuousClock.now

    /// Starts the process; nil where the system has none to give.
    init?(of paths: [String]) {
        guard let (process, pipe) = ChildProcess.start(["replay-worker", "--"] + paths) else { return nil }
        self.process = process
        self.pipe = pipe
        self.paths = paths
    }

    deinit { close(pipe) }

    /// The file that it died on; nil where it did all.
    var deadFile: FileReplay? {
        paths.first.map { FileReplay(path: $0, death: FileReplay.Death(entry: entry, cause: cause ?? .status(0))) }
    }

    /// Whether Ctrl-C has ended it. The key goes to all processes of the terminal, and may be noticed here a little later.
    var wasInterrupted: Bool { if case .signal(SIGINT) = cause { true } else { false } }

    /// The files that it has not come to.
    var rest: [String] { Array(paths.dropFirst()) }

    /// Waits until one of several processes has told something, or ended.
    static func wait(for processes: [ReplayProcess], atMost time: Duration) {
        var descriptors = processes.map { pollfd(fd: $0.pipe, events: Int16(POLLIN), revents: 0) }
        poll(&descriptors, nfds_t(descriptors.count), Int32(time / .milliseconds(1)))
    }

    /// The files that are done since this was last asked.
    func takeFiles() -> [FileReplay] {
        receive()
        var files: [FileReplay] = []
        var rest = unread[...]
        while let message = ReplayMessage(takingFrom: &rest) {
            switch message {
            case .entering(let entry): self.entry = entry
            case .ended(let file):
                files.append(file)
                entry = nil
                if !paths.isEmpty { paths.removeFirst() }
            }
        }
        unread = Array(rest)
        return files
    }

    /// Ends the process, which has taken too long.
    func stop(after limit: Duration) {
        end()
        cause = .time(limit)
    }

    /// Ends the process, whatever it does.
    func end() {
        guard isRunning else { return }
        kill(process, SIGKILL)
        finish()
    }

    /// Reads what there is, without waiting.
    private func receive() {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while isRunning {
            let count = read(pipe, &buffer, buffer.count)
            if count > 0 {
                unread += buffer[..<count]
                lastProgress = .now
            } else if count == 0 {
                finish()
            } else if errno != EINTR {
                return
            }
        }
    }

    private func finish() {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        isRunning = false
        let signal = status & 0x7F
        cause = signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
    }
}
