import Playground
import Transcripts

/// A session file that grows with every entry. It is whole before the next prompt is shown: it is written anew beside
/// itself and takes its own place, so that neither a killed process nor a full disk ever leaves half an entry.
struct Recording {
    /// Where the recording goes.
    let path: String
    private var recorder = Recorder()
    private var stamp: FileStamp

    /// Makes the file and writes what was entered so far.
    init(to path: String, beginningWith session: [Exchange], replacing: Replacement) throws(FileError) {
        self.path = path
        for exchange in session { recorder.record(exchange) }
        stamp = try SessionFiles.write(recorder.bytes, to: path, replacing: replacing)
    }

    /// Adds an entry with its answer, where a replay can answer the same.
    mutating func add(_ entry: String, _ reply: Reply) throws(FileError) {
        guard recorder.record(entry, reply) else { return }
        stamp = try SessionFiles.write(recorder.bytes, to: path, replacing: .unchanged(stamp), isDurable: false)
    }
}
