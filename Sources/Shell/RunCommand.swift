import ArgumentParser
import Catalogue
import Transcripts

/// `atelier run`, or plain `atelier`: opens the shell, or runs what it is given.
struct RunCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Open the shell, or run code, files and standard input.",
        discussion: """
            Without arguments, at a terminal, opens the shell; type :help there. Otherwise runs what it is given, \
            one after the other in one session, up to the first error.
            """
    )

    @Option(
        name: .customShort("e"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Run a piece of code; may be given several times, before any files.", valueName: "code"))
    var code: [String] = []

    @Argument(help: "Files of Swift entries, recorded sessions (*.md), or - for standard input.")
    var files: [String] = []

    @Option(help: "Colour on a terminal that has it.")
    var color: ColorChoice = .auto

    @Option(help: ArgumentHelp("The characters of pictures, as :set charset.", valueName: "ascii|unicode|auto"))
    var charset: String?

    @Option(help: ArgumentHelp("The columns that pictures may take, as :set width.", valueName: "columns"))
    var width: String?

    func run(knowing own: BuiltIns) throws {
        let screen = Screen(usesColor: color.isOn)
        let sources = code.map(Source.code) + files.map(Source.init(argument:))
        let (charset, width) = (charset, width)
        Workers.shareHeap()
        // The whole session lives on the big stack, so that what is built there is freed there.
        let result = BigStack.run { () -> (ExitStatus, String?) in
            let hasPrompt = sources.isEmpty && Terminal.isInteractive
            let host = Host(screen: screen, hasPrompt: hasPrompt, knowing: own)
            // The process ends with the session, so that nothing in it needs to be freed piece by piece.
            _ = Unmanaged.passRetained(host)
            if let misuse = host.set(["charset": charset, "width": width]) { return (.success, misuse) }
            if hasPrompt {
                let kept = KeptSettings.ofUser(environment: Terminal.environment)
                // What the command line asks for comes before what was kept, and what can't be set was never kept.
                if charset == nil { _ = host.set(["charset": kept.charset]) }
                return (InteractiveShell(host: host, kept: kept).run(), nil)
            }
            return (Script(host: host).run(sources.isEmpty ? [.standardInput] : sources) { host.status }, nil)
        }
        guard let (status, misuse) = result else { throw ExitCode(ExitStatus.internalError.rawValue) }
        if let misuse { throw ValidationError(misuse) }
        guard status == .success else { throw ExitCode(status.rawValue) }
    }
}
