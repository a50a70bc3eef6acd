import SwiftSyntax

/// A generic parameter: declared in `<…>`, `Self` of a protocol, or the type behind a parameter written `some P`.
///
/// Compared by identity.
public final class GenericParameter: Hashable {
    /// What it is called; for `some P` the constraint as written.
    public let name: String
    /// Which of the three it is.
    public let kind: Kind

    /// Where a generic parameter comes from.
    public enum Kind: Sendable {
        /// `<T>`
        case declared
        /// `Self` in a protocol and its extensions.
        case selfType
        /// `some P` as the type of a parameter.
        case some
    }

    /// Whether an argument of existential type is opened for it: it belongs to a function whose result does not name it.
    var isOpenable = false

    init(name: String, kind: Kind = .declared) {
        self.name = name
        self.kind = kind
    }

    public static func == (left: GenericParameter, right: GenericParameter) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An associated type of a protocol, compared by identity.
public final class AssociatedType: Hashable {
    /// What it is called.
    public let name: String
    /// The protocol that declares it.
    public unowned let owner: NominalDeclaration
    /// As written, with its constraints and default.
    var syntax: AssociatedTypeDeclSyntax?

    init(name: String, owner: NominalDeclaration) {
        self.name = name
        self.owner = owner
    }

    public static func == (left: AssociatedType, right: AssociatedType) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
