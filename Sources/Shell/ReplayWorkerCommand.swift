import ArgumentParser
import Catalogue
import Playground
import Transcripts

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// `atelier replay-worker`: the side of a replay that runs entries, in a process of its own. It is started by
/// `IsolatedReplay` alone, and tells what it does on standard output.
struct ReplayWorkerCommand: SessionCommand {
    static let configuration = CommandConfiguration(commandName: "replay-worker", shouldDisplay: false)

    @Argument var paths: [String]

    /// Writes a message. Where nobody listens any more, the process ends.
    private static func tell(_ message: ReplayMessage) {
        var bytes = message.bytes[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { _exit(ExitStatus.internalError.rawValue) }
            bytes = bytes.dropFirst(max(0, count))
        }
    }

    func run(knowing own: BuiltIns) throws {
        let paths = paths
        let isDone = BigStack.run {
            let model = Playground(knowing: own)
            for path in paths {
                let file = FileReplay(path: path, in: model.beside()) { entry in
                    Self.tell(.entering(entry))
                }
                Self.tell(.ended(file))
            }
            return true
        }
        guard isDone == true else { throw ExitCode(ExitStatus.internalError.rawValue) }
    }
}
