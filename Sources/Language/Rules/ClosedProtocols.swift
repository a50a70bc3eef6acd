/// Protocols to which a type of the program, or one of the library, can't conform.
extension Checker {
    /// Throws where a type conforms to a protocol whose built-in types are all there are, since their drawing is not
    /// written in Swift; or where one of the library is made to conform to a protocol whose values the library works on.
    func requireOpen(_ protocols: [ProtocolType], _ context: DeclarationContext) throws {
        guard let nominal = context.nominal else { return }
        for constraint in protocols {
            guard constraint.declaration.isBuiltIn,
                let reason = declarations.builtIns.group(of: constraint.declaration)?.closure
            else { continue }
            throw Diagnostic(
                .conformsToClosed(nominal.qualifiedName, constraint: constraint, reason: reason),
                at: context.position(of: nominal),
                length: nominal.name.utf8.count)
        }
        guard nominal.isBuiltIn, nominal.kind != .protocol, context.isExtension else { return }
        for constraint in closure(of: protocols) where !isOpenAfterwards(constraint.declaration) {
            if conformsInLibrary(nominal, to: constraint.declaration) { continue }
            throw Diagnostic(
                .conformsAfterwards(nominal.qualifiedName, constraint: constraint),
                at: context.position(of: nominal), length: nominal.name.utf8.count)
        }
    }

    /// Whether a type of the library conforms to a protocol without the program.
    func conformsInLibrary(_ nominal: NominalDeclaration, to target: NominalDeclaration) -> Bool {
        guard nominal.isBuiltIn else { return false }
        return declarations.contexts(naming: nominal).contains { context in
            context.isBuiltIn && inherited(in: context).contains { extends($0.declaration, target) }
        } || conformance(of: nominal, to: target)?.context.isBuiltIn == true
    }

    /// Whether a type of the library can be made to conform to a protocol: the library's own code asks no value for what
    /// the protocol requires.
    private func isOpenAfterwards(_ declaration: NominalDeclaration) -> Bool {
        !declaration.isBuiltIn || declaration.isMarker || Self.openAfterwards.contains(declaration.name)
            || declaration.name.hasPrefix("ExpressibleBy")
    }

    private static let openAfterwards: Set<String> = [
        "Identifiable", "Error", "CaseIterable", "RawRepresentable", "EnvironmentKey", "PreviewProvider",
        "AdditiveArithmetic", "VectorArithmetic", "Numeric", "SignedNumeric",
    ]
}
