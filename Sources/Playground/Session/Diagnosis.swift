import Language

/// An error in an entry's Swift, worded and drawn by the language.
struct Diagnosis: Error, Equatable {
    /// One plain sentence.
    let message: String
    /// The sentence with the line it is about and a caret.
    let drawn: String
    /// The line within the entry, from 1.
    var line: Int
    /// The column in characters, from 1.
    let column: Int
    /// Whether the evaluation was stopped from outside.
    let isInterruption: Bool
}

extension Diagnosis {
    /// The language's own diagnostic.
    init(_ diagnostic: Diagnostic) {
        let isInterruption = if case .fault(.interrupted) = diagnostic.problem { true } else { false }
        self.init(
            message: diagnostic.message, drawn: diagnostic.drawn, line: diagnostic.line, column: diagnostic.column,
            isInterruption: isInterruption)
    }
}
