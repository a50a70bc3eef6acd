/// A component kind: all components of one family share one style stack (rule B2).
///
/// The family of a built-in component is its configuration type, so that a component written by hand and the
/// built-in one share a stack where they share the configuration; that of a `StylableComponent` is its own type.
public struct Family: Hashable {
    /// The type that tells families apart.
    public let key: TypeIdentity
    private let givenName: String?

    /// Creates a family.
    ///
    /// - Parameters:
    ///   - key: the configuration type, or the component type of a `StylableComponent`.
    ///   - name: the component's name as people write it; nil where it is the key's own name.
    public init(key: TypeIdentity, name: String? = nil) {
        self.key = key
        givenName = name
    }

    /// The component's name as people write it, such as `GroupBox`. Costs a string where the family has no other name
    /// than its key.
    public var name: String { givenName ?? key.name }

    public static func == (one: Family, other: Family) -> Bool {
        one.key == other.key
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
    }
}
