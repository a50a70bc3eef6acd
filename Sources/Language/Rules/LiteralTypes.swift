/// The initializer that takes a literal is handed the literal itself, not a value that another literal's initializer made.
extension Checker {
    /// Throws where a type takes literals as values of a type that the standard library makes of none.
    func requireLiteralType(
        _ nominal: NominalDeclaration, conformingTo constraint: ProtocolType, in context: DeclarationContext
    ) throws {
        guard constraint.declaration.isBuiltIn, let name = Self.literalTypes[constraint.declaration.name],
            let member = associatedType(named: name, in: constraint.declaration)
        else { return }
        let taken = within(checkingContext(of: context)) { known(.member(of: selfType(of: nominal), member)) }
        // A type of the library that the program lets literals stand for is made by an initializer like this one.
        guard case .nominal(let type) = taken,
            !type.declaration.isBuiltIn
                || conformance(of: type.declaration, to: constraint.declaration)?.context.isBuiltIn == false
        else { return }
        throw Diagnostic(
            .literalInitializer(nominal.qualifiedName, constraint: constraint, takes: taken),
            at: context.position(of: nominal), length: nominal.name.utf8.count)
    }

    /// The protocols of types that literals of one value may stand for, with the associated type that the initializer
    /// takes.
    private static let literalTypes = [
        "ExpressibleByIntegerLiteral": "IntegerLiteralType", "ExpressibleByFloatLiteral": "FloatLiteralType",
        "ExpressibleByBooleanLiteral": "BooleanLiteralType", "ExpressibleByStringLiteral": "StringLiteralType",
    ]
}
