import ArgumentParser
import Catalogue
import Transcripts
import Workshop

/// `atelier book`: sessions as a small site.
struct BookCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "book",
        abstract: "Write recorded sessions down as a small site: one page each, with pictures.",
        discussion: """
            Each entry stands highlighted, and each picture in colour, with its text one click away. The pages need no \
            network and no scripts, are light or dark as the reader has it, and are the same on every machine. With \
            --handout solutions, answers, and what is said to instructors are left out. Exit codes: 0 success, 65 a file \
            could not be read or written.
            """
    )

    @Option(help: ArgumentHelp("The folder that the pages are written into.", valueName: "folder"))
    var output: String

    @Flag(help: "Leave out solutions, answers, and what is said to instructors.")
    var handout = false

    @Flag(help: "Write over pages that are there.")
    var replace = false

    @Argument(help: ArgumentHelp("Session files, or folders that hold some.", valueName: "path"))
    var paths: [String]

    func run(knowing own: BuiltIns) throws {
        let command = self
        let screen = Screen(usesColor: false)
        let status = BigStack.run { command.write(on: screen, knowing: own) }
        guard let status else { throw ExitCode(ExitStatus.internalError.rawValue) }
        guard status == .success else { throw ExitCode(status.rawValue) }
    }

    private func write(on screen: Screen, knowing own: BuiltIns) -> ExitStatus {
        do throws(FileError) {
            let book = try Book(of: paths, knowing: own, isHandout: handout)
            for error in book.errors { screen.complain(error) }
            try book.write(into: output, replacing: replace)
            screen.show(Messages.wroteBook(book.files.count { $0.name.hasSuffix(".html") }, into: output))
            return book.errors.isEmpty ? .success : .inputError
        } catch {
            screen.complain("error: \(error)")
            return .inputError
        }
    }
}
