import SwiftSyntax

/// What the protocols of a type ask for, where a member of it gets its name.
extension Checker {
    /// The requirements that a member could be named by and that its type does not declare yet: properties behind `var`,
    /// methods behind `func`.
    func requirements(toBeNamedAt token: TokenSyntax) -> [Suggestion] {
        guard let members = token.ancestor(MemberBlockSyntax.self),
            token.ancestor(CodeBlockSyntax.self).map({ $0.position < members.position }) ?? true,
            let head = members.parent?.asProtocol((any DeclGroupSyntax).self), !head.is(ProtocolDeclSyntax.self),
            let inherited = head.inheritanceClause?.inheritedTypes
        else { return [] }
        let isFunction = token.parent?.is(FunctionDeclSyntax.self) == true
        let protocols = inherited.compactMap { declarations.nominal(named: $0.type.writtenText) }
            .filter { $0.kind == .protocol }
        let finder = BoundNames(viewMode: .sourceAccurate)
        finder.walk(members)
        return closure(of: protocols.map { ProtocolType($0) }).flatMap { constraint -> [Suggestion] in
            resolve(constraint.declaration)
            return (constraint.declaration.body?.order ?? []).compactMap { member in
                guard member.isFunction == isFunction, !finder.bound.contains(member.name),
                    let text = describe(member), !Checker.isOperator(member.name), member.name != "init"
                else { return nil }
                return Suggestion(member.name, text)
            }
        }
    }
}
