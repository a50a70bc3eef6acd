import Playground
import Testing

@testable import Transcripts

/// Records what a fake answers to `entries`; gives the file after each write.
private func files(recording entries: [String]) -> [String] {
    var session = FakeSession()
    var recorder = Recorder(title: "Fake")
    var files: [String] = []
    for entry in entries {
        guard recorder.record(entry, session.enter(entry)) else { continue }
        files.append(String(decoding: recorder.bytes, as: UTF8.self))
    }
    return files
}

@Suite struct RecorderTests {
    @Test func aRecordingIsWholeAfterEveryEntry() throws {
        let entries = ["say a", "echo {\n\n}", "say > b|+|\\|...||", "say `````", "", "wrong", "echo é\n", "say ```"]
        let files = files(recording: entries)
        #expect(
            files.last == """
                # Fake

                ```atelier
                > say a
                a
                > echo {
                +
                + }
                echo {

                }
                > say > b|+|\\|...||
                \\> b
                \\+
                \\
                ...


                ```

                ``````atelier
                > say `````
                `````
                >
                > wrong
                error: wrong
                > echo é
                +
                echo é

                > say ```
                ```
                ``````

                """)
        #expect(files.count == entries.count)
        for (count, file) in files.enumerated() {
            #expect(try report(file) == "")
            #expect(try update(file) == file)
            #expect(try Transcript(parsing: file).steps.map(\.entry) == Array(entries[...count]))
        }
    }

    @Test func commandsAreWrittenInFull() {
        #expect(files(recording: [":c"]) == ["# Fake\n\n```atelier\n> count\n1\n```\n"])
    }

    @Test func whatCannotBeReplayedIsLeftOut() {
        #expect(files(recording: [":load", ":save", ":record", ":stop", ":replay", ":tour", ":quit", "stop"]) == [])
    }

    @Test func aSessionIsSavedAtOnce() {
        let session = [Exchange(entry: "a", output: "b"), Exchange(entry: "c", output: "")]
        #expect(Recorder.text(of: session) == "# Recorded session\n\n```atelier\n> a\nb\n> c\n```\n")
        #expect(Recorder.text(of: [], title: "Empty") == "# Empty\n")
    }
}
