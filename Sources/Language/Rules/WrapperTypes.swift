/// What a type with `@propertyWrapper` must have.
extension Checker {
    func checkWrapper(_ nominal: NominalDeclaration) throws {
        guard !nominal.isBuiltIn,
            nominal.syntax.attributes.attributeElements.contains(where: { $0.plainName == "propertyWrapper" }),
            findMembers("wrappedValue", on: selfType(of: nominal), isStatic: false).isEmpty
        else { return }
        throw Diagnostic(.noWrapperMember(wrapper: selfType(of: nominal), member: "wrappedValue"), at: nominal.position)
    }
}
