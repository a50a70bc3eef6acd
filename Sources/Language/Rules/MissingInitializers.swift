/// Classes of which no object can be made.
extension Checker {
    /// Throws where objects of a class cannot be made: it writes no initializer, and a property has no value.
    func checkInitializers(of nominal: NominalDeclaration) throws {
        guard nominal.kind == .class, !nominal.isBuiltIn, let body = nominal.body, !nominal.writesInitializer else {
            return
        }
        for case .property(let property) in body.order {
            guard property.stored != nil, property.initialSyntax == nil, property.wrapper == nil, !property.isStatic
            else { continue }
            try resolve(property)
            if property.isMutable, wrapped(property.type) != nil { continue }
            throw Diagnostic(
                .noInitializers(nominal.name, property: property.name), at: nominal.position,
                length: nominal.name.utf8.count)
        }
    }
}
