import Playground
import Transcripts

/// A session file that grows with every entry. It is whole before the next prompt is shown: it is written anew beside
/// itself and takes its own place, so that neither a killed process nor a full disk ever leaves half an entry.
struct Recording {
    /// Where the recording goes.
    let path: String
    private var recorder = Recorder()

    /// Makes the file and writes what was entered so far.
    init(to target: FileTarget, beginningWith session: [Exchange], in files: inout OwnFiles) throws(FileError) {
        path = target.path
        for exchange in session { recorder.record(exchange) }
        try files.write(recorder.bytes, to: target)
    }

    /// Adds an entry with its answer, where a replay can answer the same.
    mutating func add(_ entry: String, _ reply: Reply, in files: inout OwnFiles) throws(FileError) {
        guard recorder.record(entry, reply) else { return }
        try files.write(recorder.bytes, to: FileTarget(path: path), isDurable: false)
    }
}
