import Drawing
import Language

/// An error in an entry's Swift, worded and drawn by the language.
struct Diagnosis: Error {
    /// What the language says.
    let diagnostic: Diagnostic

    /// Whether the evaluation was stopped from outside.
    var isInterruption: Bool { if case .fault(.interrupted) = diagnostic.problem { true } else { false } }

    /// One plain sentence.
    var message: String { diagnostic.message }

    /// The sentence, the place, and what helps, in lines of at most `width` columns, for who entered `entry`.
    ///
    /// What is wrong may stand in an earlier entry: then that is named, unless the line that is drawn is all of it.
    func drawn(for entry: String?, width: Int) -> String {
        var lines = [Paragraph.fitted("error: " + message, width: width)]
        lines += excerpt(width: width - 2).map { "  " + $0 }
        lines += diagnostic.help.map { Paragraph.fitted("  " + $0, width: width) }
        let text = diagnostic.text.split(separator: "\n")
        if let entry, text.count > 1, let first = text.first, !entry.contains(diagnostic.text) {
            lines.append(Paragraph.fitted(Messages.stands(inEntry: String(first)), width: width))
        }
        return lines.joined(separator: "\n")
    }

    /// The line that it is about, with a caret under the place.
    private func excerpt(width: Int) -> [String] {
        diagnostic.excerpt(width: width) { GraphemeWidth.columns(of: $0) }
    }

    /// What a host is told.
    var failure: Failure {
        var failure = Failure(
            line: diagnostic.place.line, column: diagnostic.place.column, in: diagnostic.file, message: message,
            isInterruption: isInterruption)
        failure.excerpt = excerpt(width: 160)
        failure.notes = diagnostic.help
        return failure
    }
}
