/// `some P` as the result of one declaration.
///
/// Only its constraints are known; two uses are the same type when they come from the same declaration with the same
/// generic arguments.
public struct OpaqueType: Hashable {
    /// The declaration's `some`.
    public let declaration: OpaqueDeclaration
    /// The generic arguments with which the declaration was used, one for each parameter of its signature.
    public var arguments: [SwiftType] { list.types }

    let list: TypeList

    init(_ declaration: OpaqueDeclaration, _ arguments: [SwiftType] = []) {
        self.declaration = declaration
        list = TypeList(arguments)
    }
}

/// One `some P` in the result of a declaration, compared by identity.
public final class OpaqueDeclaration: Hashable {
    /// What it conforms to.
    public let constraints: [ProtocolType]
    /// The generic parameters in scope.
    let parameters: [GenericParameter]
    /// The type behind it, known once the body is checked; unknown for built-ins.
    public internal(set) var underlying: SwiftType?

    init(constraints: [ProtocolType], parameters: [GenericParameter]) {
        self.constraints = constraints
        self.parameters = parameters
    }

    public static func == (left: OpaqueDeclaration, right: OpaqueDeclaration) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension SwiftType {
    /// Whether an opaque type is a part of the type, or of what stands behind one of its parts.
    func isMade(of opaque: OpaqueDeclaration) -> Bool {
        var known: Set<OpaqueDeclaration> = []
        func isMade(_ type: SwiftType) -> Bool {
            type.contains { part in
                guard case .opaque(let type) = part else { return false }
                if type.declaration == opaque { return true }
                return known.insert(type.declaration).inserted && type.declaration.underlying.map(isMade) == true
            }
        }
        return isMade(self)
    }
}
