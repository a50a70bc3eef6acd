extension View {
    /// Writes a value to the environment of this view and everything below it (rules A1, A3). `file`, `line` and
    /// `column` say where, for the trace.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, file: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentWrite(
                keyPath: keyPath, place: SourcePlace(file: file, line: line, column: column), value: value))
    }

    /// Changes a value of the environment for this view and everything below it; the outermost transform runs
    /// first (rule A2). `file`, `line` and `column` say where, for the trace.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, file: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(
            EnvironmentChange(
                keyPath: keyPath, transform: transform,
                place: SourcePlace(file: file, line: line, column: column)))
    }
}

/// Writes a value to the environment of what it modifies.
struct EnvironmentWrite<Value>: PrimitiveModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    // Before the value, behind which nothing is found without its type.
    let place: SourcePlace
    let value: Value

    static func resolve(
        _ modifier: EnvironmentWrite, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        content(resolver.changing(inputs, at: modifier.place) { $0[keyPath: modifier.keyPath] = modifier.value })
    }
}

/// Runs a program's function on a value of the environment of what it modifies.
struct EnvironmentChange<Value>: PrimitiveModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void
    let place: SourcePlace

    static func resolve(
        _ modifier: EnvironmentChange, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        content(
            resolver.changing(inputs, at: modifier.place, isTransform: true) {
                modifier.transform(&$0[keyPath: modifier.keyPath])
            })
    }
}

/// Changes the environment of what it modifies, by what its closure holds and by nothing else: so that two can be
/// compared.
public struct EnvironmentTransform: PrimitiveModifier {
    private let transform: (inout EnvironmentValues) -> Void
    private let place: SourcePlace

    /// Creates a modifier that runs `transform` on the environment of its place.
    ///
    /// - Parameter place: the call that writes; where it is nil, that of the interpreted program, or of `modifier(_:)`.
    public init(at place: SourcePlace? = nil, _ transform: @escaping (inout EnvironmentValues) -> Void) {
        self.transform = transform
        self.place = place ?? .unknown
    }

    public static func resolve(
        _ modifier: EnvironmentTransform, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        content(resolver.changing(inputs, at: modifier.place, modifier.transform))
    }
}

extension EnvironmentTransform: SelfComparing {
    // What it writes follows from what its closure holds, and from what was written before: two are the same that make
    // the same of an environment to which nothing was written.
    package func isEqual(to other: EnvironmentTransform, by comparison: Comparison) -> Bool {
        var (one, another) = (EnvironmentValues(), EnvironmentValues())
        transform(&one)
        other.transform(&another)
        return one.isEqual(to: another, by: comparison)
    }
}

extension Resolver {
    /// The inputs of what stands inside a modifier that changes the environment. The style stacks stay: they change only
    /// by pushes (rule B13).
    ///
    /// - Parameters:
    ///   - isTransform: whether the program makes what is written of what was written further out.
    ///   - isOfPart: whether only a part of a value is written, and the others are what was written further out.
    package func changing(
        _ inputs: Inputs, at place: SourcePlace = .unknown, isTransform: Bool = false, isOfPart: Bool = false,
        _ change: (inout EnvironmentValues) -> Void
    ) -> Inputs {
        var inner = inputs
        inner.calls &+= 1
        if isOmitted(inputs.caller.place(of: place), at: inputs) { return inner }
        count(.write, in: inputs.parent)
        let stacks = inner.environment.stacks
        change(&inner.environment)
        inner.environment.stacks = stacks
        record(
            .environmentWrite(keys: inner.environment.keys(writtenSince: inputs.environment)), in: inputs.parent,
            at: inputs.caller.place(of: place).known, writes: inner.environment.writes(since: inputs.environment))
        #if !ATELIER_NO_TRACE
            inner.environment.noteWrites(since: inputs.environment, by: inputs.caller.place(of: place))
            trace?.note(
                &inner.environment,
                by: MadeCall(
                    at: inputs, place: inputs.caller.place(of: place), isTransform: isTransform, isOfPart: isOfPart),
                at: inputs)
        #endif
        return inner
    }
}

extension Trace {
    /// Notes which call made the writes between what stands at a place and another state of its environment, which keeps those
    /// that are gone.
    fileprivate func note(_ environment: inout EnvironmentValues, by call: MadeCall, at inputs: Inputs) {
        for frame in environment.writes(since: inputs.environment) { note(frame, by: call) }
        if let replacement = environment.keepWrites(of: inputs.environment) { note(replacement, by: call) }
    }
}
