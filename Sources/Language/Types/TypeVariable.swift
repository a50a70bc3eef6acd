/// A type to be found while one call is checked.
public final class TypeVariable: Hashable {
    /// The generic parameter it stands for, for messages.
    let parameter: GenericParameter?
    /// The type that was found; may be another variable.
    var binding: SwiftType?
    /// The protocols that it must conform to, checked as soon as it is bound.
    var constraints: [ProtocolType] = []
    /// The class that it must be or inherit from, checked as soon as it is bound.
    var superclass: SwiftType?

    init(for parameter: GenericParameter? = nil) {
        self.parameter = parameter
    }

    /// Whether it has constraints.
    var isConstrained: Bool { !constraints.isEmpty || superclass != nil }

    public static func == (left: TypeVariable, right: TypeVariable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
