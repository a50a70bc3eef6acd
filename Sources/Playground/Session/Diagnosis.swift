import Language

/// An error in an entry's Swift, worded and drawn by the language.
struct Diagnosis: Error, Equatable {
    /// One plain sentence.
    let message: String
    /// The sentence with the line it is about and a caret.
    let drawn: String
    /// The line, from 1, within the entry or the file that it was taken from.
    let line: Int
    /// The column in characters, from 1.
    let column: Int
    /// The file; nil where it was no file.
    let file: String?
    /// Whether the evaluation was stopped from outside.
    let isInterruption: Bool
    /// Lines that can be written to mend it.
    var help: [String] = []
    /// The whole text that it is about.
    var text = ""

    /// The diagnosis drawn for who entered `entry`. What is wrong may stand in an earlier entry: then that is named,
    /// unless the line that is drawn is all of it.
    func drawn(for entry: String) -> String {
        let lines = text.split(separator: "\n")
        guard !text.isEmpty, !entry.contains(text) else { return drawn }
        guard lines.count > 1, let first = lines.first else { return drawn }
        return drawn + "\n" + Messages.stands(inEntry: String(first))
    }

    /// What a host is told.
    var failure: Failure {
        var failure = Failure(line: line, column: column, in: file, message: message, isInterruption: isInterruption)
        failure.notes = help
        return failure
    }
}

extension Diagnosis {
    /// The language's own diagnostic.
    init(_ diagnostic: Diagnostic) {
        let isInterruption = if case .fault(.interrupted) = diagnostic.problem { true } else { false }
        self.init(
            message: diagnostic.message, drawn: diagnostic.drawn, line: diagnostic.place.line,
            column: diagnostic.place.column, file: diagnostic.file, isInterruption: isInterruption)
        help = diagnostic.help
        text = diagnostic.text
    }
}
