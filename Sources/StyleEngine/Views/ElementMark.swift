/// Marks each element of a `ForEach` with its id, for containers in which an id stands for a choice.
public struct ElementMark {
    let open: (AnyHashable, Inputs, Resolver) -> Inputs

    /// Creates a mark.
    ///
    /// - Parameter open: opens a node around an element with that id, and answers the inputs inside it.
    public init(open: @escaping (_ id: AnyHashable, _ inputs: Inputs, _ resolver: Resolver) -> Inputs) {
        self.open = open
    }
}

private enum ElementMarkKey: EnvironmentKey {
    static var defaultValue: ElementMark? { nil }
}

extension EnvironmentValues {
    /// The mark that each element of a `ForEach` gets here; nil where none is asked for.
    public var elementMark: ElementMark? {
        get { self[ElementMarkKey.self] }
        set { self[ElementMarkKey.self] = newValue }
    }
}
