#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// Times the shell as a person meets it: whole processes, from start to exit.
///
/// The runs of what is compared alternate, so that a machine that grows slower slows both. Each figure is the median
/// of the differences.
@main struct Measure {
    let atelier: String
    let hello: String
    let isRelease: Bool

    private static let repetitions = 20

    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 4 || arguments.count == 5 && arguments[4] == "questions" else {
            print("usage: Measure release|debug ATELIER HELLO [questions]")
            exit(64)
        }
        let measure = Measure(atelier: arguments[2], hello: arguments[3], isRelease: arguments[1] == "release")
        do {
            let figures = try arguments.count == 5 ? measure.questions() : measure.figures()
            print(([Figure.header] + figures.map(\.line)).joined(separator: "\n"))
            exit(figures.allSatisfy(\.isWithinLimit) ? 0 : 1)
        } catch {
            print("error: \(error)")
            exit(70)
        }
    }

    private func figures() throws -> [Figure] {
        let limit: Duration = .milliseconds(isRelease ? 50 : 250)
        let empty = Program(path: atelier, arguments: ["-e", ""])
        let one = Program(path: atelier, arguments: ["-e", Workload.script(entries: 1)])
        let many = Program(path: atelier, arguments: ["-e", Workload.script(entries: 1 + Self.repetitions)])
        let shell = [
            Figure(
                name: "an entry of ten lines with 200 nodes, the first",
                time: try Self.median(of: 21, one, minus: empty), limit: limit),
            Figure(
                name: "an entry of ten lines with 200 nodes, each further one",
                time: try Self.median(of: 7, many, minus: one) / Self.repetitions, limit: limit),
            Figure(
                name: "atelier -e '' beyond hello world",
                time: try Self.median(of: 41, empty, minus: Program(path: hello, arguments: [])),
                limit: isRelease ? .milliseconds(10) : nil),
            Figure(
                name: "the first Tab after the start",
                time: try firstTab(), limit: isRelease ? .milliseconds(50) : nil),
        ]
        return try shell + Growth.all.map { try figure(of: $0, beyond: empty) } + Heavy.all.flatMap(figures) + [undo()]
            + questions()
            + Interruption.all.map {
                Figure(
                    name: "Ctrl-C: \($0.name)", time: try $0.longest(at: atelier),
                    limit: isRelease ? .milliseconds(100) : nil)
            }
    }

    private func figures(of heavy: Heavy) throws -> [Figure] {
        let colors = heavy.isColored ? ["--color", "always"] : []
        let use = try TemporaryFile.with(heavy.code) { file in
            try Program(path: atelier, arguments: colors + [file], status: heavy.isRefused ? 65 : 0).use()
        }
        let time = Figure(name: heavy.name, time: use.time, limit: isRelease ? heavy.time : nil)
        guard let memory = heavy.memory else { return [time] }
        return [time, Figure(name: "\(heavy.name), memory", memory: use.memory, limit: memory)]
    }

    /// What it takes to take back the last of 1,000 entries, which has all others run again.
    private func undo() throws -> Figure {
        let code = Heavy.lets(1_000)
        let times = 5
        let without = Program(path: atelier, arguments: ["-e", code])
        let with = Program(
            path: atelier, arguments: ["-e", code + "\n" + String(repeating: ":undo\n:redo\n", count: times)])
        return Figure(
            name: "undo among 1,000 entries", time: try Self.median(of: 5, with, minus: without) / (2 * times),
            limit: isRelease ? .milliseconds(100) : nil)
    }

    /// What an answer takes on a large canvas, and the memory for all of its steps.
    private func questions() throws -> [Figure] {
        let figures = try Question.all.map { question in
            Figure(
                name: "10,000 nodes: \(question.name)", time: try question.time(at: atelier),
                limit: isRelease ? .milliseconds(100) : nil)
        }
        let use = try Program(path: atelier, arguments: ["-e", Question.canvas + "\n:step end\n:step back"]).use()
        return figures + [Figure(name: "10,000 steps, memory", memory: use.memory, limit: 300_000_000)]
    }

    private func figure(of growth: Growth, beyond empty: Program) throws -> Figure {
        func time(_ count: Int) throws -> Duration {
            try Self.median(of: 3, Program(path: atelier, arguments: ["-e", growth.script(count)]), minus: empty)
        }
        let small = try time(growth.sizes.small)
        return Figure(
            name: "\(growth.name), \(growth.sizes.large), to \(growth.sizes.small)",
            time: try time(growth.sizes.large), limit: growth.limit(beyond: small))
    }

    /// The median time from a Tab at a new prompt to what it inserts.
    private func firstTab() throws -> Duration {
        var times: [Duration] = []
        for _ in 0..<11 {
            let terminal = try Terminal(atelier)
            defer { terminal.close() }
            terminal.type("Text(\"a\").padd")
            times.append(try terminal.time(of: "\t", until: "ing"))
        }
        return times.sorted()[times.count / 2]
    }

    private static func median(of count: Int, _ program: Program, minus base: Program) throws -> Duration {
        _ = (try program.time(), try base.time())  // The first run also reads the program from the disk.
        var times: [Duration] = []
        for _ in 0..<count {
            let before = try base.time()
            times.append(try program.time() - before)
        }
        return times.sorted()[count / 2]
    }
}
