/// The generic parameters of a declaration and their requirements.
public struct GenericSignature {
    /// All parameters in scope of the declaration: those of the types around it first, its own last. In a protocol
    /// and its extensions the first is `Self`.
    public var parameters: [GenericParameter]
    /// What must hold for the arguments.
    public var requirements: [Requirement]

    /// The signature of a declaration that is not generic.
    public static var none: GenericSignature { GenericSignature(parameters: [], requirements: []) }
}

/// A requirement on generic arguments.
public enum Requirement: Hashable {
    /// `T: P`
    case conformance(SwiftType, ProtocolType)
    /// `T == U`
    case sameType(SwiftType, SwiftType)
    /// `T: SomeClass`
    case superclass(SwiftType, SwiftType)
}
