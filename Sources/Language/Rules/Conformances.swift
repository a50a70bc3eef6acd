import SwiftSyntax

/// A type has all requirements of the protocols that it conforms to.
extension Checker {
    /// Throws where a type lacks requirements of a protocol.
    func checkConformances(of nominal: NominalDeclaration, declaredBy context: DeclarationContext) throws {
        let named = inherited(in: context)
        try requireOtherConformances(in: context, of: nominal, to: named)
        try requireClass(nominal, conformingTo: named, in: context)
        for constraint in closure(of: named) {
            guard let body = constraint.declaration.body else { continue }
            resolve(constraint.declaration)
            if context.isExtension, conformsInLibrary(nominal, to: constraint.declaration) { continue }
            try requireValueType(nominal, conformingTo: constraint.declaration, in: context)
            try requireLiteralType(nominal, conformingTo: constraint, in: context)
            var missing: [String] = []
            var misspelt: Problem.Misspelling?
            for text in try missingTypes(constraint, nominal, context) where !missing.contains(text) {
                missing.append(text)
            }
            for requirement in body.order where try !isMet(requirement, nominal, context) {
                if let text = describe(requirement), !missing.contains(text) { missing.append(text) }
                misspelt = misspelt ?? misspelling(of: requirement, in: nominal, besides: body.names)
            }
            if missing.isEmpty { continue }
            if misspelt == nil, let stored = storedMember(keeping: nominal, from: constraint.declaration) {
                throw Diagnostic(
                    .partDoesNotConform(
                        nominal.qualifiedName, constraint: constraint, part: stored.name, type: finished(stored.type),
                        asked: constraint, missing: missing),
                    at: context.position(of: nominal), length: nominal.name.utf8.count)
            }
            throw Diagnostic(
                .lacksRequirement(nominal.qualifiedName, constraint: constraint, missing: missing, misspelt: misspelt),
                at: context.position(of: nominal), length: nominal.name.utf8.count)
        }
    }

    /// Throws where a type conforms to a protocol on the condition that it conforms to it.
    private func requireOtherConformances(
        in context: DeclarationContext, of nominal: NominalDeclaration, to named: [ProtocolType]
    ) throws {
        guard context.isExtension, nominal.kind != .protocol else { return }
        for case .conformance(let type, let asked) in context.signature.requirements {
            guard type.nominal == nominal, named.contains(where: { extends($0.declaration, asked.declaration) }) else {
                continue
            }
            throw Diagnostic(
                .conformanceNeedsItself(type, constraint: asked), at: context.position(of: nominal),
                length: nominal.name.utf8.count)
        }
    }

    /// The stored property or payload but for which the requirements of a protocol would be synthesized.
    private func storedMember(keeping nominal: NominalDeclaration, from constraint: NominalDeclaration) -> (
        name: String, type: SwiftType
    )? {
        switch (constraint.name, nominal.kind) {
        case ("Equatable", .struct), ("Equatable", .enum), ("Hashable", .struct), ("Hashable", .enum),
            ("Comparable", .enum):
            constraint.isBuiltIn ? storedMember(of: nominal, lacking: constraint) : nil
        default: nil
        }
    }

    /// A member whose name is nearly that of a missing requirement.
    ///
    /// - Parameter others: what else is asked for, which has its own name.
    private func misspelling(
        of requirement: Member, in nominal: NominalDeclaration, besides others: Set<String>
    ) -> Problem.Misspelling? {
        let contexts = declarations.contexts(of: nominal).filter { !$0.isBuiltIn }
        if let other = contexts.lazy.flatMap({ $0.members(named: requirement.name) }).first {
            // `func body()`, or `makeBody(config:)`: the name, in another form.
            guard let (written, meant) = form(of: other).flatMap({ one in form(of: requirement).map { (one, $0) } })
            else { return nil }
            if written != meant { return Problem.Misspelling(written: written, meant: meant) }
            // `let n: Int` for what can be set, `mutating`, or another type.
            guard let written = head(of: other), let meant = head(of: requirement), written != meant else { return nil }
            return Problem.Misspelling(written: written, meant: meant)
        }
        let names = contexts.flatMap(\.names).filter { !others.contains($0) }
        guard let near = NearestName.nearest(to: requirement.name, in: names) else { return nil }
        return Problem.Misspelling(written: near, meant: requirement.name)
    }

    /// A property or a function as it is declared, without its body.
    private func head(of member: Member) -> String? {
        guard var text = describe(member) else { return nil }
        if text.hasSuffix(" { get set }") { text.removeLast(" { get set }".count) }
        guard case .property(let property) = member, !property.isMutable, property.context.nominal?.kind != .protocol,
            text.hasPrefix("var ")
        else { return text }
        guard case .computed = property.storage else { return "let " + text.dropFirst("var ".count) }
        return text + " { get }"
    }

    /// A property or a function as it is declared, but for its types.
    private func form(of member: Member) -> String? {
        switch member {
        case .property(let property): "var \(property.name)"
        case .function(let function):
            (function.kind == .initializer ? "init(" : "func \(function.name)(")
                + function.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
        default: nil
        }
    }

    /// The associated types that nothing determines, as declarations that would.
    private func missingTypes(
        _ constraint: ProtocolType, _ nominal: NominalDeclaration, _ context: DeclarationContext
    ) throws -> [String] {
        let type = selfType(of: nominal)
        return try constraint.declaration.associatedTypes.compactMap { member in
            try within(checkingContext(of: context)) {
                guard let witness = typeWitness(of: member, in: type) else {
                    let requirement = member.owner.body.flatMap { self.requirement(naming: member, in: $0) }
                    return requirement.flatMap { describe($0) } ?? "typealias \(member.name) = …"
                }
                guard let own = constraint.declaration.signature.parameters.first else { return nil }
                for case .conformance(let subject, let asked) in constraint.declaration.signature.requirements
                where subject == .member(of: .parameter(own), member) {
                    let asked = asked.mapArguments { substitute($0, [own: type]) }
                    guard satisfies(witness, asked) else {
                        throw Diagnostic(
                            .partDoesNotConform(
                                nominal.qualifiedName, constraint: constraint, part: member.name,
                                type: finished(witness), asked: asked, missing: []),
                            at: context.position(of: nominal), length: nominal.name.utf8.count)
                    }
                }
                return nil
            }
        }
    }

    /// The requirement whose witness would determine an associated type.
    private func requirement(naming member: AssociatedType, in body: DeclarationContext) -> Member? {
        guard let own = member.owner.signature.parameters.first else { return nil }
        return body.order.first { requirement in
            (try? shape(of: requirement))?.mentions(member, of: own) == true
        }
    }

    /// Whether a type meets a requirement.
    private func isMet(_ member: Member, _ nominal: NominalDeclaration, _ context: DeclarationContext) throws -> Bool {
        guard let requirement = member.callable else { return true }
        if isIndexStep(requirement, in: nominal) { return true }
        if let witness = witness(for: requirement, in: nominal) {
            if witness.isPrivate, witness.owner == nominal, requirement.owner?.isPrivate == false {
                throw Diagnostic(
                    .hiddenWitness(witness.name, constraint: requirement.owner?.name ?? ""), at: witness.position,
                    length: witness.name.utf8.count)
            }
            if witness.kind == .initializer, nominal.kind == .class, !nominal.syntax.isFinal, !nominal.isBuiltIn,
                witness.owner?.kind == .class, !witness.isRequired
            {
                let isDeclaredHere = witness.context === context
                throw Diagnostic(
                    .witnessNotRequired(
                        initializer: requirement.nameWithLabels, name: nominal.name,
                        isInExtension: witness.context.isExtension),
                    at: isDeclaredHere ? witness.position : context.position(of: nominal),
                    length: isDeclaredHere ? 4 : nominal.name.utf8.count)
            }
            // How the library's own collections go from place to place is no help to any other.
            if requirement.name == "index", requirement.owner?.isBuiltIn == true, witness.context.isBuiltIn {
                return false
            }
            guard let setter = member.setter else { return true }
            try resolveSignature(setter)
            return self.witness(for: setter, in: nominal) != nil
        }
        // The members of a conditional extension count where the extension declares the conformance.
        guard context.isExtension else { return false }
        return within(checkingContext(of: context)) {
            witness(for: requirement, of: selfType(of: nominal)) != nil
        }
    }

    /// Whether it is `index(after:)` or `index(before:)` of a collection that reaches each element at once, and whose
    /// places are numbers: the next number, or the one before.
    private func isIndexStep(_ requirement: FunctionDeclaration, in nominal: NominalDeclaration) -> Bool {
        guard ["Collection", "BidirectionalCollection"].contains(requirement.owner?.name),
            requirement.owner?.isBuiltIn == true, requirement.name == "index",
            let randomAccess = declarations.builtIns.nominal(named: "RandomAccessCollection"),
            conformance(of: nominal, to: randomAccess) != nil,
            let index = try? memberType(named: "Index", in: selfType(of: nominal))
        else { return false }
        return arguments(of: index, ifNamed: "Int") != nil
    }

    /// A requirement as it would be declared, for messages.
    func describe(_ member: Member) -> String? {
        guard let function = member.callable else { return nil }
        let prefix =
            function.isStatic ? "static " : function.isMutating && function.kind == .function ? "mutating " : ""
        switch member {
        case .property(let property):
            let type = property.typeSyntax?.writtenText ?? "\(property.type)"
            return prefix + "var \(property.name): \(asView(type, function))"
                + (property.setter == nil ? "" : " { get set }")
        case .function(let function):
            let parameters = function.parameters.map { parameter -> String in
                let label = parameter.label ?? "_"
                let isBare = label == parameter.name || Self.isOperator(function.name)
                let names = isBare ? parameter.name : "\(label) \(parameter.name)"
                return names + ": " + (parameter.typeSyntax?.writtenText ?? "\(parameter.type)")
            }
            let space = Self.isOperator(function.name) ? " " : ""
            let head = function.kind == .initializer ? "init" : "func \(function.name)\(space)"
            let result = function.syntax.result.map { " -> " + asView($0.writtenText, function) } ?? ""
            return prefix + head + "(" + parameters.joined(separator: ", ") + ")" + result
        case .subscript(let declaration):
            let parameters = function.parameters.map { parameter in
                (parameter.label.map { $0 == parameter.name ? "" : $0 + " " } ?? "") + parameter.name + ": "
                    + (parameter.typeSyntax?.writtenText ?? "\(parameter.type)")
            }
            let result = function.syntax.result?.writtenText ?? "\(function.result)"
            return prefix + "subscript(" + parameters.joined(separator: ", ") + ") -> " + result
                + (declaration.setter == nil ? "" : " { get set }")
        default: return nil
        }
    }

    private func asView(_ type: String, _ function: FunctionDeclaration) -> String {
        guard let owner = function.owner, makesViewResult(function, owner) else { return type }
        return "some View"
    }

    private func makesViewResult(_ function: FunctionDeclaration, _ owner: NominalDeclaration) -> Bool {
        guard (try? resolveSignature(function)) != nil, let view = declarations.builtIns.nominal(named: "View"),
            case .member(_, let member) = function.result
        else {
            return false
        }
        return owner.signature.requirements.contains {
            guard case .conformance(.member(_, let other), let constraint) = $0 else { return false }
            return other == member && extends(constraint.declaration, view)
        }
    }
}

extension DeclarationContext {
    /// Where a message about the type's conformance points: the type's name, or the extension.
    func position(of nominal: NominalDeclaration) -> SourcePosition {
        guard isExtension, let inheritance else { return nominal.position }
        let first = inheritance.inheritedTypes.first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
        return SourcePosition(source, offset: first)
    }
}

extension Member {
    /// What writes a property or an element; nil where nothing does.
    fileprivate var setter: FunctionDeclaration? {
        switch self {
        case .property(let property): property.setter
        case .subscript(let declaration): declaration.setter
        default: nil
        }
    }
}
