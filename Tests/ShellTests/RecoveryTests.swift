import Foundation
import Testing

@testable import Shell

private let banner = Messages.banner + "\n"

/// What is left of a session whose shell was killed.
@Suite struct RecoveryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var kept: [String] {
        let path = folder.url.appendingPathComponent(".local/state/atelier/recovery").path
        return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }

    private func shell(
        after note: String = "", environment: [String: String] = [:], ignoresHangUp: Bool = false
    ) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(in: folder, environment: environment, ignoresHangUp: ignoresHangUp)
        terminal.shows(banner + note + ">")
        return terminal
    }

    private func kill(_ terminal: PseudoTerminal) {
        terminal.signal(SIGKILL)
        #expect(terminal.exitStatus() == nil)
    }

    @Test func whatWasEnteredComesBackAfterAKill() throws {
        let first = try shell()
        first.type("let a = 1\r")
        first.endsWith("declared let a\n>")
        first.type("Text(\"\\(a)\")\r")
        first.endsWith("> Text(\"\\(a)\")\n1\n>")
        kill(first)
        #expect(kept.count == 1)
        let path = ".local/state/atelier/recovery"
        #expect(try folder.permissions(path) == 0o700)
        #expect(try folder.permissions("\(path)/\(kept[0])") == 0o600)
        let note = "a session of 2 entries was cut off; :recover brings it back\n"
        let second = try shell(after: note)
        second.type(":recover\r")
        second.endsWith("> :recover\nbrought back 2 entries\n>")
        second.type(":draw\r")
        second.endsWith("> :draw\n1\n>")
        #expect(kept.count == 1)
        second.type(":quit\r")
        #expect(second.exitStatus() == 0)
        #expect(kept == [])
        let third = try shell()
        third.type(":recover\r")
        third.endsWith("nothing is kept of a session that was cut off\n>")
    }

    @Test func theEntryThatKilledTheShellIsNamedAndNotRun() throws {
        let first = try shell()
        first.type("1\r")
        first.endsWith("1 : Int\n>")
        first.type("while true {}\r")
        first.marksPastes(false)
        // The entry is written down before it runs.
        let file = ".local/state/atelier/recovery/\(kept[0])"
        while try !folder.read(file).contains("while true") {}
        kill(first)
        let second = try shell(after: "a session of 2 entries was cut off; :recover brings it back\n")
        second.type(":recover\r")
        second.endsWith("brought back 1 entry; not run, for the session ended while it did: while true {}\n>")
    }

    @Test func twoShellsKeepTheirOwn() throws {
        let first = try shell()
        first.type("1\r")
        first.endsWith("1 : Int\n>")
        let second = try shell()
        second.type("2\r:recover\r")
        second.endsWith("nothing is kept of a session that was cut off\n>")
        #expect(kept.count == 2)
        kill(first)
        second.type(":recover\r")
        second.endsWith("brought back 1 entry\n>")
        second.type("\u{4}")
        #expect(second.exitStatus() == 0)
        #expect(kept == [])
    }

    @Test func whatIsNotWantedIsForgotten() throws {
        let first = try shell()
        first.type("1\r")
        first.endsWith("1 : Int\n>")
        kill(first)
        let second = try shell(after: "a session of 1 entry was cut off; :recover brings it back\n")
        second.type(":recover forget\r")
        second.endsWith("nothing is kept of earlier sessions now\n>")
        second.type("\u{4}")
        #expect(second.exitStatus() == 0)
        #expect(kept == [])
    }

    @Test func anEndingSignalKeepsTheSession() throws {
        let first = try shell()
        first.type("1\r")
        first.endsWith("1 : Int\n>")
        first.signal(SIGHUP)
        #expect(first.exitStatus() == nil)
        _ = try shell(after: "a session of 1 entry was cut off; :recover brings it back\n")
    }

    @Test("A terminal that is closed keeps the session, with the signal of that or without", arguments: [false, true])
    func aClosedTerminalKeepsTheSession(ignoresHangUp: Bool) throws {
        let first = try shell(ignoresHangUp: ignoresHangUp)
        first.type("1\r")
        first.endsWith("1 : Int\n>")
        first.hangUp()
        _ = try shell(after: "a session of 1 entry was cut off; :recover brings it back\n")
    }

    @Test("A home that can't be written is told of once, and one that is missing is no error")
    func noHome() throws {
        try folder.write("", to: "file")
        let note = """
            note: what is entered can't be kept to bring it back after a crash: Not a
            directory; save it with :save

            """
        for (home, note) in [("", ""), (folder.url.path + "/file/home", note)] {
            let terminal = try shell(environment: ["HOME": home])
            terminal.type("1\r")
            terminal.shows(banner + "> 1\n\(note)1 : Int\n>")
            terminal.type("2\r")
            terminal.shows(banner + "> 1\n\(note)1 : Int\n> 2\n2 : Int\n>")
            terminal.type("\u{4}")
            #expect(terminal.exitStatus() == 0)
        }
    }

    @Test func scriptsKeepNothing() throws {
        #expect(
            try Program.run(["-e", ":recover"], in: folder)
                == Program.Result(
                    errors: "error: :recover is for the shell at a terminal, which alone keeps what is entered\n",
                    status: 65))
        #expect(kept == [])
    }
}
