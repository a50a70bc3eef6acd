import Foundation
import Testing

@testable import Language
@testable import Playground
@testable import Transcripts

/// The top folder of the repository, found from where this file stands.
let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

/// Every session of the repository by its path from the top: the README, and all below `Sessions`.
func sessions() -> [String] {
    ["README.md", "Sessions"].flatMap { name in
        ((try? SessionFiles.find(["\(repository)/\(name)"])) ?? []).map { String($0.dropFirst(repository.count + 1)) }
    }
}

@Suite struct SessionTests {
    /// A session shows what was recorded, and when it has ended it leaves nothing behind: hosts such as a replay of many
    /// files start one after the other.
    @Test(arguments: sessions())
    func isAsRecordedAndFreed(_ path: String) throws {
        let text = try String(contentsOf: URL(fileURLWithPath: "\(repository)/\(path)"), encoding: .utf8)
        let transcript = try Transcript(parsing: text)
        // A thread of its own has the stack that sessions have elsewhere.
        let outcome = try #require(Workers.map(1) { _ in Outcome(of: transcript) }.first)
        if outcome.differs {
            Issue.record("\(ReplayRun(of: ["\(repository)/\(path)"], jobs: 1) { Playground() }.report)")
        }
        #expect(outcome.left == [])
    }

    /// What a replay comes to.
    private struct Outcome {
        let differs: Bool
        /// What is there of the session after it has ended.
        let left: [String]

        init(of transcript: Transcript) {
            weak var interpreter: Interpreter?
            weak var program: Program?
            var declared: [Weak] = []
            do {
                var playground = Playground()
                differs = !Replay(of: transcript, continuing: &playground).differences.isEmpty
                let current = playground.session.interpreter
                interpreter = current
                program = current.program
                let declarations = current.declarations.declarations
                let types = declarations.types.values + ["GroupBox", "View"].compactMap(declarations.nominal)
                declared = types.map { Weak(type: $0) }
            }
            left =
                (interpreter == nil ? [] : ["the interpreter"]) + (program == nil ? [] : ["the program"])
                + declared.compactMap { $0.type?.qualifiedName }.sorted()
        }
    }

    private struct Weak {
        weak var type: NominalDeclaration?
    }
}
