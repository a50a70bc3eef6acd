import Foundation
import Fuzzing
import Transcripts

/// Runs random programs as the shell does and as the compiler does, and says where the two differ.
///
/// The compiled ones are the shell's own exports, in a package of their own below `.build`, which depends on this one:
/// no other build has anything to do with it.
struct Comparison {
    let seed: UInt64
    private let folder = URL(fileURLWithPath: Corpus.repository).appendingPathComponent(".build/fuzz/compared")
    private var sources: URL { folder.appendingPathComponent("Sources/Compared") }
    private var figures = Figures()

    private struct Figures {
        var compared = 0
        var equal = 0
        var different = 0
        var refused = 0
        var uncompiled = 0
    }

    /// The programs that are compiled together.
    private static let batchSize = 200

    init(seed: UInt64) {
        self.seed = seed
    }

    /// Whether all of so many programs come out the same.
    mutating func run(from first: Int, count: Int) throws -> Bool {
        try prepare()
        let began = Date()
        for start in stride(from: first, to: first + count, by: Self.batchSize) {
            try compare(start..<min(start + Self.batchSize, first + count))
            say(
                "seed \(seed), programs \(first)..<\(min(start + Self.batchSize, first + count)): \(figures.compared) compared, "
                    + "\(figures.equal) equal, \(figures.different) different, \(figures.refused) refused here, "
                    + "\(figures.uncompiled) refused by the compiler; \(Int(Date().timeIntervalSince(began))) s")
        }
        return figures.equal == count
    }

    private mutating func compare(_ numbers: Range<Int>) throws {
        var expected = interpret(numbers)
        try write(Array(expected.keys))
        while let refused = try build() {
            for (number, message) in refused {
                figures.uncompiled += 1
                report(number, "refused by the compiler", message)
                expected[number] = nil
            }
            try write(Array(expected.keys))
        }
        let compiled = play(expected.keys.sorted())
        for (number, shown) in expected.sorted(by: { $0.key < $1.key }) {
            figures.compared += 1
            guard let other = compiled[number] else {
                figures.different += 1
                report(number, "crash", "the compiled program ended before its end")
                continue
            }
            guard other != shown else {
                figures.equal += 1
                continue
            }
            figures.different += 1
            let (here, there) = (shown.components(separatedBy: "\u{1E}"), other.components(separatedBy: "\u{1E}"))
            let step = zip(here, there).enumerated().first { $1.0 != $1.1 }?.offset ?? min(here.count, there.count)
            func text(_ steps: [String]) -> String { step < steps.count ? steps[step] : "(nothing)" }
            report(number, "different", "step \(step + 1) here\n\(text(here))\nand compiled\n\(text(there))")
        }
    }

    private func report(_ number: Int, _ kind: String, _ message: String) {
        say("-- \(kind): program \(number) of seed \(seed)\n\(message)")
    }

    // MARK: Interpreted

    /// What the programs show that the shell accepts; their exports are written down.
    private mutating func interpret(_ numbers: Range<Int>) -> [Int: String] {
        var expected: [Int: String] = [:]
        var next = numbers.lowerBound
        while next < numbers.upperBound {
            let output = call(CommandLine.arguments[0], ["--interpret", "\(seed)", "\(next)", "\(numbers.upperBound)"])
            for line in output.text.split(separator: "\n") {
                let words = line.split(separator: "\t", omittingEmptySubsequences: false).map { Line.read($0) }
                guard words.count > 1, let number = Int(words[0]) else { continue }
                next = number + 1
                switch words[1] {
                case "shown" where words.count > 3:
                    expected[number] = words[2]
                    try? words[3].write(to: export(of: number), atomically: false, encoding: .utf8)
                case "refused" where words.count > 2:
                    figures.refused += 1
                    report(number, "refused though valid", words[2])
                default: break
                }
            }
            guard output.status != 0 else { break }
            figures.different += 1
            report(next, "crash", "the process ended with \(output.status)")
            next += 1
        }
        return expected
    }

    /// Interprets programs, in a process of their own.
    static func interpret(seed: UInt64, from first: Int, to end: Int) {
        let watch = Watch()
        watch.start()
        // As much stack as the shell has.
        _ = Workers.map(1) { _ in
            for number in first..<end {
                watch.begin()
                do throws(InterpretedProgram.Refusal) {
                    let made = try InterpretedProgram(RandomProgram(seed: seed, number: number), named: "P\(number)")
                    Line.write("\(number)", "shown", made.shown.joined(separator: "\u{1E}"), made.swift)
                } catch {
                    Line.write("\(number)", "refused", error.message)
                }
                watch.end()
            }
        }
    }

    // MARK: Compiled

    private func export(of number: Int) -> URL { folder.appendingPathComponent("exports/P\(number).swift") }

    private func prepare() throws {
        for path in ["Sources/Compared", "exports"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
        }
        try put(
            """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Compared",
                platforms: [.macOS(.v14)],
                dependencies: [.package(name: "Atelier", path: "\(Corpus.repository)")],
                targets: [
                    .executableTarget(
                        name: "Compared", dependencies: [.product(name: "Atelier", package: "Atelier")],
                        swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("MemberImportVisibility")])
                ])

            """, at: folder.appendingPathComponent("Package.swift"))
        let console = URL(fileURLWithPath: Corpus.repository)
            .appendingPathComponent("Tests/ParityTests/Support/Console.swift")
        try put(try String(contentsOf: console, encoding: .utf8), at: sources.appendingPathComponent("Console.swift"))
    }

    /// Writes the sources of the package: the exports of some programs, and what plays them.
    private func write(_ numbers: [Int]) throws {
        for file in try FileManager.default.contentsOfDirectory(atPath: sources.path) where file.hasPrefix("P") {
            let number = Int(file.dropFirst().prefix { $0.isNumber })
            if number.map(numbers.contains) != true {
                try FileManager.default.removeItem(at: sources.appendingPathComponent(file))
            }
        }
        for number in numbers {
            let text = try String(contentsOf: export(of: number), encoding: .utf8)
            try put(text, at: sources.appendingPathComponent("P\(number).swift"))
        }
        let list = numbers.sorted().map { "    (\($0), P\($0)Session.self)," }
        try put(
            """
            import Atelier
            import Foundation

            let sessions: [(number: Int, type: any StagedSession.Type)] = [
            \(list.joined(separator: "\n"))
            ]
            let first = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 0
            for session in sessions where session.number >= first {
                let texts = try Console.events(of: session.type).map { event in
                    switch event {
                    case .drawing(let picture, let tree, let isShown):
                        "\\(picture)\\n\\(tree)\\n\\(isShown ? "shown" : "as before")"
                    case .text(let text): text
                    }
                }
                let text = texts.joined(separator: "\\u{1E}").replacingOccurrences(of: "\\\\", with: "\\\\\\\\")
                    .replacingOccurrences(of: "\\n", with: "\\\\n").replacingOccurrences(of: "\\t", with: "\\\\t")
                Swift.print("\\(session.number)\\t\\(text)")
                fflush(nil)
            }

            """, at: sources.appendingPathComponent("main.swift"))
    }

    /// Writes what isn't there yet, so that only what has changed is compiled.
    private func put(_ text: String, at url: URL) throws {
        guard (try? String(contentsOf: url, encoding: .utf8)) != text else { return }
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// Compiles the package; the programs that the compiler refuses, with what it says, or nil where it refuses none.
    private func build() throws -> [Int: String]? {
        let output = call("/usr/bin/env", ["swift", "build", "--package-path", folder.path])
        guard output.status != 0 else { return nil }
        var refused: [Int: String] = [:]
        for line in output.text.split(separator: "\n") where line.contains("error: ") {
            guard let start = line.firstRange(of: "/Sources/Compared/P"),
                let number = Int(line[start.upperBound...].prefix { $0.isNumber }), refused[number] == nil
            else { continue }
            refused[number] = String(line[start.upperBound...].drop { $0 != ":" }.dropFirst())
        }
        guard !refused.isEmpty else {
            say(output.text)
            throw CocoaError(.fileReadUnknown)
        }
        return refused
    }

    /// What the compiled programs show.
    private func play(_ numbers: [Int]) -> [Int: String] {
        var shown: [Int: String] = [:]
        let program = call("/usr/bin/env", ["swift", "build", "--package-path", folder.path, "--show-bin-path"])
        let path = program.text.split(separator: "\n").last.map(String.init) ?? ""
        var next = numbers.first ?? 0
        while let last = numbers.last, next <= last {
            let output = call("\(path)/Compared", ["\(next)"])
            var reached = next - 1
            for line in output.text.split(separator: "\n") {
                let words = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
                guard words.count == 2, let number = Int(words[0]) else { continue }
                shown[number] = Self.withoutContexts(Line.read(words[1]))
                reached = number
            }
            guard output.status != 0, let crashed = numbers.first(where: { $0 > reached }) else { break }
            next = crashed + 1
        }
        return shown
    }

    /// Values inside of others print the module and the file of their types.
    private static func withoutContexts(_ text: String) -> String {
        text.replacing(/Compared\.(\(unknown context at \$[0-9a-f]+\)\.)?/, with: "")
    }

    private func call(_ path: String, _ arguments: [String]) -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return (-1, "\(error)") }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
