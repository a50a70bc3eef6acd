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
    /// A session that has ended leaves nothing behind: hosts such as a replay of many files start one after the other.
    /// A quarter of them says as much as all; that each shows what was recorded is for `ParityTests`, which exports them.
    @Test(arguments: sessions().enumerated().filter { $0.offset % 4 == 0 }.map(\.element))
    func isFreed(_ path: String) throws {
        let text = try String(contentsOf: URL(fileURLWithPath: "\(repository)/\(path)"), encoding: .utf8)
        let transcript = try Transcript(parsing: text)
        // A thread of its own has the stack that sessions have elsewhere.
        #expect(Workers.map(1) { _ in Self.left(after: transcript) } == [[]])
    }

    /// What is there of a session after it has ended.
    private static func left(after transcript: Transcript) -> [String] {
        weak var interpreter: Interpreter?
        weak var program: Program?
        var declared: [Weak] = []
        do {
            var playground = Playground()
            _ = Replay(of: transcript, continuing: &playground)
            let current = playground.session.interpreter
            interpreter = current
            program = current.program
            let declarations = current.declarations.declarations
            let types = declarations.types.values + ["GroupBox", "View"].compactMap(declarations.nominal)
            declared = types.map { Weak(type: $0) }
        }
        return (interpreter == nil ? [] : ["the interpreter"]) + (program == nil ? [] : ["the program"])
            + declared.compactMap { $0.type?.qualifiedName }.sorted()
    }

    private struct Weak {
        weak var type: NominalDeclaration?
    }
}
