/// Turns what stops an evaluation into diagnostics.
enum RuntimeProblem {
    /// The diagnostic for an error that left the program's code; any other error stays as it is.
    static func diagnostic(for error: any Error) -> any Error {
        error
    }
}
