import Foundation
import Testing
import Transcripts

@testable import Language
@testable import Playground

/// A session that has ended leaves nothing behind: hosts such as a replay of many files start one after the other.
@Suite struct ReleaseTests {
    @Test(arguments: sessions())
    func isFreed(_ path: String) throws {
        let text = try String(contentsOf: URL(fileURLWithPath: "\(repository)/\(path)"), encoding: .utf8)
        let entries = try Transcript(parsing: text).steps.map(\.entry)
        weak var interpreter: Interpreter?
        weak var program: Program?
        var declared: [Weak] = []
        do {
            var session = Session(interpreter: Interpreter { false })
            for entry in entries { _ = session.enter(entry) }
            interpreter = session.interpreter
            program = session.interpreter.program
            let declarations = session.interpreter.declarations.declarations
            let types = declarations.types.values + ["GroupBox", "View"].compactMap(declarations.nominal)
            declared = types.map { Weak(type: $0) }
        }
        #expect(interpreter == nil)
        #expect(program == nil)
        #expect(declared.compactMap { $0.type?.qualifiedName }.sorted() == [])
    }

    private struct Weak {
        weak var type: NominalDeclaration?
    }
}
