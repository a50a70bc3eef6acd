/// What came of one evaluation.
struct Evaluation<Result> {
    /// The result.
    let result: Result
    /// The lines that the program printed.
    let printed: [String]
    /// What the engine warned of, each warning once.
    let warnings: [String]
}
