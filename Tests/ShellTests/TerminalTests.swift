import Foundation
import Testing

private let banner = "Atelier. Type a view, :tour or :help; Ctrl-D quits.\n"

/// Keys at the terminal, up to the moment an entry runs.
@Suite struct TerminalTests {
    private let terminal: PseudoTerminal
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        terminal = try PseudoTerminal(in: folder)
        terminal.shows(banner + ">")
    }

    @Test func ctrlDInAnEmptyEntryQuits() {
        terminal.marksPastes(true)
        terminal.type("\u{4}")
        #expect(terminal.exitStatus() == 0)
        terminal.marksPastes(false)
    }

    @Test func ctrlDElsewhereDeletesTheNextCharacter() {
        terminal.type("abc\u{2}\u{2}\u{4}")
        terminal.shows(banner + "> ac")
        terminal.cursorIs(row: 1, column: 3)
    }

    @Test func controlsOfEightBitsAreNoText() {
        terminal.type("a\u{9B}")
        terminal.shows(banner + "> a")
        terminal.rest()
        terminal.type("b\u{85}c\u{9B}D\u{9B}Dd")
        terminal.shows(banner + "> adbc")
    }

    @Test func ctrlCDropsTheLine() {
        terminal.type("Text(\u{3}")
        terminal.shows(banner + "> Text(\n>")
        terminal.type("\u{4}")
        #expect(terminal.exitStatus() == 0)
    }

    @Test func aPasteOfTwentyLinesIsOneEntryWithoutOurPrompts() {
        let lines = (1...18).map { "  Text(\"\($0)\")" }
        let entry = ["VStack {"] + lines + ["}"]
        terminal.paste(entry.enumerated().map { ($0 == 0 ? "> " : "+ ") + $1 }.joined(separator: "\n") + "\n")
        terminal.shows(banner + "> VStack {\n" + (lines + ["}"]).map { "+ \($0)" }.joined(separator: "\n"))
        terminal.cursorIs(row: 20, column: 3)
    }

    @Test func anEndingSignalLeavesTheTerminalAsItWas() {
        terminal.marksPastes(true)
        terminal.signal(SIGTERM)
        #expect(terminal.exitStatus() == nil)
        terminal.marksPastes(false)
    }

    @Test func tabCompletesAndListsAndSummarizes() {
        terminal.type(":re\t")
        let names = banner + "> :re\n:record   :recover  :redo     :release  :replay   :reset\n"
        terminal.shows(names + "> :re")
        terminal.type("\t")
        let summaries = """
            > :re
            :record   writes the session, and what follows, to a file
            :recover  brings back a session that was cut off
            :redo     enters again what was undone last
            :release  lets go of a button, which runs its action
            :replay   replays sessions and shows what differs
            :reset    forgets all that was entered; :undo helps

            """
        terminal.shows(names + summaries + "> :re")
        terminal.type("p\t")
        terminal.shows(names + summaries + "> :replay")
        terminal.cursorIs(row: 10, column: 9)
    }

    @Test func tabCompletesByTypeAndListsLabels() {
        terminal.type("Button(\"a\") {}.buttonStyle(.borderedP\t")
        terminal.shows(banner + "> Button(\"a\") {}.buttonStyle(.borderedProminent")
        terminal.type("\u{15}VStack(\t")
        let names = "> VStack(\nalignment:   content:     spacing:\n"
        terminal.shows(banner + names + "> VStack(")
        terminal.type("\t")
        let summaries = """
            > VStack(
            alignment:   HorizontalAlignment, may be left out
            content:     () -> Content
            spacing:     CGFloat?, may be left out

            """
        terminal.shows(banner + names + summaries + "> VStack(")
        terminal.type("sp\t")
        terminal.shows(banner + names + summaries + "> VStack(spacing:")
    }

    @Test func tabCompletesPathsInTheHomeFolderAndInQuotes() throws {
        try folder.makeFolder("my lessons")
        try folder.write("Text(\"found\")", to: "my lessons/first one.swift")
        terminal.type(":load ~/my\t")
        terminal.shows(banner + "> :load \"~/my lessons/")
        terminal.type("fi\t\r")
        terminal.shows(banner + "> :load \"~/my lessons/first one.swift\"\nfound\n>")
        terminal.type("cd ..\r")
        terminal.endsWith("  ../a.swift runs a file of another\n>")
    }

    @Test func whatALoadedFileLeavesOutIsSaid() throws {
        try folder.write("let a = 1\nText(\"a\")\nText(b)\nlet c = 2\n", to: "a.swift")
        terminal.type(":load a.swift\r")
        terminal.shows(
            banner + """
                > :load a.swift
                declared let a
                a
                a.swift:3:6: error: cannot find 'b' in scope
                  Text(b)
                       ^
                nothing of a.swift from line 3 on was run
                >
                """)
    }

    @Test func tabMendsTheCaseOfLetters() {
        terminal.type("Text(\"a\").PADD\t")
        terminal.shows(banner + "> Text(\"a\").padding")
        terminal.type("\u{15}vst\t")
        terminal.shows(banner + "> VStack")
    }

    @Test func backspaceTakesALineBreakWithItsPrompt() {
        terminal.type("VStack {\r")
        terminal.shows(banner + "> VStack {\n+")
        terminal.cursorIs(row: 2, column: 4)
        terminal.type("\u{7F}\u{7F}\u{7F}")
        terminal.shows(banner + "> VStack {")
        terminal.cursorIs(row: 1, column: 10)
    }

    @Test func ctrlAndAltMoveByWords() {
        terminal.type("Text Font Color\u{1B}[1;5D\u{1B}[1;3D\u{1B}[3;5~x")
        terminal.shows(banner + "> Text x Color")
        terminal.type("\u{1B}[1;5C\u{1B}Oc!\u{1B}[1~>")
        terminal.shows(banner + "> >Text x Color!")
    }

    @Test func keysWithoutAMeaningTypeNothing() {
        let keys = [
            "OP", "[15~", "[24;5~", "[2~", "[Z", "[I", "[O", "[<0;10;20M", "[5;5~", "[6~", "]11;rgb:0/0/0\u{7}",
        ]
        terminal.type("ab" + keys.map { "\u{1B}" + $0 }.joined() + "c")
        terminal.shows(banner + "> abc")
    }

    @Test func pageKeysBringEarlierEntriesBack() {
        terminal.type("1 + 1\r2 + 2\r")
        terminal.endsWith("> 2 + 2\n4 : Int\n>")
        terminal.type("\u{1B}[5~\u{1B}[5~")
        terminal.endsWith("> 1 + 1")
        terminal.type("\u{1B}[6~")
        terminal.endsWith("> 2 + 2")
    }

    @Test func aNewSizeIsHeardOf() {
        terminal.resize(columns: 120)
        terminal.type(String(repeating: "a", count: 100))
        terminal.shows(banner + "> " + String(repeating: "a", count: 100))
    }

    @Test func picturesFitTheTerminal() {
        terminal.resize(columns: 30)
        terminal.type("Divider()\r")
        terminal.endsWith(String(repeating: "-", count: 30) + "\n>")
        terminal.resize(columns: 20)
        terminal.type(":draw\r")
        terminal.endsWith("> :draw\n" + String(repeating: "-", count: 20) + "\n>")
    }
}
