import Catalogue
import Testing

@testable import Language

@Suite("Every built-in's signature is Swift that the checker understands")
struct SignatureTests {
    @Test func allSignatures() {
        #expect(CheckedProgram(builtIns: EmptyProgram.builtIns).faultySignatures() == [])
    }
}
