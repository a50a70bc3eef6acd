/// Turns what stops an evaluation into diagnostics.
enum RuntimeProblem {
    /// The diagnostic for an error that left the program's code; any other error stays as it is.
    static func diagnostic(for error: any Error) -> any Error {
        switch error {
        case let error as LocatedFault: Diagnostic(.fault(error.fault), at: error.position)
        case let error as ThrownValue:
            Diagnostic(.fault(.uncaughtError(Description.debug(of: error.value))), at: error.position)
        case let fault as Fault: Diagnostic(.fault(fault), at: SourcePosition(SourceText(""), offset: 0))
        default: error
        }
    }
}
