/// Initializers that a superclass requires of its subclasses.
extension Checker {
    /// Throws where a class writes initializers and leaves out one that its superclass requires.
    func checkRequiredInitializers(of nominal: NominalDeclaration) throws {
        guard nominal.kind == .class, !nominal.isBuiltIn, let superclass = superclass(of: nominal)?.declaration,
            let body = nominal.body
        else { return }
        let own = initializers(in: body)
        guard own.contains(where: { !$0.isConvenience }) else { return }
        guard let inherited = superclass.body.map(initializers(in:)) else { return }
        for function in inherited where function.isRequired && !superclass.isBuiltIn {
            try resolveSignature(function)
            if override(of: function, among: own) != nil { continue }
            let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
            throw Diagnostic(
                .missingRequired(initializer: "init(\(labels))", superclass: superclass.name), at: nominal.position,
                length: nominal.name.utf8.count)
        }
    }

    private func initializers(in body: DeclarationContext) -> [FunctionDeclaration] {
        body.members(named: "init").compactMap { member in
            guard case .function(let function) = member else { return nil }
            return function
        }
    }
}
