import ArgumentParser
import Catalogue
import LineEditing
import Transcripts

/// `atelier replay`: checks recorded sessions, or brings them up to date.
struct ReplayCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Check that recorded sessions still come out as they stand in their files.",
        discussion: """
            Every difference is shown as a unified diff. Exit codes: 0 all as recorded, 1 a session differs or ended \
            the process that ran it, 65 a file could not be read or written.
            """
    )

    @Flag(help: "Write the answers of today into the files; everything else in them stays as it is.")
    var update = false

    @Option(help: ArgumentHelp("How long an entry may take.", valueName: "seconds"))
    var timeLimit = 60

    @Argument(help: ArgumentHelp("Session files, or folders that hold some.", valueName: "path"))
    var paths: [String]

    func run(knowing own: BuiltIns) throws {
        Interrupt.install()
        let status = replay(on: Screen(usesColor: false), knowing: own)
        guard status == .success else { throw ExitCode(status.rawValue) }
    }

    private func replay(on screen: Screen, knowing own: BuiltIns) -> ExitStatus {
        do throws(FileError) {
            let replay = IsolatedReplay(
                paths: try SessionFiles.find(paths), own: own, timeLimit: .seconds(timeLimit),
                isInterrupted: Interrupt.check)
            guard let run = replay.run() else {
                screen.complain(Messages.interrupted)
                return .interrupted
            }
            let errors = update ? write(run, on: screen) : []
            if run.hasErrors || run.hasDeaths || !update { screen.show(run.report) }
            guard !run.hasErrors, errors.isEmpty else { return .inputError }
            guard run.files.contains(where: { $0.entryCount > 0 }) || run.hasDeaths else {
                screen.complain("error: \(Messages.nothingToReplay)")
                return .inputError
            }
            return run.hasDeaths || run.differs && !update ? .sessionDiffers : .success
        } catch {
            screen.complain("error: \(error)")
            return .inputError
        }
    }

    private func write(_ run: ReplayRun, on screen: Screen) -> [FileError] {
        let (updated, errors) = run.update()
        for path in updated { screen.show(Messages.updated(path)) }
        for error in errors { screen.complain("error: \(error)") }
        return errors
    }
}
