import Foundation
import Testing

@testable import Shell

private let banner = Messages.banner + "\n"

/// Entries at the terminal, from the keys to the answer.
@Suite struct EntryTests {
    private let folder: TemporaryFolder
    private let terminal: PseudoTerminal

    init() throws {
        folder = try TemporaryFolder()
        terminal = try PseudoTerminal(in: folder)
        terminal.shows(banner + ">")
    }

    @Test func anOpenBraceAsksForMoreLinesAndIndentsThem() {
        terminal.type("VStack {\r")
        terminal.shows(banner + "> VStack {\n+")
        terminal.cursorIs(row: 2, column: 4)
        terminal.type("Text(\"a\")\r}")
        terminal.shows(banner + "> VStack {\n+   Text(\"a\")\n+ }")
        terminal.type("\r")
        terminal.shows(banner + "> VStack {\n+   Text(\"a\")\n+ }\na\n>")
    }

    @Test func upBringsAnEntryBackWholeAndItCanBeEdited() {
        terminal.type("VStack {\rText(\"a\")\r}\r")
        let first = banner + "> VStack {\n+   Text(\"a\")\n+ }\na\n"
        terminal.shows(first + ">")
        terminal.type("\u{1B}[A")
        terminal.shows(first + "> VStack {\n+   Text(\"a\")\n+ }")
        // Up a line, to its end, back over `")`, and b for a.
        terminal.type("\u{1B}[A\u{5}\u{1B}[D\u{1B}[D\u{7F}b")
        terminal.shows(first + "> VStack {\n+   Text(\"b\")\n+ }")
        terminal.cursorIs(row: 6, column: 11)
        terminal.type("\r")
        terminal.shows(first + "> VStack {\n+   Text(\"b\")\n+ }\nb\n>")
    }

    @Test func twoBlankLinesEndAnEntryThatIsNotFinished() {
        terminal.type("VStack {\r\r\r")
        terminal.endsWith(
            """
            note: two blank lines ended this entry before it was whole; Up brings it back,
            and one blank line at a time is fine
            >
            """)
        terminal.type("Text(\"a\")\r")
        terminal.endsWith("> Text(\"a\")\na\n>")
    }

    @Test func aPasteOfTwentyLinesIsOneEntry() {
        let lines = (1...18).map { "  Text(\"\($0)\")" }
        let entry = ["> VStack {"] + lines.map { "+ \($0)" } + ["+ }"]
        terminal.paste(entry.joined(separator: "\n") + "\n")
        terminal.shows(banner + entry.joined(separator: "\n"))
        terminal.type("\r")
        let answer = (1...18).map { "\($0)" }
        terminal.endsWith((["+ }"] + answer + [">"]).joined(separator: "\n"))
        terminal.type("\u{1B}[A")
        terminal.endsWith(entry.joined(separator: "\n"))
    }

    @Test func upBringsBackAnEntryOfSeveralLinesThatCtrlCGaveUp() {
        terminal.type("VStack {\rText(\"a\")")
        terminal.shows(banner + "> VStack {\n+   Text(\"a\")")
        terminal.type("\u{3}")
        let given = banner + "> VStack {\n+   Text(\"a\")\n>"
        terminal.shows(given)
        terminal.type("one line\u{3}")
        terminal.shows(given + " one line\n>")
        terminal.type("\u{1B}[A")
        terminal.shows(given + " one line\n> VStack {\n+   Text(\"a\")")
    }

    @Test func ctrlCStopsAnEvaluationAndLeavesTheSessionAsItWas() {
        terminal.type("Text(\"a\")\r")
        terminal.shows(banner + "> Text(\"a\")\na\n>")
        terminal.type("while true {}\r")
        terminal.marksPastes(false)
        terminal.type("\u{3}")
        terminal.marksPastes(true)
        let stopped = banner + "> Text(\"a\")\na\n> while true {}\n^C\nerror: interrupted\n>"
        terminal.shows(stopped)
        terminal.type(":draw\r")
        terminal.shows(stopped + " :draw\na\n>")
    }

    @Test func ctrlCThatComesWithReturnLeavesTheEntryUnrun() {
        terminal.type("while true {}\r\u{3}")
        terminal.shows(banner + "> while true {}\n>")
        terminal.type("1\r2\r")
        terminal.shows(banner + "> while true {}\n> 1\n1 : Int\n> 2\n2 : Int\n>")
    }

    @Test func ctrlCEndsSortingCopyingHashingAndGrowingTexts() throws {
        terminal.type("let b = (0..<200_000).map { ($0 * 7919) % 400_009 }\r")
        terminal.endsWith("declared let b\n>")
        for work in ["b.sorted()", "Set(b)", #"b.map { "\($0)" }.joined()"#, "[b, b].joined()"] {
            terminal.type("while true { _ = \(work) }\r")
            terminal.marksPastes(false)
            terminal.type("\u{3}")
            terminal.marksPastes(true)
        }
        terminal.type("b.count\r")
        terminal.endsWith("> b.count\n200000 : Int\n>")
    }

    @Test func aKeyThatBeginsAMessageOfTheTerminalSwallowsNothing() {
        var entries = banner
        for key in ["]", "P", "_", "X", "^"] {
            // What comes with the key would be its message: a person's next key comes later.
            terminal.type("1\u{1B}\(key)\u{3}")
            entries += "> 1\n"
            terminal.shows(entries + ">")
        }
        terminal.type("1+\u{1B}x\u{1B}1\r")
        terminal.shows(entries + "> 1+1\n2 : Int\n>")
    }

    @Test func aKeyWithoutAMeaningSwallowsNothing() {
        terminal.type("1\u{18}+1\r")
        terminal.endsWith("> 1+1\n2 : Int\n>")
        for key in ["", "[", "O"] {
            terminal.type("12")
            terminal.endsWith("> 12")
            terminal.type("\u{1B}\(key)")
            terminal.rest()
            terminal.type("b\u{7F}3\r")
            terminal.endsWith("> 123\n123 : Int\n>")
        }
    }

    @Test func aPasteOfLinesFromWindowsHasNoEmptyRows() {
        terminal.type("\u{1B}[200~VStack {\r\n  Text(\"a\")\r\n\r\n  Text(\"b\")\r\n}\r\n\u{1B}[201~")
        let entry = banner + "> VStack {\n+   Text(\"a\")\n+\n+   Text(\"b\")\n+ }"
        terminal.shows(entry)
        terminal.type("\r")
        terminal.shows(entry + "\na\nb\n>")
    }

    @Test func linesFromWindowsThatATerminalDoesNotMarkHaveNoEmptyRows() {
        terminal.type("1\r\n2\r\nVStack {\r\nText(\"a\")\r\n}\r\n")
        terminal.shows(
            banner + "> 1\n1 : Int\n> 2\n2 : Int\n> VStack {\n+   Text(\"a\")\n+ }\na\n>")
    }

    @Test func ctrlCEndsAPasteWithoutAnEnd() {
        terminal.type("\u{1B}[200~abc\r\u{3}")
        terminal.shows(banner + ">\n>")
        terminal.type("2\r")
        terminal.shows(banner + ">\n> 2\n2 : Int\n>")
    }

    @Test func historyIsKeptAcrossRunsAndSearched() throws {
        terminal.type("Text(\"abc\")\rVStack {\rText(\"x\")\r}\r\u{4}")
        #expect(terminal.exitStatus() == 0)
        #expect(
            try folder.read(".local/state/atelier/history")
                == "Text(\"abc\")\n" + #"VStack {\n  Text("x")\n}"# + "\n")
        let second = try PseudoTerminal(in: folder)
        second.shows(banner + ">")
        second.type("\u{1B}[A")
        second.shows(banner + "> VStack {\n+   Text(\"x\")\n+ }")
        second.type("\u{3}\u{12}abd\u{7F}")
        second.endsWith("> Text(\"abc\")\nbck:ab")
        second.type("\r")
        second.endsWith("> Text(\"abc\")\nabc\n>")
    }

    @Test func aSearchStaysAtWhatItFoundOrGoesBack() {
        terminal.type("1\r2\r33\r\u{12}2")
        let answers = banner + "> 1\n1 : Int\n> 2\n2 : Int\n> 33\n33 : Int\n"
        terminal.shows(answers + "> 2\nbck:2")
        terminal.type("\u{1B}[A")
        terminal.shows(answers + "> 1")
        terminal.type("\u{12}3x")
        terminal.shows(answers + "> 1\nbck?3x")
        terminal.type("\u{7F}\u{13}")
        terminal.shows(answers + "> 33\nfwd:3")
        terminal.type("\u{7}")
        terminal.shows(answers + "> 1")
        terminal.type("\u{12}2\u{3}\u{12}\u{12}")
        terminal.shows(answers + "> 1\n> 2\nbck:2")
    }

    @Test func aSearchInALongEntryAnswersAtOnce() {
        let entry = (0..<300).map { "let v\($0) = \($0)" }.joined(separator: "\n")
        terminal.type("\u{1B}[200~\(entry)\u{1B}[201~\r")
        terminal.mentions("let v299\n>")
        terminal.type("\u{12}v29z")
        terminal.endsWith("bck?v29z")
        terminal.type("\u{3}1\r")
        terminal.endsWith("> 1\n1 : Int\n>")
    }
}
