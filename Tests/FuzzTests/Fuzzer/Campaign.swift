import Foundation
import Fuzzing
import Transcripts

/// Has all batches of a seed tried, some in each process, and notes what was found.
final class Campaign: @unchecked Sendable {
    private let lock = NSLock()
    private let jobs: Int
    private var state: State
    /// The next batch that nobody tries.
    private var next: Int
    /// The batches that were tried though one before them is still under way.
    private var ahead: Set<Int> = []
    private let began = Date()
    private let secondsBefore: Double

    init(count: Int, seed: UInt64, jobs: Int?) {
        self.jobs = jobs ?? Workers.processors
        state = State.of(seed: seed, count: count)
        next = state.batches
        secondsBefore = state.seconds
    }

    /// Whether nothing was found.
    func run() -> Bool {
        if state.batches > 0, !state.isFinished {
            say("going on after \(state.batches) of \(state.allBatches) batches")
        }
        _ = Workers.map(jobs, jobs: jobs) { [self] _ in
            while let batches = take() { attempt(batches) }
        }
        state.save()
        say(state.figures)
        return state.findings.isEmpty
    }

    /// How many batches one process tries: it reads all sessions and examples first.
    private static let share = 16

    private func take() -> Range<Int>? {
        lock.withLock {
            guard next < state.allBatches else { return nil }
            defer { next = min(next + Self.share, state.allBatches) }
            return next..<min(next + Self.share, state.allBatches)
        }
    }

    private func finish(_ batch: Int) {
        lock.withLock {
            ahead.insert(batch)
            while ahead.remove(state.batches) != nil { state.batches += 1 }
            state.seconds = secondsBefore + Date().timeIntervalSince(began)
            state.save()
            if state.batches % 50 == 0 { say(state.figures) }
        }
    }

    private func note(_ finding: State.Finding) {
        lock.withLock {
            // A batch that was interrupted is tried again.
            let isKnown = state.findings.contains {
                $0.batch == finding.batch && $0.input == finding.input && $0.kind == finding.kind
            }
            guard !isKnown else { return }
            state.findings.append(finding)
            state.save()
            say("\(finding.kind) (batch \(finding.batch), input \(finding.input)): \(finding.text)")
        }
    }

    /// Tries batches to their end: after an input that ended the process another process goes on behind it.
    private func attempt(_ batches: Range<Int>) {
        var (batch, skipped) = (batches.lowerBound, 0)
        while batch < batches.upperBound {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            process.arguments = ["--batches", "\(batch)", "\(batches.upperBound)", "\(state.seed)", "\(skipped)"]
            process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
            let output = Pipe()
            let errors = FileManager.default.temporaryDirectory
                .appendingPathComponent("fuzz-\(ProcessInfo.processInfo.processIdentifier)-\(batches.lowerBound)")
            _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
            process.standardOutput = output
            process.standardError = try? FileHandle(forWritingTo: errors)
            defer { try? FileManager.default.removeItem(at: errors) }
            do {
                try process.run()
            } catch {
                return note(State.Finding(kind: "could not start", batch: batch, input: skipped, text: "\(error)"))
            }
            var (input, entered, reason) = (skipped, "", "crash")
            let start = (batch, skipped)
            for line in Lines(output.fileHandleForReading) {
                let words = line.split(separator: "\t", omittingEmptySubsequences: false)
                switch words.first {
                case "try": (input, entered) = (input + 1, words.dropFirst().joined())
                case "found" where words.count > 2:
                    note(
                        State.Finding(
                            kind: String(words[1]), batch: batch, input: input, text: String(words[2])))
                case "hang", "memory": reason = String(words[0])
                case "done":
                    finish(batch)
                    (batch, input) = (batch + 1, 0)
                default: break
                }
            }
            process.waitUntilExit()
            if batch == batches.upperBound { return }
            let message = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
            let said = message.split(separator: "\n").first.map { " — \($0)" } ?? ""
            note(
                State.Finding(
                    kind: reason, batch: batch, input: input,
                    text: entered + (reason == "crash" ? " — status \(process.terminationStatus)\(said)" : "")))
            // What dies before its first input dies again.
            if (batch, input) == start { return }
            skipped = input
        }
    }
}

/// The lines that come through a pipe, until it is closed.
private struct Lines: Sequence, IteratorProtocol {
    private let handle: FileHandle
    private var rest = Data()

    init(_ handle: FileHandle) { self.handle = handle }

    mutating func next() -> String? {
        while true {
            if let end = rest.firstIndex(of: 10) {
                defer { rest = Data(rest[(end + 1)...]) }
                return String(decoding: rest[..<end], as: UTF8.self)
            }
            let data = handle.availableData
            if data.isEmpty { return nil }
            rest += data
        }
    }
}
