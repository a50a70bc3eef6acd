import ArgumentParser
import Foundation

/// `write-records`: writes the records by which the shell knows what a folder of Swift declares.
@main
struct WriteRecords: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "write-records",
        abstract: "Write the shell's records of the public declarations in a folder of Swift.",
        discussion: """
            The doc comment of a declaration gives its sentence, and its `- Example:` an entry that shows it. Nothing is \
            written where a declaration can't be a record: each is told with its file and line.
            """
    )

    @Argument(help: "The folder of Swift files, in which 'Generated' is written, and others whose types belong to it.")
    var folders = ["Sources/Components", "Sources/Drawing"]

    @Option(
        help: ArgumentHelp("What the list of all records is called, where it is not as the folder.", valueName: "name"))
    var list: String?

    @Flag(help: "Write nothing; fail where what is written would change.")
    var check = false

    func run() throws {
        let folders = folders.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        let records: RecordFolder
        do {
            let sources = try SourceFiles.read(folders)
            records = try RecordFolder(of: sources, list: list ?? SourceFiles.listName(of: folders[0]))
            if records.isEmpty { throw Problems(all: [Problem(kind: .nothing, file: folders[0])]) }
        } catch let problems as Problems {
            for problem in problems.all { complain("\(problem)") }
            throw ExitCode(65)
        }
        let stale = try records.write(to: folders[0] + "/Generated", onlyChecks: check)
        if check, !stale.isEmpty {
            complain(
                "out of date: \(stale.joined(separator: ", ")); run 'swift run write-records \(folders.joined(separator: " "))'"
            )
            throw ExitCode(1)
        }
    }

    private func complain(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
