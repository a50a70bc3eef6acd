import ArgumentParser
import Playground
import Transcripts

/// `atelier replay`: checks recorded sessions, or brings them up to date.
struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Check that recorded sessions still come out as they stand in their files.",
        discussion: """
            Every difference is shown as a unified diff. Exit codes: 0 all as recorded, 1 a session differs, 65 a file \
            could not be read.
            """
    )

    @Flag(help: "Write the answers of today into the files; everything else in them stays as it is.")
    var update = false

    @Argument(help: ArgumentHelp("Session files, or folders that hold some.", valueName: "path"))
    var paths: [String]

    func run() throws {
        let status = replay(on: Screen(usesColor: false))
        guard status == .success else { throw ExitCode(status.rawValue) }
    }

    private func replay(on screen: Screen) -> ExitStatus {
        do throws(FileError) {
            let run = ReplayRun(of: try SessionFiles.find(paths)) { Playground() }
            if update {
                for path in try run.update() { screen.show(Messages.updated(path)) }
            }
            if run.hasErrors || !update { screen.show(run.report) }
            return run.hasErrors ? .inputError : run.differs && !update ? .sessionDiffers : .success
        } catch {
            screen.complain("error: \(error)")
            return .inputError
        }
    }
}
