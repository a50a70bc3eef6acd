import Fuzzing
import Transcripts

/// Tries what `:why` and the other questions are answered about random programs and views.
enum Explanations {
    /// What is tried before anything is printed.
    private static let blockSize = 40

    /// What came out of some programs.
    private struct Findings {
        var statements: [ExplanationCheck.Statement: Int] = [:]
        var layouts = 0
        var refused = 0
        var lies: [String] = []

        mutating func add(_ other: Findings) {
            statements.merge(other.statements, uniquingKeysWith: +)
            layouts += other.layouts
            refused += other.refused
            lies += other.lies
        }
    }

    /// Tries so many programs of a seed, and as many views, and prints each lie.
    ///
    /// - Returns: whether there was none.
    static func check(_ count: Int, seed: UInt64, from first: Int) -> Bool {
        var all = Findings()
        for start in stride(from: first, to: first + count, by: blockSize) {
            let size = min(blockSize, first + count - start)
            for findings in Workers.map(size, { tried(seed: seed, number: start + $0) }) {
                for lie in findings.lies { say(lie + "\n") }
                all.add(findings)
            }
            if count > blockSize { say("\(start + size - first) tried, \(all.lies.count) lies") }
        }
        for statement in ExplanationCheck.Statement.allCases {
            say("\(statement.rawValue): \(all.statements[statement] ?? 0) statements")
        }
        say("sizes and cells: \(all.layouts) statements")
        say("\(count) programs and as many views, \(all.refused) of them refused: \(all.lies.count) lies")
        return all.lies.isEmpty
    }

    private static func tried(seed: UInt64, number: Int) -> Findings {
        var findings = Findings()
        let program = StyledProgram(seed: seed, number: number)
        do {
            var check = try ExplanationCheck(program)
            check.run()
            findings.statements = check.tried
            let code = program.entries.joined(separator: "\n")
            findings.lies = check.lies.map { "program \(number) of seed \(seed)\n\(code)\nLIE: \($0)" }
        } catch  where error.message.contains("ask for each other") {
            // A style may lead back to itself, and so be refused; anything else is a fault of the writer of programs.
            findings.refused = 1
        } catch {
            findings.lies = ["program \(number) of seed \(seed) is refused: \(error.message)"]
        }
        do {
            var check = try LayoutCheck(seed: seed, number: number)
            check.run()
            findings.layouts = check.tried
            findings.lies += check.lies.map { "view \(number) of seed \(seed)\n\(check.code)\nLIE: \($0)" }
        } catch {
            findings.lies.append("view \(number) of seed \(seed) is refused: \(error.message)")
        }
        return findings
    }
}
