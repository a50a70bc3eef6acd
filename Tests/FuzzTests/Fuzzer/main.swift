import Foundation
import Fuzzing

// Tests/FuzzTests/run builds and calls this; see there what it is told.
let arguments = Array(CommandLine.arguments.dropFirst())
func number(_ index: Int) -> Int? { index < arguments.count ? Int(arguments[index]) : nil }

switch arguments.first {
case "--batches":
    guard let first = number(1), let end = number(2), first <= end, let seed = number(3), let skipped = number(4)
    else { exit(64) }
    try Child.run(batches: first..<end, seed: UInt64(clamping: seed), skipping: skipped)
case "--show":
    guard let batch = number(1), let input = number(2), let seed = number(3) else { exit(64) }
    try Child.show(batch: batch, input: input, seed: UInt64(clamping: seed))
case "--program":
    guard let place = number(1) else { exit(64) }
    let program = RandomProgram(seed: UInt64(clamping: number(2) ?? 1), number: place)
    say(program.entries.joined(separator: "\n\n"))
case "--compare":
    guard let count = number(1), count > 0 else { exit(64) }
    var comparison = Comparison(seed: UInt64(clamping: number(2) ?? 1))
    exit(try comparison.run(from: number(3) ?? 0, count: count) ? 0 : 1)
case "--interpret":
    guard let seed = number(1), let first = number(2), let end = number(3) else { exit(64) }
    Comparison.interpret(seed: UInt64(clamping: seed), from: first, to: end)
case "--why":
    guard let count = number(1), count > 0 else { exit(64) }
    exit(Explanations.check(count, seed: UInt64(clamping: number(2) ?? 1), from: number(3) ?? 0) ? 0 : 1)
case "--status":
    for state in State.all() { say(state.figures) }
default:
    guard let count = number(0), count > 0 else {
        say("usage: run COUNT [SEED] | run --status | run --show BATCH INPUT SEED | run --why COUNT [SEED [FROM]]")
        exit(64)
    }
    let jobs = ProcessInfo.processInfo.environment["ATELIER_FUZZ_JOBS"].flatMap(Int.init)
    let campaign = Campaign(count: count, seed: UInt64(clamping: number(1) ?? 1), jobs: jobs)
    exit(campaign.run() ? 0 : 1)
}
