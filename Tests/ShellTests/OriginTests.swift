import Foundation
import Testing

@testable import Shell

private let banner = Messages.banner + "\n"

/// What entries may ask for, by where they come from.
@Suite struct OriginTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func aFileLoadsOnlyWhatLiesBesideIt() throws {
        try folder.makeFolder("in/deep")
        try folder.write("let secret = 1\n", to: "secret.swift")
        try folder.write("let a = 1\n:load deep/b.swift\na + b\n", to: "in/a.swift")
        try folder.write("let b = 2\n", to: "in/deep/b.swift")
        #expect(
            try Program.run(["in/a.swift"], in: folder)
                == Program.Result(output: "declared let a\ndeclared let b\n3 : Int\n"))
        let path = folder.url.path
        try FileManager.default.createSymbolicLink(
            atPath: path + "/in/link.swift", withDestinationPath: "../secret.swift")
        for target in [
            "../secret.swift", "deep/../../secret.swift", "\(path)/secret.swift", "link.swift", "../none.swift",
        ] {
            try folder.write("\n:load \(target)\n", to: "in/evil.swift")
            #expect(
                try Program.run(["in/evil.swift"], in: folder)
                    == Program.Result(
                        errors:
                            "in/evil.swift:2:1: error: :load is refused, for what a file holds reads nothing outside "
                            + "of its own folder; type it at the prompt yourself\n", status: 65))
        }
    }

    @Test func aFileThatLoadsItselfIsRefused() throws {
        try folder.write(":load b.swift\n", to: "a.swift")
        try folder.write(":load a.swift\n", to: "b.swift")
        #expect(
            try Program.run(["a.swift"], in: folder)
                == Program.Result(
                    errors: "b.swift:1:1: error: :load is refused, for the file is being run already\n", status: 65))
    }

    @Test func aPasteWritesNothingAndATypedLineMay() throws {
        let terminal = try PseudoTerminal(in: folder)
        terminal.shows(banner + ">")
        terminal.paste(":save a.md")
        terminal.shows(banner + "> :save a.md")
        terminal.type("\r")
        terminal.endsWith("prompt yourself\n>")
        #expect(folder.names == [])
        // Brought back and looked at, it is the person's.
        terminal.type("\u{1B}[A")
        terminal.endsWith("> :save a.md")
        terminal.type("\r")
        terminal.endsWith("saved 0 entries to a.md\n>")
        terminal.type(":save ")
        terminal.endsWith("> :save")
        terminal.paste("b.md")
        terminal.endsWith("> :save b.md")
        terminal.type("\r")
        terminal.endsWith("saved 0 entries to b.md\n>")
        #expect(folder.names == ["a.md", "b.md"])
    }

    @Test func aPasteOfHiddenCharactersIsSeen() throws {
        let terminal = try PseudoTerminal(in: folder)
        terminal.shows(banner + ">")
        terminal.paste("\"a\u{202E}\u{200B}b\"")
        terminal.shows(banner + #"> "a\u{202E}\u{200B}b""#)
        terminal.type("\u{3}")
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent(".local/state/atelier"), withIntermediateDirectories: true)
        try folder.write("\"c\u{200F}\u{E0041}\"\n", to: ".local/state/atelier/history")
        let second = try PseudoTerminal(in: folder)
        second.shows(banner + ">")
        second.type("\u{1B}[A")
        second.shows(banner + #"> "c\u{200F}\u{E0041}""#)
    }

    @Test func aPasteThatEndsItselfWritesNothingEither() throws {
        let terminal = try PseudoTerminal(in: folder)
        terminal.shows(banner + ">")
        terminal.type("\u{1B}[200~1\u{1B}[201~\r:save a.md\r:quit\r")
        #expect(terminal.exitStatus() == 0)
        #expect(folder.names == [])
    }
}
