import Playground

@testable import Transcripts

/// Answers a few fixed entries, so that what is tested is the transcript alone.
struct FakeSession: Session {
    private var count = 0

    mutating func enter(_ entry: String) -> Reply {
        count += 1
        let words = entry.split(separator: " ", maxSplits: 1).map(String.init)
        switch words.first {
        case "say":
            let text = words.dropFirst().first ?? ""
            return Reply(output: text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\n"))
        case "count": return Reply(output: "\(count)")
        case "echo": return Reply(output: entry)
        case "wrong":
            let failure = Failure(line: 1, column: 1, message: "wrong")
            return Reply(output: "error: wrong", failure: failure)
        case "stop":
            let failure = Failure(line: 1, column: 1, message: "interrupted", isInterruption: true)
            return Reply(output: "interrupted", failure: failure)
        case ":load": return Reply(output: "", request: .load(path: "a.swift"))
        case ":save": return Reply(output: "", request: .save(to: FileTarget(path: "a.md"), .session([])))
        case ":record": return Reply(output: "", request: .record(to: FileTarget(path: "a.md"), session: []))
        case ":stop": return Reply(output: "", request: .stopRecording)
        case ":replay": return Reply(output: "", request: .replay(path: "a.md"))
        case ":tour": return Reply(output: "", request: .tour)
        case ":quit": return Reply(output: "", request: .quit)
        case ":c": return Reply(output: "\(count)", recorded: "count")
        default: return Reply(output: "")
        }
    }
}

/// The report on a session text run against a fresh fake.
func report(_ text: String) throws -> String {
    Replay(of: try Transcript(parsing: text), in: FakeSession()).report(path: "a.md")
}

/// A session text as an update against a fresh fake leaves it.
func update(_ text: String) throws -> String {
    Replay(of: try Transcript(parsing: text), in: FakeSession()).updatedText
}
