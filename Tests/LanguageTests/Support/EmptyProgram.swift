import Catalogue
import Components
import Foundation

@testable import Language

/// A program in which nothing is declared, with a catalogue that nobody else uses meanwhile.
///
/// Most of a short test would be reading the catalogue: whoever comes later goes on with what others have read of it. What
/// they checked doesn't reach him, as `CatalogueStateTests` shows.
final class EmptyProgram {
    static let builtIns = StandardLibrary.builtIns + EngineLibrary.builtIns + BuiltIns.components

    /// The program, which is used as long as this is kept.
    let program: CheckedProgram
    private let isOfLibrary: Bool
    private static let idle = IdlePrograms()

    init() {
        program = Self.idle.take() ?? CheckedProgram(builtIns: Self.builtIns)
        isOfLibrary = true
    }

    /// A program with a catalogue of the test's own.
    init(builtIns: BuiltIns) {
        program = CheckedProgram(builtIns: builtIns)
        isOfLibrary = false
    }

    deinit {
        if isOfLibrary { Self.idle.give(program) }
    }
}

/// The programs that wait to be used again.
private final class IdlePrograms: @unchecked Sendable {
    private var programs: [CheckedProgram] = []
    private let lock = NSLock()

    func take() -> CheckedProgram? { lock.withLock { programs.popLast() } }

    func give(_ program: CheckedProgram) { lock.withLock { programs.append(program) } }
}
