/// A type of the language, as the checker knows it.
///
/// Two types are the same exactly when they are equal as values: declarations count by identity, arguments by value.
public indirect enum SwiftType: Hashable {
    /// A struct, enum or class with its generic arguments: `Text`, `Array<Int>`.
    case nominal(NominalType)
    /// `any P`, `any P & Q`; without protocols it is `Any`.
    case existential([ProtocolType])
    /// A generic parameter where it is declared: `T`, `Self` in a protocol, the type behind `some P` in a parameter.
    case parameter(GenericParameter)
    /// An associated type of a type that is not known yet: `T.Body`.
    case member(of: SwiftType, AssociatedType)
    /// `some P` as a result: the same declaration with the same arguments is the same type.
    case opaque(OpaqueType)
    /// The type of a function value.
    case function(FunctionType)
    /// A tuple; without elements it is `Void`.
    case tuple([TupleElement])
    /// `T.Type`, the type of `T.self`.
    case metatype(SwiftType)
    /// A type to be found while a call is checked; never part of a finished tree.
    case variable(TypeVariable)

    /// `Void`.
    public static var void: SwiftType { .tuple([]) }
    /// `Any`.
    public static var any: SwiftType { .existential([]) }
}

/// A struct, enum or class with its generic arguments.
public struct NominalType: Hashable {
    /// What was declared.
    public let declaration: NominalDeclaration
    /// One argument for each of the declaration's parameters, those of the types around it first.
    public var arguments: [SwiftType] { list.types }

    let list: TypeList

    /// Creates the type that `declaration` forms with `arguments`.
    public init(_ declaration: NominalDeclaration, _ arguments: [SwiftType] = []) {
        self.declaration = declaration
        list = TypeList(arguments)
    }
}

/// A protocol as a constraint: `View`, `ComponentStyle<Badge>`.
public struct ProtocolType: Hashable {
    /// The protocol.
    public let declaration: NominalDeclaration
    /// Its primary associated types where they were given, otherwise empty.
    public var arguments: [SwiftType] { list.types }

    let list: TypeList

    /// Creates the constraint that `declaration` forms with `arguments`.
    public init(_ declaration: NominalDeclaration, _ arguments: [SwiftType] = []) {
        self.declaration = declaration
        list = TypeList(arguments)
    }
}

/// One element of a tuple type.
public struct TupleElement: Hashable {
    /// Its label.
    public let label: String?
    /// Its type.
    public let type: SwiftType

    let isFixed: Bool
    let size: Int

    /// Creates an element.
    public init(label: String? = nil, type: SwiftType) {
        self.label = label
        self.type = type
        isFixed = type.isFixed
        size = type.size
    }
}
