import ArgumentParser
import Catalogue
import Drawing
import Playground

/// `atelier render`: the canvas that a file ends with, for slides and documentation.
struct RenderCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw what a file ends with, or all it shows: as text, or for a terminal, a browser, a slide.",
        discussion: "Runs the file without showing its answers, and writes the last canvas to standard output."
    )

    @Argument(help: "A file of Swift entries, a recorded session (*.md), or - for standard input.")
    var file: String

    @Option(
        help: ArgumentHelp(
            "How the picture is written.", valueName: PictureFormat.allCases.map(\.rawValue).joined(separator: "|")))
    var format: PictureFormat = .text

    @Option(
        help: ArgumentHelp(
            "The colours of --format ansi: those of the terminal, and all elsewhere.", valueName: "16|256|all"))
    var colors: TerminalColors?

    @Option(
        help: ArgumentHelp(
            "The characters of the picture, as :set charset; auto is what --format ansi has.",
            valueName: "ascii|unicode|auto"))
    var charset: String?

    @Option(help: ArgumentHelp("The columns that the picture may take, as :set width.", valueName: "columns"))
    var width: String?

    @Option(
        help: ArgumentHelp(
            "Whether the page is light or dark, as :set colorScheme; that of --format ansi is dark, as most terminals.",
            valueName: "light|dark"))
    var colorScheme: String?

    @Option(help: ArgumentHelp("What stands below the picture, as :set legend.", valueName: "auto|on|off"))
    var legend: String?

    @Option(help: ArgumentHelp("How many times as large as usual SVG and HTML are.", valueName: "factor"))
    var scale: Double = 1

    @Flag(help: "Draw SVG and HTML without a page behind them.")
    var transparent = false

    @Flag(help: "Draw each picture that the file shows, one below the other.")
    var all = false

    /// The factors that a drawing can have.
    private static let scales = 0.1...20

    func validate() throws {
        guard Self.scales.contains(scale) else {
            throw ValidationError("--scale is a factor from 0.1 to 20, such as 2")
        }
    }

    func run(knowing own: BuiltIns) throws {
        let (source, format, all) = (Source(argument: file), format, all)
        let (charset, width, colorScheme, legend) = (charset, width, colorScheme, legend)
        let (scale, transparent, colors) = (scale, transparent, colors ?? Terminal.colorsOfPictures)
        let result = BigStack.run { () -> (ExitStatus, String?) in
            // A drawing is a screen of its own; what is asked for must be a set of characters all the same.
            let host = Host(
                screen: .silent, hasPrompt: false, knowing: own,
                characters: format.isDrawing ? .drawn : format == .ansi ? Terminal.charsetOfPictures : nil)
            let characters = format.isDrawing ? "auto" : charset
            // What a file itself sets counts, where nothing is asked for.
            if format == .ansi {
                _ = host.set(["charset": "auto", "colorScheme": Terminal.schemeOfPictures == .dark ? "dark" : "light"])
            }
            let misuse =
                host.set(["charset": charset])
                ?? host.set(
                    ["charset": characters, "width": width, "colorScheme": colorScheme, "legend": legend], isFixed: true
                )
            if let misuse { return (.success, misuse) }
            if all { host.shown = [] }
            let status = Script(host: host).run([source]) {
                host.render(as: format, named: source.name) {
                    $0.magnification = scale
                    $0.colors = colors
                    $0.isTransparent = transparent
                }
            }
            return (status, nil)
        }
        guard let (status, misuse) = result else { throw ExitCode(ExitStatus.internalError.rawValue) }
        if let misuse { throw ValidationError(misuse) }
        guard status == .success else { throw ExitCode(status.rawValue) }
    }
}

extension PictureFormat: ExpressibleByArgument {}

extension TerminalColors: ExpressibleByArgument {}

extension Host {
    /// Writes the canvas, or all pictures that were collected, to standard output.
    ///
    /// - Parameter change: changes the sheet that they are written on.
    fileprivate func render(
        as format: PictureFormat, named name: String, on change: @escaping (inout PictureSheet) -> Void
    ) -> ExitStatus {
        let shown = shown
        do {
            let drawing = session.run { playground in
                Result { () throws(Failure) in
                    var notes: [String] = []
                    let picture = try playground.picture(as: format) { sheet in
                        if let shown, !shown.isEmpty {
                            sheet.pictures = shown.map(\.painting)
                            sheet.captions = shown.map(\.caption)
                        }
                        change(&sheet)
                        // Sentences about a drawing are no part of it.
                        if format.isDrawing { notes = sheet.pictures.flatMap(\.notes) }
                    }
                    return (picture: picture, notes: notes)
                }
            }
            guard let drawing else {
                screen.complain(Messages.interrupted)
                return .interrupted
            }
            let (written, notes) = try drawing.get()
            guard let picture = written else {
                screen.complain(lastComplaint ?? "\(name): error: \(Messages.nothingToRender)")
                return .inputError
            }
            Screen(usesColor: false).show(colored: picture)
            for note in notes { screen.complain("\(name): note: \(note)") }
            return .success
        } catch {
            screen.complain("\(name):\(error.line):\(error.column): error: \(error.message)")
            return .inputError
        }
    }
}
