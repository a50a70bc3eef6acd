import SwiftSyntax

/// What a name turns out to be.
enum Reference {
    /// A value.
    case value(CheckedExpression)
    /// The overloads of that name.
    case functions([Candidate])
    /// A type.
    case type(SwiftType)
}

extension Diagnostic {
    /// The diagnostic, as one of a name that nothing has where it asks for a dot in front of one and there is none of that
    /// name.
    func withoutDotWhere(_ hasNone: (_ name: String) -> Bool) -> Diagnostic {
        guard case .memberWithoutDot(let name, let meant) = problem, hasNone(meant) else { return self }
        return Diagnostic(.unknownName(name, nearest: nil), at: position, length: length)
    }
}

extension Checker {
    /// What a name that stands alone refers to: local names, members of `self`, types, the session's names.
    ///
    /// - Parameter isCalled: whether it is called: functions then come before properties.
    func reference(to token: TokenSyntax, isCalled: Bool) throws -> Reference {
        let name = token.plainText
        let position = position(token)
        try completeName(at: token)
        if let entry = here.scope?.entry(named: name) {
            if case .functions(let functions) = entry { return .functions(functions.map(\.candidate)) }
            return .value(try read(entry, at: position))
        }
        if name == "self" {
            guard let variable = here.selfVariable else { throw diagnostic(.selfOutsideType, at: token) }
            return .value(local(variable, at: position))
        }
        if name == "Self", let own = ownMetatype(at: position) { return .value(own) }
        if let member = try memberOfSelf(name, at: token, isCalled: isCalled) {
            guard isCalled, case .functions(let members) = member else { return member }
            return .functions(members + outerFunctions(named: name))
        }
        if let type = try namedType(name, arguments: nil, true, at: token) { return .type(type) }
        let variable = variable(named: name)
        // A function may be called as a variable is that can't be: `tax` and `tax(on: 200)`.
        let functions =
            variable == nil || isCalled && variable.map(isCallable) == false ? declarations.functions(named: name) : []
        if !functions.isEmpty {
            return .functions(functions.map { Candidate(.function($0), [:], from: .none) })
        }
        if let variable { return .value(try read(variable, [:], from: .none, at: position)) }
        if here.scope?.isBoundByGuard(name) == true || here.binding?.hides(name) == true {
            throw diagnostic(.boundByGuard(name), at: token)
        }
        if here.scope?.declaresLater(name) == true {
            throw diagnostic(.usedBeforeDeclared(name, isInClosure: here.function?.isClosure == true), at: token)
        }
        if name.hasPrefix("$"), namesInScope().contains(String(name.dropFirst())) {
            throw diagnostic(.noProjection(String(name.dropFirst())), at: token)
        }
        if let problem = unsupportedReference(name, isCalled: isCalled) { throw diagnostic(problem, at: token) }
        if token.isPathOfEnvironment, let values = declarations.builtIns.nominal(named: "EnvironmentValues"),
            !findMembers(name, on: selfType(of: values), isStatic: false).isEmpty
        {
            throw diagnostic(.keyPathWithoutBackslash(name), at: token)
        }
        // What is not called may be a constant as well: `weight: bold`.
        if let view = declarations.builtIns.nominal(named: "View"), name != "body",
            isCalled || !declarations.builtIns.staticNames.contains(name),
            !findMembers(name, on: .existential([ProtocolType(view)]), isStatic: false).isEmpty
        {
            throw diagnostic(.modifierWithoutView(name), at: token)
        }
        if let thrown = token.nameOfThrown { throw diagnostic(.unknownName(name, nearest: thrown), at: token) }
        let declared = token.namesBeingDeclared
        let nearest = NearestName.nearest(to: name, in: namesInScope().filter { !declared.contains($0) })
        let isKnown = ForeignWords.message(for: name) != nil || UnsupportedNames.known.message(for: name) != nil
        if nearest == nil, !isKnown {
            if isDeclaredConstant(name), !token.isInterpolated {
                throw diagnostic(.memberWithoutDot(name, meant: name), at: token)
            }
            let members = declarations.builtIns.staticNames
            // `Red` and `Bordered()` are written as types are.
            let written = name.prefix(1).lowercased() + name.dropFirst()
            if members.contains(written), !token.isInterpolated {
                let meant = NearestName.synonym(of: written, in: members) ?? written
                throw diagnostic(.memberWithoutDot(name, meant: meant), at: token)
            }
        }
        throw diagnostic(.unknownName(name, nearest: nearest), at: token)
    }

    /// Whether what is expected has no such constant, so that no dot is missing in front of its name. Of what isn't known yet
    /// that can't be told.
    func hasNoMember(_ name: String, in expected: SwiftType?) -> Bool {
        guard let expected = expected.map(known) else { return !isDeclaredConstant(name) }
        guard case .nominal = expected else { return false }
        return ![false, true].contains { isCalled in
            probe { (try? implicitMember(.identifier(name), in: expected, isCalled: isCalled)) != nil }
        }
    }

    /// Whether a type of the program has a case or a static property of that name.
    private func isDeclaredConstant(_ name: String) -> Bool {
        declarations.types.values.contains { nominal in
            nominal.kind != .protocol && !nominal.isBuiltIn
                && findMembers(name, on: selfType(of: nominal), isStatic: true).contains { !$0.member.isFunction }
        }
    }

    /// Whether the value of a variable may be called.
    private func isCallable(_ variable: PropertyDeclaration) -> Bool {
        guard (try? resolve(variable)) != nil else { return true }
        switch known(variable.type) {
        case .nominal(let nominal):
            return nominal.declaration.isOptional
                || !findMembers("callAsFunction", on: variable.type, isStatic: false).isEmpty
        case .tuple, .existential: return false
        default: return true
        }
    }

    private func outerFunctions(named name: String) -> [Candidate] {
        declarations.functions(named: name).map { function in
            var candidate = Candidate(.function(function), [:], from: .none)
            candidate.isOuter = true
            return candidate
        }
    }

    func read(_ entry: Scope.Entry, at position: SourcePosition) throws -> CheckedExpression {
        switch entry {
        case .variable(let variable): return local(variable, at: position)
        case .functions(let functions):
            guard let first = functions.first else { throw Diagnostic(.notCallable("function"), at: position) }
            return local(first.variable, at: position)
        case .below(let name): throw Diagnostic(.usedBeforeDeclared(name, isInClosure: true), at: position)
        case .computed(let variable):
            let getter = local(variable, at: position)
            guard case .function(let type) = variable.type else { return getter }
            return make(.apply(getter, []), type.result, at: position)
        case .reference(let holder, let type, let isUnowned):
            return make(.convert(local(holder, at: position), .object(isUnowned: isUnowned)), type, at: position)
        case .wrapped(let variable): return try member("wrappedValue", ofWrapperIn: variable, at: position)
        case .projected(let variable): return try member("projectedValue", ofWrapperIn: variable, at: position)
        }
    }

    private func member(
        _ name: String, ofWrapperIn variable: LocalVariable, at position: SourcePosition
    ) throws -> CheckedExpression {
        let wrapper = local(variable, at: position)
        guard let (property, found) = findProperty(name, on: wrapper.type, isStatic: false) else {
            throw Diagnostic(.noWrapperMember(wrapper: finished(wrapper.type), member: name), at: position)
        }
        return try read(property, found.substitution, from: .value(wrapper), at: position)
    }

    /// The value of a local variable; closures between its declaration and here capture it.
    func local(_ variable: LocalVariable, at position: SourcePosition) -> CheckedExpression {
        if variable.depth < here.closureDepth {
            variable.isCaptured = true
            var function = here.function
            while let current = function, current.depth > variable.depth {
                if !current.captures.contains(variable) { current.captures.append(variable) }
                function = current.outer
            }
        }
        let value = make(.local(variable), variable.type, at: position)
        value.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
        return value
    }

    /// A member of `self`, or a static member of a type around.
    private func memberOfSelf(_ name: String, at token: TokenSyntax, isCalled: Bool) throws -> Reference? {
        var context: DeclarationContext? = here.context
        var inner: NominalDeclaration?
        while let current = context {
            context = current.outer
            if let function = current.hidden(name) {
                throw diagnostic(.closesOver(kind: inner?.kind ?? .struct, name: name, isFunction: function), at: token)
            }
            let isInnermost = inner == nil
            inner = current.nominal ?? inner
            guard let nominal = current.nominal else { continue }
            let type = isInnermost ? here.selfType ?? selfType(of: nominal) : selfType(of: nominal)
            let isInstance = isInnermost && !here.isStatic && here.selfVariable != nil
            if isInstance, let variable = here.selfVariable {
                let found = findMembers(name, on: type, isStatic: false)
                if let first = found.first {
                    let instance = try implicitSelf(variable, for: token, isMethod: first.member.isFunction)
                    return try reference(found, from: .value(instance), at: token, isCalled: isCalled)
                }
            }
            let found = findMembers(name, on: type, isStatic: true)
            if !found.isEmpty {
                if isInstance {
                    throw diagnostic(.staticMemberOnInstance(name, type: type), at: token)
                }
                let base = isInnermost ? ownMetatype(at: position(token)) : nil
                return try reference(
                    found, from: .type(base ?? metatype(type, at: position(token))), at: token, isCalled: isCalled)
            }
            if isInnermost, here.isStatic, !findMembers(name, on: type, isStatic: false).isEmpty {
                let isInitialValue = here.accessor == nil && here.selfVariable == nil
                throw diagnostic(
                    isInitialValue ? .instanceMemberInInitialValue(name) : .instanceMemberOnType(name, type: type),
                    at: token)
            }
        }
        return nil
    }

    /// A type as a value.
    func metatype(_ type: SwiftType, at position: SourcePosition) -> CheckedExpression {
        make(.metatype(type), .metatype(type), at: position)
    }

    /// `Self` in a member of a class, whose value may be a subclass while running; nil elsewhere.
    func ownMetatype(at position: SourcePosition) -> CheckedExpression? {
        guard let variable = here.selfVariable, let type = here.selfType, isClass(type), case .nominal = type else {
            return nil
        }
        let own = local(variable, at: position)
        return here.isStatic ? own : make(.typeOf(own), .metatype(type), at: position)
    }

    /// What the members of one name refer to: the value of a property, or overloads.
    ///
    /// - Parameter isCalled: whether it is called: functions then hide properties.
    func reference(
        _ found: [FoundMember], from base: Base, at node: some SyntaxProtocol, isCalled: Bool = false
    ) throws -> Reference {
        var candidates: [Candidate] = []
        var unmet: Problem?
        let hidesProperties = isCalled && found.contains { $0.member.isFunction }
        for member in closestFirst(found) {
            switch member.member {
            case .property(let property) where hidesProperties:
                candidates += callable(property, member, from: base, at: node)
            case .property(let property):
                // Functions of its name that are closer shadow no property: `first` beside `first(where:)`.
                guard requirementsHold(member) else {
                    unmet = unmet ?? unmetRequirement(of: property, member)
                    continue
                }
                try requireAccess(to: property, at: node)
                return .value(try read(property, member.substitution, from: base, at: position(node)))
            case .function(let function): candidates.append(Candidate(.function(function), member, from: base))
            case .enumCase(let enumCase):
                try resolve(enumCase)
                if enumCase.payload.isEmpty {
                    let type = substitute(selfType(of: enumCase.owner), member.substitution)
                    return .value(makeCase(enumCase, type, from: base, at: position(node)))
                }
                candidates.append(Candidate(.enumCase(enumCase), member, from: base))
            case .subscript, .type, .alias, .associatedType: continue
            }
        }
        guard !candidates.isEmpty else {
            // Only properties whose extension's requirements do not hold.
            guard case .property(let property)? = found.first?.member, let type = base.expression?.type else {
                throw diagnostic(.notAssignable, at: node)
            }
            throw diagnostic(unmet ?? .noMember(property.name, type: finished(type), nearest: nil), at: node)
        }
        return .functions(candidates)
    }

    /// What a property may be called as beside methods of its name: the function that it holds, or the functions of what
    /// it holds that are called as that.
    private func callable(
        _ property: PropertyDeclaration, _ found: FoundMember, from base: Base, at node: some SyntaxProtocol
    ) -> [Candidate] {
        guard !property.context.isBuiltIn, verdict({ requirementsHold(found) }).holds else { return [] }
        let value = attempt { () -> CheckedExpression? in
            guard (try? requireAccess(to: property, at: node)) != nil else { return nil }
            return try? read(property, found.substitution, from: base, at: position(node))
        }
        guard let value else { return [] }
        if case .function(let type) = known(value.type) {
            return [Candidate(.property(.init(property.name, value, type)), [:], from: base, rank: found.rank)]
        }
        return findMembers("callAsFunction", on: value.type, isStatic: false).compactMap { member in
            guard case .function(let function) = member.member else { return nil }
            var candidate = Candidate(.function(function), member, from: .value(value))
            // A method that fits as well comes before what the property's value does when it is called.
            candidate.rank = .max
            return candidate
        }
    }

    /// An enum case without a payload.
    func makeCase(
        _ enumCase: EnumCase, _ type: SwiftType, from base: Base, at position: SourcePosition
    ) -> CheckedExpression {
        guard let maker = enumCase.maker else { return make(.enumCase(enumCase, []), type, at: position) }
        maker.result = type
        let call = CheckedCall(
            function: maker, receiver: receiver(base), arguments: [], typeArguments: [], isDirect: true)
        return make(.call(call), type, at: position)
    }

    /// Which of the requirements of a property's extension does not hold; nil where all do.
    private func unmetRequirement(of property: PropertyDeclaration, _ found: FoundMember) -> Problem? {
        let title = (found.member.isStatic ? "static " : "") + "property '\(property.name)'"
        return probe {
            for requirement in found.requirements {
                let verdict = verdict { satisfies(requirement, found.substitution) }
                if verdict.holds { continue }
                let asked = requirement.map { substitute($0, found.substitution) }
                return problem(asked, verdict.unmet, of: title, isOfExtension: true)
            }
            return nil
        }
    }

    /// What `base.name` refers to.
    ///
    /// - Parameter expected: the type that is expected of its value, where there is one.
    func member(
        _ token: TokenSyntax, of base: CheckedExpression, isCalled: Bool = false, expected: SwiftType? = nil
    ) throws -> Reference {
        let name = token.plainText
        try completeMember(of: base, at: token)
        if case .metatype(let type) = known(base.type) {
            if name == "self" { return .value(base) }
            return try staticMember(name, of: type, base, at: token, isCalled: isCalled, expected: expected)
        }
        if name == "self" { return .value(base) }
        let type = known(base.type)
        if case .tuple(let elements) = type, let index = tupleIndex(name, in: elements) {
            return .value(make(.tupleElement(base, index), elements[index].type, at: position(token)))
        }
        if case .variable = type { throw diagnostic(.unknownBaseType(member: name), at: token) }
        let found = findMembers(name, on: type, isStatic: false)
        if !isCalled, let problem = unsupportedProperty(name, of: type, beside: found) {
            throw diagnostic(problem, at: token)
        }
        if !found.isEmpty { return try reference(found, from: .value(base), at: token, isCalled: isCalled) }
        if let dynamic = try dynamicMember(token, of: base, expected: expected) { return .value(dynamic) }
        let written = token.parent?.parent?.as(MemberAccessExprSyntax.self)?.base
        throw diagnostic(missingMember(name, on: type, of: written), at: token)
    }

    private func staticMember(
        _ name: String, of type: SwiftType, _ base: CheckedExpression, at token: TokenSyntax, isCalled: Bool,
        expected: SwiftType?
    ) throws -> Reference {
        if name == "init", isClass(type), let initializers = implicitInitializers(of: type, from: base) {
            // A class may inherit others beside its own.
            return .functions(initializers)
        }
        let found = findMembers(name, on: type, isStatic: true)
        if !found.isEmpty {
            if case .existential(let protocols) = known(type), !protocols.isEmpty, case .metatype = base.kind {
                throw diagnostic(.staticMemberOfProtocol(name, type: type), at: token)
            }
            return try reference(found, from: .type(base), at: token, isCalled: isCalled)
        }
        if let nested = try memberType(named: name, in: type, true) { return .type(try accessible(nested, at: token)) }
        if let dynamic = try dynamicMember(token, of: base, expected: expected) { return .value(dynamic) }
        if name == "init", let initializers = implicitInitializers(of: type, from: base) {
            return .functions(initializers)
        }
        let functions = findMembers(name, on: type, isStatic: false)
        if let problem = unsupportedProperty(name, of: type, beside: functions) { throw diagnostic(problem, at: token) }
        if let method = try unboundMethod(name, of: type, expected: expected, at: token) { return .value(method) }
        if !functions.isEmpty {
            throw diagnostic(.instanceMemberOnType(name, type: finished(type)), at: token)
        }
        if let problem = unsupportedMember(name, of: type) { throw diagnostic(problem, at: token) }
        throw diagnostic(missingStaticMember(name, of: type), at: token)
    }

    /// That a class of UIKit has a property of that name which is not here, where all that is found are functions that
    /// it has as a view. Nil elsewhere.
    private func unsupportedProperty(_ name: String, of type: SwiftType, beside found: [FoundMember]) -> Problem? {
        guard !found.isEmpty, isClass(type), found.allSatisfy(\.isOfProtocol) else { return nil }
        return unsupportedMember(name, of: type)
    }

    private func tupleIndex(_ name: String, in elements: [TupleElement]) -> Int? {
        if let index = Int(name) { return elements.indices.contains(index) ? index : nil }
        return elements.firstIndex { $0.label == name }
    }

    /// All names that an expression could begin with here.
    func namesInScope() -> [String] {
        var names = declarations.names + (here.scope?.names ?? [])
        names += here.signature.parameters.filter { $0.kind == .declared }.map(\.name)
        if let type = here.selfType { names += memberNames(on: type, isStatic: here.isStatic) }
        return names
    }
}

extension TokenSyntax {
    /// Whether it is what is put into a text: `"\(name)"`.
    fileprivate var isInterpolated: Bool {
        parent?.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.is(ExpressionSegmentSyntax.self) ?? false
    }

    /// `error`, where it is a name that people give to what a `catch` without a pattern has caught.
    fileprivate var nameOfThrown: String? {
        guard ["e", "err", "ex", "exception"].contains(text) else { return nil }
        var node: Syntax? = parent
        while let current = node {
            if let clause = current.as(CatchClauseSyntax.self) { return clause.catchItems.isEmpty ? "error" : nil }
            node = current.parent
        }
        return nil
    }

    /// The variables in whose first value it stands.
    fileprivate var namesBeingDeclared: Set<String> {
        var names: Set<String> = []
        var node: Syntax? = parent
        while let current = node {
            if let name = current.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self) {
                names.insert(name.identifier.plainText)
            }
            node = current.parent
        }
        return names
    }
}
