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
    /// Lines that can be written to mend it.
    var help: [String] = []
    /// The whole text that it is about.
    var text = ""

    /// What is said below the message where only its place is shown. What is wrong may stand in an earlier entry: then
    /// the place in this one is its beginning.
    ///
    /// - Parameter entry: the whole entry; nil where the text stands in it for certain.
    func failure(in entry: String?) -> Failure {
        let isElsewhere = entry.map { !$0.contains(text) } ?? false
        var failure = Failure(
            line: isElsewhere ? 1 : line, column: isElsewhere ? 1 : column, message: message,
            isInterruption: isInterruption)
        failure.notes = (isElsewhere ? drawn.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) } : help)
        return failure
    }
}

extension Diagnosis {
    /// The language's own diagnostic.
    init(_ diagnostic: Diagnostic) {
        let isInterruption = if case .fault(.interrupted) = diagnostic.problem { true } else { false }
        self.init(
            message: diagnostic.message, drawn: diagnostic.drawn, line: diagnostic.line, column: diagnostic.column,
            isInterruption: isInterruption)
        help = diagnostic.help
        text = diagnostic.text
    }
}
