import Catalogue

/// An error that the program threw with `throw`.
struct ThrownValue: Error, @unchecked Sendable {
    /// What was thrown.
    let value: Value
    /// Where.
    let position: SourcePosition
}

/// A fault and the place where it happened.
struct LocatedFault: Error, @unchecked Sendable {
    /// What went wrong.
    let fault: Fault
    /// Where.
    let position: SourcePosition
}

/// Ends an optional chain that met nil.
enum ChainEnd: Error {
    case nilFound

    /// Made once, so that ending a chain allocates nothing.
    static let error: any Error = ChainEnd.nilFound
}

/// Adds the place to a fault; any other error stays as it is, and so does a fault in the declaration of a built-in.
func locating<Result>(_ position: SourcePosition, _ body: () throws -> Result) throws -> Result {
    do {
        return try body()
    } catch let fault as Fault where !position.source.isOfBuiltIn {
        throw LocatedFault(fault: fault, position: position)
    }
}
