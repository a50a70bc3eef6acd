import Foundation
import Testing

private let banner = "Atelier. Type a view, or :help; Ctrl-D quits.\n"

@Suite struct TerminalTests {
    @Test func ctrlDInAnEmptyEntryQuits() throws {
        let terminal = try PseudoTerminal(in: TemporaryFolder())
        terminal.shows(banner + ">")
        terminal.marksPastes(true)
        terminal.type("\u{4}")
        #expect(terminal.exitStatus() == 0)
        terminal.marksPastes(false)
    }

    @Test func ctrlDElsewhereDeletesTheNextCharacter() throws {
        let terminal = try PseudoTerminal(in: TemporaryFolder())
        terminal.shows(banner + ">")
        terminal.type("abc\u{2}\u{2}\u{4}")
        terminal.shows(banner + "> ac")
        terminal.cursorIs(row: 1, column: 3)
    }

    @Test func ctrlCDropsTheLine() throws {
        let terminal = try PseudoTerminal(in: TemporaryFolder())
        terminal.shows(banner + ">")
        terminal.type("Text(\u{3}")
        terminal.shows(banner + "> Text(\n>")
        terminal.type("\u{4}")
        #expect(terminal.exitStatus() == 0)
    }

    @Test func aPasteOfTwentyLinesIsOneEntryWithoutOurPrompts() throws {
        let terminal = try PseudoTerminal(in: TemporaryFolder())
        let lines = (1...18).map { "  Text(\"\($0)\")" }
        let entry = ["VStack {"] + lines + ["}"]
        terminal.shows(banner + ">")
        terminal.paste(entry.enumerated().map { ($0 == 0 ? "> " : "+ ") + $1 }.joined(separator: "\n") + "\n")
        terminal.shows(banner + "> VStack {\n" + (lines + ["}"]).map { "+ \($0)" }.joined(separator: "\n"))
        terminal.cursorIs(row: 20, column: 3)
    }

    @Test func anEndingSignalLeavesTheTerminalAsItWas() throws {
        let terminal = try PseudoTerminal(in: TemporaryFolder())
        terminal.shows(banner + ">")
        terminal.marksPastes(true)
        terminal.signal(SIGTERM)
        #expect(terminal.exitStatus() == nil)
        terminal.marksPastes(false)
    }
}
