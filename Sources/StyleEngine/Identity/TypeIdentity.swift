/// Which type a view, a style or a component is of: one written in Swift, or one that a running program declared.
///
/// Two identities are equal when they stand for the same type. A declared type that is declared anew is another
/// type, though its name stays.
public struct TypeIdentity: Hashable {
    private enum Storage {
        case native(any Any.Type)
        case declared(DeclaredIdentity)
    }

    private let storage: Storage

    /// The identity of a type written in Swift.
    public init(_ type: any Any.Type) {
        storage = .native(type)
    }

    /// The identity of a type that a running program declared.
    public init(_ declared: DeclaredIdentity) {
        storage = .declared(declared)
    }

    private var token: ObjectIdentifier {
        switch storage {
        case .native(let type): ObjectIdentifier(type)
        case .declared(let declared): ObjectIdentifier(declared)
        }
    }

    /// A number that no other type has while this one is there.
    var number: UInt64 { UInt64(UInt(bitPattern: token)) }

    /// The type's own name, without its module and its generic arguments. Costs a string for types written in Swift.
    public var name: String {
        switch storage {
        case .native(let type):
            String(Substring(_typeName(type, qualified: false).utf8.prefix { $0 != UInt8(ascii: "<") }))
        case .declared(let declared): declared.name
        }
    }

    /// The name with those of the types around it, such as `Outer.Badge`.
    var qualifiedName: String {
        switch storage {
        case .native(let type):
            String(_typeName(type, qualified: true).prefix { $0 != "<" }).split(separator: ".").dropFirst()
                .filter { !$0.hasPrefix("(") }.joined(separator: ".")
        case .declared(let declared): declared.name
        }
    }

    /// The declared type, where it is one.
    public var declared: DeclaredIdentity? {
        guard case .declared(let declared) = storage else { return nil }
        return declared
    }

    public static func == (one: TypeIdentity, other: TypeIdentity) -> Bool {
        one.token == other.token
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(token)
    }
}

/// A type that a running program declared: an object, so that each declaration of a name is a type of its own.
open class DeclaredIdentity {
    /// The name in the declaration.
    public let name: String
    /// Where the type is declared, if that is known.
    open var place: SourcePlace? { nil }

    /// Creates the identity of a newly declared type.
    public init(name: String) {
        self.name = name
    }
}

extension TypeIdentity: CustomStringConvertible {
    /// The type's own name.
    public var description: String { name }
}
