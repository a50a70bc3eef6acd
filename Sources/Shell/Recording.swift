import Playground
import Transcripts

/// A session file that grows with every entry. It is whole, and on disk, before the next prompt is shown.
struct Recording {
    private let file: RecordingFile
    private var recorder = Recorder()

    /// Where the recording goes.
    var path: String { file.path }

    /// Makes the file and writes what was entered so far.
    init(to path: String, beginningWith session: [Exchange]) throws(FileError) {
        file = try RecordingFile(creating: path)
        for exchange in session {
            try file.apply(recorder.record(exchange))
        }
    }

    /// Adds an entry with its answer, where a replay can answer the same.
    mutating func add(_ entry: String, _ reply: Reply) throws(FileError) {
        if let write = recorder.record(entry, reply) { try file.apply(write) }
    }
}
