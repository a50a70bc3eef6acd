extension View {
    /// Writes a value to the environment of this view and everything below it (rules A1, A3).
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        modifier(EnvironmentTransform { $0[keyPath: keyPath] = value })
    }

    /// Changes a value of the environment for this view and everything below it; the outermost transform runs
    /// first (rule A2).
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(EnvironmentTransform { transform(&$0[keyPath: keyPath]) })
    }
}

/// Changes the environment of what it modifies. The style stacks stay: they change only by pushes (rule B13).
public struct EnvironmentTransform: PrimitiveModifier {
    private let transform: (inout EnvironmentValues) -> Void

    /// Creates a modifier that runs `transform` on the environment of its place.
    public init(_ transform: @escaping (inout EnvironmentValues) -> Void) {
        self.transform = transform
    }

    public static func resolve(
        _ modifier: EnvironmentTransform, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        var inner = inputs
        let stacks = inner.environment.styleStacks
        modifier.transform(&inner.environment)
        inner.environment.styleStacks = stacks
        resolver.trace?.record(.environmentWrite, at: inputs)
        content(inner)
    }
}
