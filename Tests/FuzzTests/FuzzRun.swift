import Foundation
import Playground

/// Plays sessions, and tries changed entries between theirs.
struct FuzzRun {
    var mutator: Mutator
    /// A file that holds the entry under way, so that it can be found after a crash; nil for none.
    let trace: String?

    private var faults: [String] = []

    /// How often an evaluation may ask whether it is to stop: some half a million steps.
    private static let patience = 2_000

    init(mutator: Mutator, trace: String?) {
        self.mutator = mutator
        self.trace = trace
    }

    /// Tries `count` entries and tells what was wrong with the answers.
    mutating func faults(in sessions: [[String]], count: Int, seed: UInt64) -> [String] {
        var dice = Dice(seed: seed ^ 0xA7E1)
        var tried = 0
        while tried < count, let session = dice.pick(sessions) {
            let patience = Patience()
            var playground = Playground { patience.isAtEnd }
            for entry in session {
                for _ in 0..<dice.roll(3) where tried < count {
                    tried += 1
                    patience.polls = Self.patience
                    for part in mutator.split(mutator.mutate(entry)) { attempt(part, on: &playground) }
                }
                patience.polls = .max
                _ = playground.enter(entry)
            }
        }
        return faults
    }

    private mutating func attempt(_ entry: String, on playground: inout Playground) {
        if let trace { try? entry.write(toFile: trace, atomically: false, encoding: .utf8) }
        _ = playground.completeness(of: entry)
        _ = playground.completions(in: entry, at: entry.count)
        let before = playground.enter(":list").output
        let reply = playground.enter(entry)
        check(reply, to: entry)
        // A command says itself what it changes.
        guard entry.first(where: { !$0.isWhitespace }) != ":" else { return }
        let after = playground.enter(":list").output
        if reply.failure != nil {
            if after != before { note("the list is another one though the entry was refused", entry) }
        } else if after != before {
            _ = playground.enter(":undo")
            _ = playground.enter(":redo")
            if playground.enter(":list").output != after { note("the list is another one after :redo", entry) }
            _ = playground.enter(":undo")
        }
    }

    private mutating func check(_ reply: Reply, to entry: String) {
        let isPrintable = reply.output.unicodeScalars.allSatisfy {
            $0 == "\n" || $0.properties.generalCategory != .control
        }
        if !isPrintable { note("a control character in the output", entry) }
        guard let failure = reply.failure else { return }
        if failure.message.isEmpty || failure.message.contains("\n") { note("the message is no sentence", entry) }
        let lines = entry.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if !(1...lines.count + 1).contains(failure.line) || failure.column < 1 {
            note("\(failure.line):\(failure.column) is no place in the entry", entry)
        }
    }

    private mutating func note(_ fault: String, _ entry: String) {
        faults.append("\(fault): \(entry.debugDescription)")
    }
}

/// Counts how often an evaluation asked whether to go on. One thread runs the session and asks.
private final class Patience: @unchecked Sendable {
    var polls = Int.max

    var isAtEnd: Bool {
        polls -= 1
        return polls <= 0
    }
}
