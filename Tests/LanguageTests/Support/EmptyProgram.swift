import Catalogue
import Components

@testable import Language

/// A program in which nothing is declared, with a catalogue of its own: what a check finds out about built-ins is kept in
/// that, and is not to reach other tests.
struct EmptyProgram {
    static let builtIns = StandardLibrary.builtIns + EngineLibrary.builtIns + BuiltIns.components

    /// The program.
    let program: CheckedProgram

    init(builtIns: BuiltIns = Self.builtIns) { program = CheckedProgram(builtIns: builtIns) }
}
