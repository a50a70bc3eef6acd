extension View {
    /// Writes a value to the environment of this view and everything below it (rules A1, A3). `file`, `line` and
    /// `column` say where, for the trace.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, file: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0[keyPath: keyPath] = value
            })
    }

    /// Changes a value of the environment for this view and everything below it; the outermost transform runs
    /// first (rule A2). `file`, `line` and `column` say where, for the trace.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, file: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                transform(&$0[keyPath: keyPath])
            })
    }
}

/// Changes the environment of what it modifies. The style stacks stay: they change only by pushes (rule B13).
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
        var inner = inputs
        let stacks = inner.environment.styleStacks
        modifier.transform(&inner.environment)
        inner.environment.styleStacks = stacks
        resolver.record(
            .environmentWrite(keys: inner.environment.keys(writtenSince: inputs.environment)), in: inputs.parent,
            at: inputs.caller.place(of: modifier.place).known)
        content(inner)
    }
}
