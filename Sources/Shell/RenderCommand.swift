import ArgumentParser
import Catalogue
import Drawing
import Playground

/// `atelier render`: the canvas that a file ends with, for slides and documentation.
struct RenderCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw what a file ends with: as text, or for a terminal, a browser, a slide.",
        discussion: "Runs the file without showing its answers, and writes the last canvas to standard output."
    )

    @Argument(help: "A file of Swift entries, a recorded session (*.md), or - for standard input.")
    var file: String

    @Option(
        help: ArgumentHelp(
            "How the picture is written.", valueName: PictureFormat.allCases.map(\.rawValue).joined(separator: "|")))
    var format: PictureFormat = .text

    @Option(help: ArgumentHelp("The characters of the picture, as :set charset.", valueName: "ascii|unicode"))
    var charset: String?

    @Option(help: ArgumentHelp("The columns that the picture may take, as :set width.", valueName: "columns"))
    var width: String?

    @Option(help: ArgumentHelp("Whether the page is light or dark, as :set colorScheme.", valueName: "light|dark"))
    var colorScheme: String?

    func run(knowing own: BuiltIns) throws {
        let (source, format) = (Source(argument: file), format)
        let (charset, width, colorScheme) = (charset, width, colorScheme)
        let result = BigStack.run { () -> (ExitStatus, String?) in
            let host = Host(screen: .silent, hasPrompt: false, knowing: own)
            let misuse = host.set(["charset": charset, "width": width, "colorScheme": colorScheme])
            if let misuse { return (.success, misuse) }
            return (Script(host: host).run([source]) { host.render(as: format, named: source.name) }, nil)
        }
        guard let (status, misuse) = result else { throw ExitCode(ExitStatus.internalError.rawValue) }
        if let misuse { throw ValidationError(misuse) }
        guard status == .success else { throw ExitCode(status.rawValue) }
    }
}

extension PictureFormat: ExpressibleByArgument {}

extension Host {
    /// Writes the canvas to standard output.
    fileprivate func render(as format: PictureFormat, named name: String) -> ExitStatus {
        do {
            let drawing = session.run { playground in
                Result { () throws(Failure) in try playground.picture(as: format) }
            }
            guard let drawing else {
                screen.complain(Messages.interrupted)
                return .interrupted
            }
            guard let picture = try drawing.get() else {
                screen.complain(lastComplaint ?? "\(name): error: \(Messages.nothingToRender)")
                return .inputError
            }
            Screen(usesColor: false).show(colored: picture)
            return .success
        } catch {
            screen.complain("\(name):\(error.line):\(error.column): error: \(error.message)")
            return .inputError
        }
    }
}
