/// Protocols whose built-in types are all there are: their drawing is not written in Swift.
extension Checker {
    /// Throws where a type conforms to a protocol whose built-in types are all there are.
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
    }
}
