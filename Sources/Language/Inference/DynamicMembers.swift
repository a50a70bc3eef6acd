import SwiftSyntax

/// `@dynamicMemberLookup`: what is not declared is asked of `subscript(dynamicMember:)`.
extension Checker {
    /// `base.name` as a call of a subscript that takes the name, or the key path to it; nil where the type has none that
    /// fits.
    func dynamicMember(
        _ token: TokenSyntax, of base: CheckedExpression, expected: SwiftType?
    ) throws -> CheckedExpression? {
        try lookUp(base, expected: expected, at: token) { try memberArgument(token, for: $0) }
    }

    /// `base[…]` as a call of a subscript that takes the key path to it, `$items[0]`; nil where the type has subscripts of
    /// its own, or none that fits.
    func dynamicSubscript(
        _ arguments: [Argument], of base: CheckedExpression, expected: SwiftType?, at node: some SyntaxProtocol
    ) throws -> CheckedExpression? {
        guard looksUpMembers(base.type), try subscripts(of: base, at: node).isEmpty else { return nil }
        return try lookUp(base, expected: expected, at: node) { asked in
            guard case .member(of: let root) = asked else { return nil }
            here.closureDepth += 1
            defer { here.closureDepth -= 1 }
            let subject = make(.local(makeLocal("root", root, isMutable: true)), root, at: position(node))
            let value = try call(subscripts(of: subject, at: node), arguments, expected: nil, at: node)
            return try keyPath(to: value, from: root, written: "\\\(finished(root))[…]", at: node)
        }
    }

    /// What a subscript is asked with for a member.
    private enum LookedUp: Equatable {
        /// With the key path to the member of a type.
        case member(of: SwiftType)
        /// With its name.
        case name
    }

    /// The call of the subscript, of those for dynamic members, that takes an argument; nil where there is none.
    private func lookUp(
        _ base: CheckedExpression, expected: SwiftType?, at node: some SyntaxProtocol,
        _ argument: (LookedUp) throws -> CheckedExpression?
    ) throws -> CheckedExpression? {
        var type = base.type
        var receiver = Base.value(base)
        var isStatic = false
        if case .metatype(let instance) = known(base.type) {
            (type, receiver, isStatic) = (instance, .type(base), true)
        }
        guard looksUpMembers(type), here.memberLookups < Self.mostLookups else { return nil }
        here.memberLookups += 1
        defer { here.memberLookups -= 1 }
        var lookups: [(asked: LookedUp, candidates: [Candidate])] = []
        for found in findMembers("subscript", on: type, isStatic: isStatic) {
            guard case .subscript(let declaration) = found.member else { continue }
            let getter = declaration.getter
            guard getter.parameters.count == 1, let parameter = getter.parameters.first,
                parameter.label == "dynamicMember"
            else { continue }
            try resolveSignature(getter)
            guard let asked = getter.parameters.first.flatMap({ lookedUp(by: $0.type, found.substitution) }) else {
                continue
            }
            var candidate = Candidate(.function(getter), found, from: receiver)
            // What is read or written may tell what it is of: `let size: Int? = settings.size`.
            candidate.leavesOpen = true
            if let index = lookups.firstIndex(where: { $0.asked == asked }) {
                lookups[index].candidates.append(candidate)
            } else {
                lookups.append((asked, [candidate]))
            }
        }
        // A name that a key path leads to is that member, whatever takes it as a text.
        for (asked, candidates) in lookups.filter({ $0.asked != .name }) + lookups.filter({ $0.asked == .name }) {
            guard let given = try argument(asked) else { continue }
            let handed = Argument(
                label: "dynamicMember", content: .checked(given), position: position(node), checked: given)
            let value: CheckedExpression? = try attempt {
                try call(candidates, [handed], expected: expected, at: node)
            } otherwise: { diagnostic in
                // A member that can't be written fits no subscript that asks for a writable key path.
                guard diagnostic.problem.isArgumentMismatch else { throw diagnostic }
                return nil
            }
            if let value { return value }
        }
        return nil
    }

    /// What a parameter of a subscript for dynamic members is asked with; nil where it takes neither a key path nor a name.
    private func lookedUp(by parameter: SwiftType, _ substitution: Substitution) -> LookedUp? {
        let type = substitute(parameter, substitution)
        if let root = keyPathRoot(of: type) { return .member(of: known(root)) }
        guard case .nominal(let nominal) = known(type), nominal.declaration.isBuiltIn,
            ["String", "StaticString"].contains(nominal.declaration.name)
        else { return nil }
        return .name
    }

    /// How many types may look up a member one in the other: one that leads back to itself would do so without end.
    private static let mostLookups = 8

    /// The argument of the subscript: the name as a string, or a key path to the member of that name; nil where there is no
    /// such member.
    private func memberArgument(_ token: TokenSyntax, for asked: LookedUp) throws -> CheckedExpression? {
        let name = token.plainText
        guard case .member(of: let root) = asked else {
            return make(.string(name), try core("String", at: token), at: position(token))
        }
        let isDeclared = isElement(name, of: root) || !findMembers(name, on: root, isStatic: false).isEmpty
        guard isDeclared || looksUpMembers(root) else { return nil }
        here.closureDepth += 1
        defer { here.closureDepth -= 1 }
        let subject = make(.local(makeLocal("root", root, isMutable: true)), root, at: position(token))
        let found = isDeclared ? try member(token, of: subject) : try? member(token, of: subject)
        guard case .value(let value)? = found else { return nil }
        return try keyPath(to: value, from: root, written: "\\\(finished(root)).\(token.text)", at: token)
    }

    /// Whether a tuple has an element of that name or number.
    private func isElement(_ name: String, of type: SwiftType) -> Bool {
        guard case .tuple(let elements) = type else { return false }
        return elements.indices.contains { elements[$0].label == name || "\($0)" == name }
    }

    /// Whether members of a type may be found by a subscript.
    private func looksUpMembers(_ type: SwiftType) -> Bool {
        var current: SwiftType? = known(type)
        while case .nominal(let nominal)? = current {
            if nominal.declaration.looksUpMembers { return true }
            current = superclass(of: .nominal(nominal))
        }
        return protocols(of: type).contains { $0.declaration.looksUpMembers }
    }

    /// Throws where a type says that its members are looked up and has no subscript for that.
    func checkDynamicMembers(of nominal: NominalDeclaration) throws {
        guard !nominal.isBuiltIn, nominal.looksUpMembers, let body = nominal.body else { return }
        let type = selfType(of: nominal)
        let subscripts = within(checkingContext(of: body)) {
            [false, true].flatMap { findMembers("subscript", on: type, isStatic: $0) }
        }
        let fits = subscripts.contains { found in
            guard case .subscript(let declaration) = found.member else { return false }
            return declaration.getter.parameters.first?.label == "dynamicMember"
        }
        guard fits else {
            throw Diagnostic(
                .noDynamicMembers(nominal.qualifiedName), at: nominal.position, length: nominal.name.utf8.count)
        }
    }
}

extension NominalDeclaration {
    /// Whether it is marked `@dynamicMemberLookup`.
    var looksUpMembers: Bool {
        syntax.attributes.attributeElements.contains { $0.plainName == "dynamicMemberLookup" }
    }
}
