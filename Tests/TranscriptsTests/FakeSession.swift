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
            return Reply(
                .text(text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\n")))
        case "count": return Reply(.text("\(count)"))
        case "echo": return Reply(.text(entry))
        case "wrong":
            return Reply(.error(Failure(line: 1, column: 1, message: "wrong")))
        case "stop":
            return Reply(.error(Failure(line: 1, column: 1, message: "interrupted", isInterruption: true)))
        case ":load": return Reply(request: .load(path: "a.swift"))
        case ":save": return Reply(request: .save(to: FileTarget(path: "a.md"), .session([])))
        case ":record": return Reply(request: .record(to: FileTarget(path: "a.md"), session: []))
        case ":stop": return Reply(request: .stopRecording)
        case ":replay": return Reply(request: .replay(path: "a.md"))
        case ":tour": return Reply(request: .tour)
        case ":quit": return Reply(request: .quit)
        case ":c": return Reply([.text("\(count)")], recorded: "count")
        default: return Reply()
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
