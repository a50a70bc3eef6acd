import Foundation

/// The program under test, as it was built beside this test bundle.
enum Program {
    private final class InThisBundle {}

    static var url: URL {
        #if canImport(Darwin)
            let folder = Bundle(for: InThisBundle.self).bundleURL.deletingLastPathComponent()
        #else
            let folder = Bundle.main.bundleURL
        #endif
        return folder.appendingPathComponent("atelier")
    }

    /// Nothing of the person's own: no locale, no settings, no history.
    static func environment(home: URL) -> [String: String] {
        ["HOME": home.path, "PATH": "/usr/bin:/bin", "TERM": "xterm", "LC_ALL": "C"]
    }

    /// What came of a run without a terminal.
    struct Result: Equatable {
        var output = ""
        var errors = ""
        var status: Int32 = 0
    }

    /// Runs the program to its end, with `input` as its standard input, in `folder`.
    static func run(_ arguments: [String], input: String = "", in folder: TemporaryFolder) throws -> Result {
        try run(arguments, input: Array(input.utf8), in: folder)
    }

    /// Runs a line of the system's shell, in which `$ATELIER` is the program.
    static func shell(_ line: String, input: String = "", in folder: TemporaryFolder) throws -> Result {
        try run(["-c", line], of: URL(fileURLWithPath: "/bin/sh"), input: Array(input.utf8), in: folder)
    }

    /// Kills the program once it has printed so many lines, or has ended; answers all that it printed.
    static func kill(_ arguments: [String], afterLines count: Int, in folder: TemporaryFolder) throws -> String {
        let process = process(arguments, of: url, in: folder)
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        try process.run()
        var output = Data()
        while output.count(where: { $0 == UInt8(ascii: "\n") }) < count {
            let data = pipe.fileHandleForReading.availableData
            if data.isEmpty { break }
            output += data
        }
        Foundation.kill(process.processIdentifier, SIGKILL)
        output += pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }

    private static func process(_ arguments: [String], of program: URL, in folder: TemporaryFolder) -> Process {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = environment(home: folder.url).merging(["ATELIER": url.path]) { $1 }
        process.currentDirectoryURL = folder.url
        return process
    }

    /// Runs the program, or another, to its end, with bytes as its standard input.
    static func run(
        _ arguments: [String], of program: URL = url, input: [UInt8], in folder: TemporaryFolder
    ) throws -> Result {
        let process = process(arguments, of: program, in: folder)
        // Files rather than pipes: nobody has to read while the program writes.
        let names = ["stdin", "stdout", "stderr"].map { folder.url.appendingPathComponent(".\($0)") }
        for name in names { try Data(input).write(to: name) }
        process.standardInput = try FileHandle(forReadingFrom: names[0])
        let handles = try names[1...].map { try FileHandle(forWritingTo: $0) }
        for handle in handles { try handle.truncate(atOffset: 0) }
        process.standardOutput = handles[0]
        process.standardError = handles[1]
        try process.run()
        process.waitUntilExit()
        return Result(
            output: try String(contentsOf: names[1], encoding: .utf8),
            errors: try String(contentsOf: names[2], encoding: .utf8), status: process.terminationStatus)
    }
}

/// A folder that is removed with the value.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("atelier-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            at: url.appendingPathComponent(name), withIntermediateDirectories: true)
    }

    func write(_ text: String, to name: String) throws {
        try text.write(to: url.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }

    /// The names of all that stands in it, but for what the program keeps, and what it was given and printed.
    var names: [String] {
        let all = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
        return all.filter { ![".stdin", ".stdout", ".stderr"].contains($0) && !$0.hasPrefix(".local") }.sorted()
    }

    func permissions(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.appendingPathComponent(name).path)[.posixPermissions]
            as? Int
    }

    func read(_ name: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
    }
}
