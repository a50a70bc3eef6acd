import Fuzzing
import Testing
import Transcripts

/// Random and mutated entries end in output or in a diagnostic: no crash, no endless run, no control character, and an
/// entry that fails has changed nothing.
///
/// `Tests/FuzzTests/run 1000000` runs many; the test runs a few.
@Suite struct FuzzTests {
    @Test("Each kind of input is answered", arguments: Mutators.oneOfEach)
    func isAnswered(batch: Int) throws {
        let mutators = try Mutators()
        // As much stack as the shell has: a thread of the tests has too little for what the parser may nest.
        let findings = Workers.map(1) { _ in
            var run = FuzzRun(Dice(seed: 1))
            var findings: [String] = []
            let steps = mutators.steps(of: batch, seed: 1).steps.prefix(80)
            run.run(Array(steps)) { findings += $0.map { "\($0.kind): \($0.text)" } }
            return findings
        }
        #expect(findings == [[]])
    }

    @Test("What :why says is so: without the code that it names, the program shows what it said")
    func explanations() throws {
        // Few, among which each kind of statement is made.
        let numbers = [3, 4, 8, 30, 37]
        let results = Workers.map(numbers.count) { index -> (lies: [String], tried: Set<ExplanationCheck.Statement>) in
            let number = numbers[index]
            do {
                var check = try ExplanationCheck(StyledProgram(seed: 1, number: number))
                check.run()
                return (check.lies.map { "program \(number): \($0)" }, Set(check.tried.keys))
            } catch {
                return (["program \(number): \(error)"], [])
            }
        }
        #expect(results.flatMap(\.lies) == [])
        // A kind of statement that is never tried would be a check that can't fail.
        let tried = results.reduce(into: Set()) { $0.formUnion($1.tried) }
        #expect(ExplanationCheck.Statement.allCases.filter { !tried.contains($0) } == [])
    }

    @Test("What :why says of sizes and cells is so: laid out and painted again, the view shows what it said")
    func layouts() {
        let lies = Workers.map(3) { part -> [String] in
            var lies: [String] = []
            for number in part * 10..<part * 10 + 10 {
                do {
                    var check = try LayoutCheck(seed: 1, number: number)
                    check.run()
                    lies += check.lies.map { "view \(number): \(check.code)\n\($0)" }
                } catch {
                    lies.append("view \(number): \(error)")
                }
            }
            return lies
        }
        #expect(lies.flatMap { $0 } == [])
    }

    @Test("F1: after taps a view shows what a new one shows whose state begins there")
    func updates() {
        let lies = Workers.map(2) { part -> [String] in
            (part * 20..<part * 20 + 20).compactMap { number in
                do { return try UpdateCheck(seed: 1, number: number).lie() } catch { return "\(number): \(error)" }
            }
        }
        #expect(lies.flatMap { $0 } == [])
    }
}
