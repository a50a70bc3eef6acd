import Catalogue
import Playground
import Transcripts

/// Session files replayed in other processes, each a few files, so that an entry that ends its process, or never ends,
/// is reported, and all other files are replayed.
struct IsolatedReplay {
    /// The files.
    let paths: [String]
    /// What their sessions know beside the language and the library.
    var own: BuiltIns = .none
    /// How long one entry may take.
    var timeLimit: Duration = .seconds(60)
    /// How many processes there are at a time.
    var jobs = Workers.processors
    /// Asked again and again whether to stop.
    let isInterrupted: @Sendable () -> Bool

    /// The most files that one process replays, so that all processors have something to do to the end.
    private var batchSize: Int { max(1, min(16, paths.count / (4 * jobs))) }

    /// Replays all files; nil where that was interrupted.
    func run() -> ReplayRun? {
        var waiting = batches(of: paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        var workers: [ReplayProcess] = []
        var files: [FileReplay] = []
        defer { for worker in workers { worker.end() } }
        while !waiting.isEmpty || !workers.isEmpty {
            if isInterrupted() { return nil }
            while workers.count < jobs, let batch = waiting.popLast() {
                if let worker = ReplayProcess(of: batch) {
                    workers.append(worker)
                } else {
                    // Where there can be no other process, this one does it.
                    files +=
                        ReplayRun(of: batch, jobs: 1) { [own, isInterrupted] in
                            Playground(knowing: own, isInterrupted: isInterrupted)
                        }.files
                }
            }
            ReplayProcess.wait(for: workers, atMost: .milliseconds(50))
            for worker in workers {
                files += worker.takeFiles()
                if worker.isRunning, worker.lastProgress.duration(to: .now) > timeLimit {
                    worker.stop(after: timeLimit)
                }
            }
            if isInterrupted() || workers.contains(where: \.wasInterrupted) { return nil }
            for worker in workers where !worker.isRunning {
                if let dead = worker.deadFile { files.append(dead) }
                if !worker.rest.isEmpty { waiting.append(worker.rest) }
            }
            workers.removeAll { !$0.isRunning }
        }
        return ReplayRun(files: files)
    }

    private func batches(of paths: [String]) -> [[String]] {
        stride(from: 0, to: paths.count, by: batchSize).reversed().map {
            Array(paths[$0..<min($0 + batchSize, paths.count)])
        }
    }
}
