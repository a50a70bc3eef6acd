import ArgumentParser

/// `atelier run`, or plain `atelier`: opens the shell, or runs what it is given.
struct RunCommand: ParsableCommand {
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

    func run() throws {
        let screen = Screen(usesColor: color.isOn)
        let sources = code.map(Source.code) + files.map(Source.init(argument:))
        // The whole session lives on the big stack, so that what is built there is freed there.
        let status = BigStack.run {
            if sources.isEmpty, Terminal.isInteractive {
                return InteractiveShell(screen: screen).run()
            }
            return Script(screen: screen).run(sources.isEmpty ? [.standardInput] : sources)
        }
        guard status == .success else { throw ExitCode((status ?? .internalError).rawValue) }
    }
}
