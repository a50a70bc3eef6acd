import Playground
import Transcripts

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What is entered in a running shell, on disk before it runs, so that a crash loses nothing.
///
/// Each shell has a file of its own, which it keeps locked: what is not locked belongs to one that is gone. Where the file
/// can't be kept, the shell says so and goes on without.
final class RecoveryFile {
    /// The most bytes that are kept.
    static let longest = 16 << 20

    private let path: String
    private let file: OpenFile
    /// Why not all that was entered is in it; nil where it is.
    private(set) var loss: Loss?

    /// Why something was not kept.
    enum Loss: Equatable {
        /// The file has as many bytes as it may.
        case tooLong
        /// The system did not write it, for this reason.
        case system(OpenFile.Refusal)
    }

    /// What a line of the file is.
    private enum Mark: UInt8 {
        /// An entry, which is about to run.
        case entry = 62
        /// The files that were being run when the entry behind it was entered.
        case files = 64
        /// The entry before it has come to its end.
        case done = 61
        /// The entry before it was interrupted, and changed nothing.
        case interrupted = 33
    }

    private static let ending = ".session"

    /// Makes the file of this shell.
    init(in folder: String) throws(OpenFile.Refusal) {
        try StateFolder.make(folder)
        var number = 0
        while true {
            let path = "\(folder)/\(getpid())-\(number)\(Self.ending)"
            do throws(OpenFile.Refusal) {
                file = try OpenFile(path, O_RDWR | O_CREAT | O_EXCL, waits: false)
                self.path = path
                return
            } catch {
                // One of a process that had the same number is there.
                number += 1
                if error != .system(EEXIST) || number == 100 { throw error }
            }
        }
    }

    /// Opens the file of a shell that is gone; nil where it is not.
    private init?(abandoned path: String) {
        guard let file = try? OpenFile(path, O_RDWR, waits: false) else { return nil }
        self.path = path
        self.file = file
    }

    /// The files of shells that are gone, the latest first.
    static func abandoned(in folder: String) -> [RecoveryFile] {
        let names = (try? SessionFiles.names(in: folder)) ?? []
        return names.filter { $0.hasSuffix(ending) }
            .compactMap { RecoveryFile(abandoned: "\(folder)/\($0)") }
            .sorted { ($0.file.modified, $0.path) > ($1.file.modified, $1.path) }
    }

    /// Notes an entry that is about to run.
    func willEnter(_ entry: SourceEntry) {
        if !entry.files.isEmpty { add(.files, HistoryFile.escaped(entry.files.joined(separator: "\n"))) }
        add(.entry, HistoryFile.escaped(entry.text))
    }

    /// Notes that the entry has run.
    func didEnter(_ reply: Reply) { add(reply.failure?.isInterruption == true ? .interrupted : .done) }

    private func add(_ mark: Mark, _ text: String = "") {
        let line = [mark.rawValue] + Array(text.utf8) + [UInt8(ascii: "\n")]
        guard loss == nil else { return }
        guard file.size + line.count <= Self.longest else { return loss = .tooLong }
        do throws(OpenFile.Refusal) {
            try file.append(line)
        } catch {
            loss = .system(error)
        }
    }

    /// What was entered, and the entry that was running when the shell ended, if any.
    var entries: (ended: [SourceEntry], unfinished: SourceEntry?) {
        var ended: [SourceEntry] = []
        var running: SourceEntry?
        var files: [String] = []
        let bytes = file.read(0..<min(file.size, Self.longest))
        // A line without its end was not written to its end, and its entry never ran.
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
            let text = HistoryFile.unescaped(String(decoding: line.dropFirst(), as: UTF8.self))
            switch line.first.flatMap(Mark.init) {
            case .files: files = text.split(separator: "\n").map(String.init)
            case .entry:
                running = SourceEntry(text, from: files)
                files = []
            case .done:
                if let running { ended.append(running) }
                running = nil
            case .interrupted, nil: running = nil
            }
        }
        return (ended, running)
    }

    /// Removes the file: the session came to its end, or was brought back.
    func remove() { unlink(path) }
}
