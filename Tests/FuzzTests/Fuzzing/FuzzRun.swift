import Drawing
import Foundation
import Playground

/// Enters the steps of a batch and looks at what is answered.
public struct FuzzRun {
    /// What is wrong with an answer.
    public struct Finding: Sendable {
        /// What kind of fault it is.
        public let kind: String
        /// What was entered, and what was wrong about it.
        public let text: String
    }

    private var playground: Playground
    private let patience = Patience()
    private var findings: [Finding] = []
    private var dice: Dice
    /// How many lines the longest entry has that was taken: what fails may stand in the body of a function in it.
    private var mostLines = 0

    /// How often an evaluation may ask whether it is to stop: some half a million steps.
    private static let polls = 2_000
    /// The same of a valid program, of which nothing may be left out.
    private static let pollsOfProgram = 40_000

    /// - Parameter dice: by which it is chosen what else is asked about an input.
    public init(_ dice: Dice) {
        let patience = patience
        playground = Playground { patience.isAtEnd }
        self.dice = dice
    }

    /// Tries all inputs and tells what was wrong with the answers.
    ///
    /// - Parameters:
    ///   - skipped: how many inputs are left out, because they were tried before.
    ///   - willTry: told of each input before it is entered.
    ///   - didTry: told of what was wrong with it.
    public mutating func run(
        _ steps: [Step], skipping skipped: Int = 0, willTry: ([String]) -> Void = { _ in },
        didTry: ([Finding]) -> Void
    ) {
        var number = 0
        for step in steps {
            switch step {
            case .reset:
                patience.polls = .max
                _ = playground.enter(":reset")
            case .entry(let entry):
                patience.polls = .max
                _ = playground.enter(entry)
                mostLines = max(mostLines, FuzzRun.lines(of: entry))
            case .input(let parts), .program(let parts):
                number += 1
                guard number > skipped else { continue }
                willTry(parts)
                findings = []
                if case .program = step { enter(parts) } else { for part in parts { attempt(part) } }
                didTry(findings)
            }
        }
    }

    private mutating func attempt(_ entry: String) {
        patience.polls = Self.polls
        _ = playground.completeness(of: entry)
        _ = playground.completions(in: entry, at: entry.count)
        if dice.roll(4) == 0 { _ = playground.completions(in: entry, at: dice.roll(entry.count + 1)) }
        patience.polls = .max
        let before = playground.enter(":list").output
        patience.polls = Self.polls
        let reply = playground.enter(entry)
        check(reply, to: entry)
        // A command says itself what it changes.
        guard entry.first(where: { !$0.isWhitespace }) != ":" else { return }
        patience.polls = .max
        let after = playground.enter(":list").output
        if reply.failure != nil {
            if after != before { note("failed and changed something", entry) }
        } else if after != before {
            if dice.roll(4) == 0 { look(after: entry) }
            patience.polls = .max
            // A look at a value is no step of its own: there may be nothing to take back, and :redo then does again
            // what an earlier :undo took back.
            if playground.enter(":undo").failure == nil {
                _ = playground.enter(":redo")
                if playground.enter(":list").output != after { note("another list after :redo", entry) }
            }
            _ = playground.enter(":undo")
        }
    }

    /// Enters a valid program, none of whose entries may be refused.
    private mutating func enter(_ program: [String]) {
        for (index, entry) in program.enumerated() {
            patience.polls = Self.pollsOfProgram
            let reply = playground.enter(entry)
            check(reply, to: entry)
            if let failure = reply.failure {
                let before = program[..<index].joined(separator: "\n\n")
                return note("refused though valid", "\(failure.message)\n\(before)\n\n\(entry)")
            }
        }
        if let entry = program.last, dice.roll(4) == 0 { look(after: entry) }
    }

    /// Looks at what an entry has made in the other ways there are.
    private mutating func look(after entry: String) {
        patience.polls = Self.polls
        let command = dice.pick([":tree", ":tree --env", ":tree --layout", ":draw", ":type", ":stack"]) ?? ":tree"
        check(playground.enter(command), to: command, after: entry)
        patience.polls = Self.polls
        guard let format = dice.pick(PictureFormat.allCases) else { return }
        guard let picture = try? playground.picture(as: format), format != .ansi else { return }
        if !isPrintable(picture) { note("a control character in the output", entry) }
    }

    private mutating func check(_ reply: Reply, to entry: String, after made: String? = nil) {
        let shown = made.map { $0 + "\n" + entry } ?? entry
        if !isPrintable(reply.output, with: ["\n", "\t"]) { note("a control character in the output", shown) }
        if reply.output.contains("a fault of the built-in") { note("a fault of the built-in", shown) }
        guard let failure = reply.failure else { return }
        if failure.message.isEmpty || failure.message.contains("\n") { note("the message is no sentence", shown) }
        if !(1...max(mostLines, FuzzRun.lines(of: entry)) + 1).contains(failure.line) || failure.column < 1 {
            note("no place in an entry", shown)
        }
    }

    private static func lines(of entry: String) -> Int {
        entry.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
    }

    private func isPrintable(_ text: String, with kept: Set<Unicode.Scalar> = ["\n"]) -> Bool {
        text.unicodeScalars.allSatisfy { kept.contains($0) || $0.properties.generalCategory != .control }
    }

    private mutating func note(_ kind: String, _ entry: String) {
        findings.append(Finding(kind: kind, text: entry))
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
