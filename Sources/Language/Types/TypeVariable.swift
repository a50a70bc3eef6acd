/// A type to be found while one call is checked.
public final class TypeVariable: Hashable {
    /// The generic parameter it stands for, for messages.
    let parameter: GenericParameter?
    /// What it was found to be; may be another variable.
    var binding: SwiftType?
    /// What it must conform to, checked as soon as it is bound.
    var constraints: [ProtocolType] = []
    /// The class that it must be or inherit from, checked as soon as it is bound.
    var superclass: SwiftType?

    init(for parameter: GenericParameter? = nil) {
        self.parameter = parameter
    }

    /// Whether something is asked of it.
    var isConstrained: Bool { !constraints.isEmpty || superclass != nil }

    public static func == (left: TypeVariable, right: TypeVariable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
