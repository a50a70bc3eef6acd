import Catalogue

/// Turns what stops an evaluation into diagnostics.
enum FaultDiagnostics {
    /// The diagnostic for an error that left the program's code; any other error stays as it is.
    static func diagnostic(for error: any Error) -> any Error {
        switch error {
        case let error as LocatedFault: Diagnostic(.fault(error.fault), at: error.position)
        case let error as ThrownValue:
            Diagnostic(.fault(.uncaughtError(text(of: error.value))), at: error.position)
        case let fault as Fault: Diagnostic(.fault(fault), at: SourcePosition(SourceText(""), offset: 0))
        default: error
        }
    }

    /// An error as it is written down; where that would take too long, what it is.
    private static func text(of error: Value) -> String {
        if (try? Work.describe(error)) != nil { return Description.debug(of: error) }
        guard case .instance(let instance as DeclaredInstance) = error else { return "…" }
        return instance.runtimeType.type.runtimeName + "(…)"
    }
}
