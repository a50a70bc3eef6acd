import Foundation
import Testing

@testable import Shell
@testable import Transcripts

/// `atelier replay` runs files in processes of their own.
@Suite struct IsolatedReplayTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("```atelier\n> Text(\"a\")\na\n```\n", to: "a.md")
        try folder.write("# B\n\n```atelier\n> 1\n1 : Int\n> while true {\n+ }\n> 2\n```\n", to: "b.md")
        try folder.write("```atelier\n> Text(\"c\")\nx\n```\n", to: "c.md")
    }

    private func report(_ sentence: String) -> String {
        """
        ./b.md:6 › B
        error: \(sentence); what follows did not run
        > while true {
        + }

        ./c.md:2
        --- expected
        +++ actual
        @@ -3,1 +3,1 @@ > Text("c")
        -x
        +c

        2 sessions, 2 entries: 1 entry differs, 1 file did not come to an end

        """
    }

    @Test func aFileThatDiesIsReportedAndTheOthersGoOn() throws {
        // A limit on processor time ends the process that needs it.
        #expect(
            try Program.shell("ulimit -t 1; $ATELIER replay .", in: folder)
                == Program.Result(output: report("here the program died, by signal 9"), status: 1))
    }

    @Test func anEntryHasATimeLimit() throws {
        #expect(
            try Program.run(["replay", "--time-limit", "1", "."], in: folder)
                == Program.Result(output: report("this took longer than 1 s, and was stopped"), status: 1))
    }

    @Test func theOthersAreUpdated() throws {
        let result = try Program.run(["replay", "--update", "--time-limit", "1", "."], in: folder)
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("updated ./c.md\n"))
        #expect(try folder.read("c.md") == "```atelier\n> Text(\"c\")\nc\n```\n")
        #expect(try folder.read("b.md").hasSuffix("> 2\n```\n"))
    }

    @Test func anUpdateWritesThroughNoLink() throws {
        try folder.makeFolder("in")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.path + "/in/link.md", withDestinationPath: "../c.md")
        let result = try Program.run(["replay", "--update", "in"], in: folder)
        #expect(result.status == 65)
        #expect(result.errors.hasPrefix("error: in/link.md: is a link; name the file that it leads to: "))
        #expect(try folder.read("c.md") == "```atelier\n> Text(\"c\")\nx\n```\n")
    }

    @Test func messagesArriveWhole() {
        let messages: [ReplayMessage] = [
            .entering(ReplayedEntry(line: 3, entry: "a\nb", heading: "É")),
            .entering(ReplayedEntry(line: 4, entry: "", heading: nil)),
            .ended(FileReplay(path: "p", kind: .unread, report: "r")),
            .ended(
                FileReplay(path: "p", kind: .replayed, report: "", entryCount: 2, differenceCount: 1, updatedText: "")),
        ]
        var received: [ReplayMessage] = []
        var bytes: [UInt8] = []
        for byte in messages.flatMap(\.bytes) {
            bytes.append(byte)
            var rest = bytes[...]
            if let message = ReplayMessage(takingFrom: &rest) { received.append(message) }
            bytes = Array(rest)
        }
        #expect(received == messages)
    }
}
