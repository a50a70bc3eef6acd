import Foundation
import Fuzzing
import Transcripts

/// The process that tries some batches: it may crash, hang, or take all memory, and its parent goes on.
///
/// It writes lines: `try` with each input before it is entered, `found` with what was wrong, `done` at the end of each
/// batch.
enum Child {
    /// - Parameter skipped: how many inputs of the first batch are left out, because they were tried before.
    static func run(batches: Range<Int>, seed: UInt64, skipping skipped: Int) throws {
        let mutators = try Mutators()
        let watch = Watch()
        watch.start()
        for batch in batches {
            // As much stack as the shell has.
            _ = Workers.map(1) { _ in
                var run = FuzzRun(Dice(seed: seed ^ 0xF0_22, part: UInt64(batch)))
                let skipped = batch == batches.lowerBound ? skipped : 0
                run.run(mutators.steps(of: batch, seed: seed).steps, skipping: skipped) { parts in
                    watch.begin()
                    Line.write("try", parts.joined(separator: "\u{1D}"))
                } didTry: { findings in
                    watch.end()
                    for finding in findings { Line.write("found", finding.kind, finding.text) }
                }
            }
            Line.write("done")
        }
    }

    /// Prints an input with what was entered before it.
    static func show(batch: Int, input: Int, seed: UInt64) throws {
        let (kind, steps) = try Mutators().steps(of: batch, seed: seed)
        say("// \(kind)")
        var number = 0
        var entries: [String] = []
        for step in steps {
            switch step {
            case .reset: entries = []
            case .entry(let entry): entries.append(entry)
            case .input(let parts), .program(let parts):
                number += 1
                guard number == input else { continue }
                for entry in entries { say(entry) }
                say("// the input:")
                for part in parts { say(part) }
                return
            }
        }
    }
}

/// Ends the process where one input takes too long or too much.
final class Watch: @unchecked Sendable {
    /// How much processor time one input may take, in seconds. A debug build is some ten times slower.
    #if DEBUG
        private static let mostWork = 40.0
    #else
        private static let mostWork = 5.0
    #endif
    /// How long it may take by the clock, where it waits for something: other processes may work meanwhile.
    private static let longest = 12 * mostWork
    /// The bytes that the process may take.
    private static let memory = 1 << 30

    private let lock = NSLock()
    private var began: (work: Double, clock: Double)?

    private static func now() -> (work: Double, clock: Double) {
        let usage = usage()
        let seconds = { (time: timeval) in Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }
        return (seconds(usage.ru_utime) + seconds(usage.ru_stime), ProcessInfo.processInfo.systemUptime)
    }

    func begin() { lock.withLock { began = Self.now() } }

    func end() { lock.withLock { began = nil } }

    func start() {
        let thread = Thread { [self] in
            while true {
                Thread.sleep(forTimeInterval: 0.02)
                if let began = lock.withLock({ began }) {
                    let now = Self.now()
                    if now.work - began.work > Self.mostWork || now.clock - began.clock > Self.longest { stop("hang") }
                }
                if Self.bytes() > Self.memory { stop("memory") }
            }
        }
        thread.stackSize = 1 << 20
        thread.start()
    }

    private func stop(_ reason: String) -> Never {
        Line.write(reason)
        _exit(3)
    }

    /// The most memory that the process has had at once.
    private static func bytes() -> Int {
        #if canImport(Darwin)
            Int(usage().ru_maxrss)
        #else
            Int(usage().ru_maxrss) << 10
        #endif
    }

    private static func usage() -> rusage {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
        #else
            getrusage(0, &usage)
        #endif
        return usage
    }
}

/// What a child tells its parent, in one line.
enum Line {
    static func write(_ words: String...) {
        let line = words.map(escaped).joined(separator: "\t")
        if !say(line) { _exit(4) }
    }

    /// A word as it was before it was written.
    static func read(_ word: some StringProtocol) -> String {
        var text = ""
        var isEscaped = false
        for character in word {
            if isEscaped {
                text.append(["n": "\n", "t": "\t", "r": "\r"][character] ?? character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                text.append(character)
            }
        }
        return text
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\t", with: "\\t")
            .replacing("\r", with: "\\r")
    }
}

/// Writes a line to the standard output at once; false where nobody reads it.
@discardableResult func say(_ line: String) -> Bool {
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
        guard count > 0 else { return false }
        bytes = bytes.dropFirst(count)
    }
    return true
}
