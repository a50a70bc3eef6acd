import Foundation
import Testing

@testable import Shell

/// What a shell leaves for the next one.
@Suite struct KeptSettingsTests {
    private let folder: TemporaryFolder
    private let path = ".local/state/atelier/settings"

    init() throws { folder = try TemporaryFolder() }

    private func shell(_ arguments: [String] = [], locale: String = "C") throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(arguments, in: folder, environment: ["LC_ALL": locale])
        terminal.shows(Messages.banner + "\n>")
        return terminal
    }

    /// Enters something, sees what is answered, and leaves.
    private func enter(_ entry: String, _ answer: String, in terminal: PseudoTerminal) {
        terminal.type(entry + "\r")
        terminal.endsWith("> \(entry)\n\(answer)\n>")
        terminal.type(":quit\r")
        #expect(terminal.exitStatus() == 0)
    }

    @Test("The characters of pictures are kept, and the command line comes first")
    func charset() throws {
        enter(":set charset unicode", "charset is unicode", in: try shell())
        let file = folder.url.appendingPathComponent(path)
        #expect(try String(contentsOf: file, encoding: .utf8) == "charset unicode\n")
        enter(":set charset", "charset is unicode (ascii, unicode or auto)", in: try shell())
        enter(":reset", "all is forgotten; :undo brings it back", in: try shell())
        enter(":set charset", "charset is unicode (ascii, unicode or auto)", in: try shell())
        enter(":undo", "error: there is nothing to undo", in: try shell())
        enter(":set charset", "charset is ascii (ascii, unicode or auto)", in: try shell(["--charset", "ascii"]))
        #expect(
            try Program.run(["-e", ":set charset"], in: folder).output == "charset is ascii (ascii, unicode or auto)\n")
    }

    @Test("What stands in a file keeps nothing")
    func file() throws {
        try folder.write(":set charset unicode\n", to: "a.swift")
        enter(":load a.swift", "charset is unicode", in: try shell())
        enter(":set charset", "charset is ascii (ascii, unicode or auto)", in: try shell())
    }

    @Test("With auto pictures have the characters that the screen shows")
    func screen() throws {
        enter(":set charset auto", "charset is auto", in: try shell())
        enter("GroupBox(\"a\") {}", ".- a -.\n'-----'", in: try shell(locale: "C"))
        enter("GroupBox(\"a\") {}", "╭─ a ─╮\n╰─────╯", in: try shell(locale: "en_US.UTF-8"))
        #expect(
            try Program.run(["--charset", "auto", "-e", "GroupBox(\"a\") {}"], in: folder).output
                == ".- a -.\n'-----'\n")
    }

    @Test("What can't be read is passed over")
    func damage() throws {
        let file = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let damaged = [
            "", "charset", "charset ebcdic\n", "\u{0}\u{1B}[2J", String(repeating: "charset unicode\n", count: 999),
        ]
        for text in damaged {
            try Data(text.utf8).write(to: file)
            enter(":set charset", "charset is ascii (ascii, unicode or auto)", in: try shell())
        }
    }

    @Test("Where nothing can be kept, that is said")
    func noFolder() throws {
        try folder.write("", to: ".local")
        let terminal = try shell()
        terminal.resize(columns: 120)
        terminal.type(":set charset unicode\r")
        terminal.endsWith(
            """
            > :set charset unicode
            note: what is entered can't be kept to bring it back after a crash: Not a directory; save it with :save
            charset is unicode
            note: the next shell begins with the characters that it had before: Not a directory
            >
            """)
    }
}
