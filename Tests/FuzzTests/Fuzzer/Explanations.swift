import Fuzzing
import Transcripts

/// Tries what `:why` says of random programs.
enum Explanations {
    /// Tries so many programs of a seed, and prints each lie.
    ///
    /// - Returns: whether there was none.
    static func check(_ count: Int, seed: UInt64, from first: Int) -> Bool {
        var (lies, tried, refused) = (0, 0, 0)
        for number in first..<first + count {
            let program = StyledProgram(seed: seed, number: number)
            var check: ExplanationCheck
            do {
                check = try ExplanationCheck(program)
            } catch {
                // A style may lead back to itself, and so be refused; anything else is a fault of the writer of programs.
                refused += 1
                if !error.message.contains("ask for each other") { say("program \(number): \(error.message)") }
                continue
            }
            check.run()
            tried += check.tried
            guard !check.lies.isEmpty else { continue }
            lies += check.lies.count
            say("program \(number) of seed \(seed)\n" + program.entries.joined(separator: "\n"))
            for lie in check.lies { say("LIE: \(lie)\n") }
        }
        for number in first..<first + count {
            do {
                var check = try LayoutCheck(seed: seed, number: number)
                check.run()
                tried += check.tried
                lies += check.lies.count
                for lie in check.lies { say("view \(number) of seed \(seed)\n\(check.code)\nLIE: \(lie)\n") }
            } catch {
                lies += 1
                say("view \(number): \(error.message)")
            }
        }
        say(
            "\(count) programs and as many views, \(refused) of them refused: \(tried) statements tried, \(lies) not so"
        )
        return lies == 0
    }
}
