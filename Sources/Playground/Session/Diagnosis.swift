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
