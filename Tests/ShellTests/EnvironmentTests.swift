import Foundation
import Testing

@testable import Shell

/// The program where things are not as it would like them.
@Suite struct EnvironmentTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(
        "Scripts come out the same in every environment",
        arguments: [
            "env -i", "env LANG=C LC_ALL=", "env LC_ALL=no_NO.UTF-8", "env -u HOME", "env HOME=/dev/null/home",
            "env TERM=dumb", "env -u TERM", "env NO_COLOR=1", "env XDG_STATE_HOME=relative",
            "env TZ=Asia/Tokyo LANG=ja_JP",
        ])
    func scripts(environment: String) throws {
        let line = "\(environment) $ATELIER -e 'Text(\"é\").border(.primary)' -e '1.5'"
        #expect(
            try Program.shell(line, in: folder) == Program.Result(output: "+-+\n|é|\n+-+\n1.5 : Double\n"))
    }

    @Test(
        "The shell works in every environment",
        arguments: [
            ["LC_ALL": "", "LANG": "C"], ["TERM": "dumb"], ["NO_COLOR": "1"], ["HOME": "/dev/null/home"], ["TERM": ""],
            ["ATELIER_HISTORY": "/dev/null"], ["XDG_STATE_HOME": "/dev/null"],
        ])
    func shell(environment: [String: String]) throws {
        let terminal = try PseudoTerminal(in: folder, environment: environment)
        terminal.endsWith(">")
        terminal.type("1\r")
        terminal.endsWith("1 : Int\n>")
        terminal.type("\u{4}")
        #expect(terminal.exitStatus() == 0)
    }

    @Test("What outlives the shell never lands in the folder in which it was started")
    func relativeHome() throws {
        let terminal = try PseudoTerminal(in: folder, environment: ["HOME": "home"])
        terminal.endsWith(">")
        terminal.type(":set charset unicode\r")
        terminal.endsWith("charset is unicode\n>")
        terminal.type("\u{4}")
        #expect(terminal.exitStatus() == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
        for home in ["home", "", "./home", "../home"] { #expect(StateFolder.path { ["HOME": home][$0] } == nil) }
        #expect(StateFolder.path { ["HOME": "/h", "XDG_STATE_HOME": "s"][$0] } == "/h/.local/state/atelier")
        #expect(StateFolder.path { ["HOME": "h", "XDG_STATE_HOME": "/s"][$0] } == "/s/atelier")
    }

    @Test func aTinyWindow() throws {
        let terminal = try PseudoTerminal(in: folder)
        terminal.endsWith(">")
        terminal.resize(columns: 10)
        terminal.type("Divider()\r")
        terminal.endsWith("----------\n>")
        terminal.type("\u{4}")
        #expect(terminal.exitStatus() == 0)
    }

    @Test func aFolderThatCannotBeWritten() throws {
        let result = try Program.shell("cd /proc && $ATELIER -e '1' -e ':save x.md'", in: folder)
        #expect(result.output == "1 : Int\n")
        #expect(result.status == 65)
        #expect(result.errors.hasPrefix("error: x.md: "))
    }

    @Test func aReaderThatHasGone() throws {
        #expect(try Program.shell("$ATELIER -e 'Text(\"a\")' | true", in: folder).errors == "")
    }

    @Test func argumentsLoseWhatATerminalWouldActOn() throws {
        for argument in ["--\u{1B}[31m\u{200F}", "\u{1B}[31m\u{202E}.swift", "-\u{9B}"] {
            let result = try Program.run([argument], in: folder)
            #expect([64, 65].contains(result.status))
            #expect(result.errors.escapingHiddenCharacters == result.errors)
            #expect(result.errors != "")
        }
    }
}
