import Catalogue
import Components
import Foundation

@testable import Language

/// A program in which nothing is declared, of which one test at a time makes its sessions.
///
/// To read the catalogue takes longer than most programs do, so that the next test gets what one has read.
final class EmptyProgram {
    static let builtIns = StandardLibrary.builtIns + EngineLibrary.builtIns + BuiltIns.components

    /// The program.
    let program: CheckedProgram
    private let isShared: Bool

    init() {
        program = Self.shelf.take() ?? CheckedProgram(builtIns: Self.builtIns)
        isShared = true
    }

    /// A program with a catalogue of its own.
    init(builtIns: BuiltIns) {
        program = CheckedProgram(builtIns: builtIns)
        isShared = false
    }

    deinit {
        if isShared { Self.shelf.give(program) }
    }

    private static let shelf = Shelf()

    /// What nobody uses at the moment. Programs of one catalogue are used by one thread at a time.
    private final class Shelf: @unchecked Sendable {
        private let lock = NSLock()
        private var programs: [CheckedProgram] = []

        func take() -> CheckedProgram? { lock.withLock { programs.popLast() } }

        func give(_ program: CheckedProgram) { lock.withLock { programs.append(program) } }
    }
}
