import SwiftSyntax

/// A declared struct, enum, class or protocol: the program's own or a built-in.
///
/// Compared by identity. When an entry declares a name anew, a new object takes the old one's place, and everything
/// that referred to the old one is checked again.
public final class NominalDeclaration: Hashable {
    /// Which kind of type it is.
    public enum Kind: String, Sendable {
        case `struct`, `enum`, `class`, `protocol`
    }

    /// The name as written.
    public let name: String
    /// Which kind of type it is.
    public let kind: Kind
    /// The type it is nested in.
    public let parent: NominalDeclaration?
    /// Where it stands.
    public let position: SourcePosition
    /// Whether it comes from the catalogue.
    public let isBuiltIn: Bool
    /// Whether it is the library's `Optional`, and not a type of the program with that name.
    var isOptional: Bool { isBuiltIn && name == "Optional" }
    /// How often the stored properties of this name have changed in the session: together with `qualifiedName` it says
    /// whether values made before a redeclaration still fit.
    public internal(set) var generation = 0

    /// The generic parameters in scope, those of the types around it first, and their requirements. In a protocol the only
    /// parameter is `Self`.
    public internal(set) var signature = GenericSignature.none
    /// The superclass of a class.
    public internal(set) var superclass: NominalType?
    /// The properties that each instance stores, in order; those of the superclasses first.
    public internal(set) var storedProperties: [StoredProperty] = []
    /// The cases of an enum, in order.
    public internal(set) var cases: [EnumCase] = []
    /// Which case is the first with each raw value, as literals are written.
    var indicesByRawValue: [String: Int] = [:]
    /// The associated types of a protocol.
    public internal(set) var associatedTypes: [AssociatedType] = []
    /// The names of a protocol's primary associated types.
    public internal(set) var primaryAssociatedTypes: [String] = []

    /// The raw type of an enum.
    public internal(set) var rawType: SwiftType?

    /// For a type that a body declares: identifies it among those of the same name in other bodies.
    var localPath: String?
    /// The access modifier.
    var access: AccessModifier?
    /// Whether only the type around it sees it.
    var isPrivate = false
    /// Whether the superclass's stored properties have been put before its own.
    var isArranged = false
    /// The memberwise initializer, or `init()`, once it is asked for.
    var implicitInitializer: FunctionDeclaration?
    /// `init()` beside a memberwise initializer, once it is asked for.
    var defaultInitializer: FunctionDeclaration?
    /// The declaration's own head and members.
    let syntax: NominalSyntax
    /// The protocols of the library that a type of the library doesn't conform to, as far as somebody asked: only an extension
    /// of the program changes that. By identity, since two protocols that don't refine each other would keep each other alive.
    var lacksInLibrary: Set<ObjectIdentifier> = []
    /// How far the declaration has been worked out.
    var resolution = Resolution.pending
    /// The members written in the declaration itself.
    var body: DeclarationContext?

    init(
        name: String, kind: Kind, parent: NominalDeclaration?, position: SourcePosition, isBuiltIn: Bool,
        syntax: NominalSyntax
    ) {
        self.name = name
        self.kind = kind
        self.parent = parent
        self.position = position
        self.isBuiltIn = isBuiltIn
        self.syntax = syntax
    }

    /// The name with those of the types around it: `Badge.Configuration`.
    public var qualifiedName: String {
        parent.map { $0.qualifiedName + "." + name } ?? name
    }

    /// A name that is unique in the program.
    var identityName: String {
        if let parent { return parent.identityName + "." + name }
        return localPath.map { $0 + "\n" + name } ?? name
    }

    public static func == (left: NominalDeclaration, right: NominalDeclaration) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How far a declaration has been worked out: guards against declarations that refer to themselves in a circle.
enum Resolution {
    case pending, running, done
}
