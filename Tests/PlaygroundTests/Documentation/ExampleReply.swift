import Language

@testable import Playground

/// What a new session answers to the example of a built-in.
struct ExampleReply: Sendable {
    let output: String
    let isRefused: Bool
    /// Whether it shows more than that something was declared.
    let shows: Bool

    init(to example: String, like session: Session) {
        let reply = Example.reply(to: example, like: session)
        output = reply.output
        isRefused = reply.failure != nil
        shows = Example.shows(reply)
    }

    /// The answers to the examples of all built-ins; each is run once.
    static let all: [String: ExampleReply] = {
        let session = Session(interpreter: Interpreter(isInterrupted: { false }))
        let program = session.interpreter.declarations
        let examples = Set(
            program.documentedRecords.map(\.example)
                + program.styleFamilies.flatMap { $0.styles.map(\.example) })
        return Dictionary(uniqueKeysWithValues: examples.map { ($0, ExampleReply(to: $0, like: session)) })
    }()
}
