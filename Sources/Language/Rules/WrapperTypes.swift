/// What a type with `@propertyWrapper` must have.
extension Checker {
    func checkWrapper(_ nominal: NominalDeclaration) throws {
        guard !nominal.isBuiltIn,
            nominal.isMarkedAsWrapper,
            findMembers("wrappedValue", on: selfType(of: nominal), isStatic: false).isEmpty
        else { return }
        throw Diagnostic(.noWrapperMember(wrapper: selfType(of: nominal), member: "wrappedValue"), at: nominal.position)
    }
}

extension NominalDeclaration {
    /// Whether it has the attribute `@propertyWrapper`.
    var isMarkedAsWrapper: Bool { syntax.attributes.attributeElements.contains { $0.plainName == "propertyWrapper" } }
}
