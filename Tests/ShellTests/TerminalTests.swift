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

    @Test func tabCompletesAndListsAndSummarizes() throws {
        let terminal = try PseudoTerminal(in: TemporaryFolder())
        terminal.shows(banner + ">")
        terminal.type(":re\t")
        let names = banner + "> :re\n:record   :redo     :release  :replay   :reset\n"
        terminal.shows(names + "> :re")
        terminal.type("\t")
        let summaries = """
            > :re
            :record   writes the session so far and all that follows to a file
            :redo     enters again what was undone last
            :release  lets go of a pressed button, which runs its action
            :replay   replays recorded sessions and shows what differs
            :reset    forgets all that was entered, the settings too; :undo brings it back

            """
        terminal.shows(names + summaries + "> :re")
        terminal.type("p\t")
        terminal.shows(names + summaries + "> :replay")
        terminal.cursorIs(row: 9, column: 9)
    }

    @Test func backspaceTakesALineBreakWithItsPrompt() throws {
        let terminal = try PseudoTerminal(in: TemporaryFolder())
        terminal.shows(banner + ">")
        terminal.type("VStack {\r")
        terminal.shows(banner + "> VStack {\n+")
        terminal.cursorIs(row: 2, column: 4)
        terminal.type("\u{7F}\u{7F}\u{7F}")
        terminal.shows(banner + "> VStack {")
        terminal.cursorIs(row: 1, column: 10)
    }

    @Test func aNewSizeIsHeardOf() throws {
        let terminal = try PseudoTerminal(in: TemporaryFolder())
        terminal.shows(banner + ">")
        terminal.resize(columns: 120)
        terminal.type(String(repeating: "a", count: 100))
        terminal.shows(banner + "> " + String(repeating: "a", count: 100))
    }
}
