import SwiftSyntax

extension Checker {
    /// The base of a member access.
    enum Base {
        /// An instance.
        case value(CheckedExpression)
        /// A type; the expression is its metatype.
        case type(CheckedExpression)
        /// Nothing: a variable of the session.
        case none

        var expression: CheckedExpression? {
            switch self {
            case .value(let expression), .type(let expression): expression
            case .none: nil
            }
        }
    }

    /// The value of a property.
    func read(
        _ property: PropertyDeclaration, _ substitution: Substitution, from base: Base, at position: SourcePosition
    ) throws -> CheckedExpression {
        let value = try readStored(property, substitution, from: base, at: position)
        if property.typeSyntax?.isImplicitlyUnwrapped == true { value.isImplicitlyUnwrapped = true }
        return value
    }

    private func readStored(
        _ property: PropertyDeclaration, _ substitution: Substitution, from base: Base, at position: SourcePosition
    ) throws -> CheckedExpression {
        try resolve(property)
        switch property.storage {
        case .stored(let stored):
            guard var instance = base.expression else { break }
            if isObserving(property, instance) || !stored.isWrapper && isFilling(instance, stored) {
                instance = storage(of: instance)
            }
            return make(.stored(instance, stored), substitute(property.type, substitution), at: position)
        case .global(let variable):
            return make(.global(variable), substitute(property.type, substitution), at: position)
        case .wrapped(let storage), .projected(let storage):
            let wrapper = try read(storage, substitution, from: base, at: position)
            if !isObserving(property, from: base) {
                try requireOwnWrapper(of: property, storage, wrapper, from: base, at: position)
                if property.observers != nil { break }
            }
            var name = "wrappedValue"
            if case .projected = property.storage { name = "projectedValue" }
            guard let (inner, found) = findProperty(name, on: wrapper.type, isStatic: false) else {
                throw Diagnostic(.noWrapperMember(wrapper: wrapper.type, member: name), at: position)
            }
            return try read(inner, found.substitution, from: .value(wrapper), at: position)
        case .computed: break
        }
        if property.name == "allCases", case .type(let type) = base, let all = allBuiltInCases(of: type, at: position) {
            return all
        }
        guard let getter = property.getter else { throw Diagnostic(.cannotRead(property.name), at: position) }
        if let text = try labelledDescription(property, of: base, at: position) { return text }
        try resolveSignature(getter)
        if getter.isThrowing {
            try noteThrow(getter.thrown.map { substitute($0, substitution) }, isOwn: true, at: position)
        }
        var type = substitute(property.type, substitution)
        if getter.returnsSelf, let base = base.expression { type = ownResult(type, on: base) }
        return make(
            .call(
                CheckedCall(
                    function: getter, receiver: try receiver(base, of: getter), arguments: [],
                    typeArguments: typeArguments(of: getter, substitution), isDirect: !getter.isOverridable)),
            type, at: position)
    }

    /// A property of a protocol as one further up declares it, where that is of the type: `var id: Int` of a protocol stands
    /// beside `id: ID` of `Identifiable`. Nil where there is none.
    func inheritedProperty(_ value: CheckedExpression, ofType type: SwiftType) -> CheckedExpression? {
        guard case .call(let call) = value.kind, call.function.kind == .getter, call.function.owner?.kind == .protocol,
            case .value(let base) = call.receiver
        else { return nil }
        for found in findMembers(call.function.name, on: base.type, isStatic: false) where found.isRequirement {
            guard case .property(let property) = found.member, property.getter != call.function,
                (try? resolve(property)) != nil,
                holds({ unify(substitute(property.type, found.substitution), type) })
            else { continue }
            return try? read(property, found.substitution, from: .value(base), at: value.position)
        }
        return nil
    }

    /// Refuses a wrapped variable of the session where a declaration reads it: the session is one view, and Swift has no
    /// wrapped variables beside views.
    private func requireOwnWrapper(
        of property: PropertyDeclaration, _ storage: PropertyDeclaration, _ wrapper: CheckedExpression,
        from base: Base, at position: SourcePosition
    ) throws {
        guard case .none = base, here.accessor != nil || here.selfType != nil else { return }
        if let body = here.accessor, property.observers?.contains(body) == true { return }
        let name = String(storage.name.dropFirst())
        // The inside of a view without its head.
        if here.selfType == nil, here.accessor?.name == "body" {
            throw Diagnostic(.bodyWithoutView(state: name), at: position, length: name.utf8.count)
        }
        let value = findProperty("wrappedValue", on: wrapper.type, isStatic: false)
        throw Diagnostic(
            .wrapperOfSession(
                name, wrapper: storage.wrapper?.plainName ?? "",
                type: value.map { substitute($0.0.type, $0.1.substitution) } ?? wrapper.type),
            at: position, length: name.utf8.count)
    }

    /// The `description` of a collection that holds tuples with labels: their values don't tell them, but the type does. Nil
    /// for other properties.
    private func labelledDescription(
        _ property: PropertyDeclaration, of base: Base, at position: SourcePosition
    ) throws -> CheckedExpression? {
        guard ["description", "debugDescription"].contains(property.name), property.context.isBuiltIn,
            case .value(let value) = base, finished(value.type).hasLabels
        else { return nil }
        return make(.interpolation([.value(value)]), substitute(property.type, [:]), at: position)
    }

    /// `allCases` of a built-in enum.
    private func allBuiltInCases(of base: CheckedExpression, at position: SourcePosition) -> CheckedExpression? {
        guard case .metatype(let type) = known(base.type), case .nominal(let nominal) = known(type),
            nominal.declaration.isBuiltIn, nominal.declaration.kind == .enum,
            let array = declarations.builtIns.nominal(named: "Array")
        else { return nil }
        let cases = nominal.declaration.cases.map { makeCase($0, type, from: .type(base), at: position) }
        return make(.array(cases), .nominal(NominalType(array, [type])), at: position)
    }

    /// The receiver of a getter: the place of the instance where the getter is mutating.
    private func receiver(_ base: Base, of getter: FunctionDeclaration) throws -> CheckedCall.Receiver {
        guard getter.isMutating, case .value(let value) = base, !isClass(value.type) else { return receiver(base) }
        do {
            return .place(try place(of: value))
        } catch let diagnostic as Diagnostic {
            switch diagnostic.problem {
            case .cannotAssignLet(let name, _): throw Diagnostic(.readingChangesLet(name), at: diagnostic.position)
            case .selfIsImmutable: throw Diagnostic(.readingChangesLet("self"), at: diagnostic.position)
            default: throw diagnostic
            }
        }
    }

    func receiver(_ base: Base) -> CheckedCall.Receiver {
        switch base {
        case .value(let expression): .value(expression)
        case .type(let expression): .type(expression)
        case .none: .none
        }
    }

    /// Throws where a class's member with the result `Self` returns an object of the named class, which is no `Self` in a
    /// subclass.
    func requireOwnSelf(_ value: CheckedExpression, at node: some SyntaxProtocol) throws {
        guard here.function?.depth == 0, here.accessor?.returnsSelf == true, value.isOfNamedClass else { return }
        throw diagnostic(.namedClassForSelf(finished(value.type)), at: node)
    }

    /// One type for each parameter of a function's generic signature.
    func typeArguments(of function: FunctionDeclaration, _ substitution: Substitution) -> [SwiftType] {
        function.signature.parameters.map { substitution[$0] ?? .parameter($0) }
    }
}

extension CheckedExpression {
    /// Whether it makes an object of a class that is named, rather than of `Self`.
    fileprivate var isOfNamedClass: Bool {
        switch kind {
        case .call(let call) where call.function.kind == .initializer:
            switch call.receiver {
            case .none: true
            case .type(let type): if case .metatype = type.kind { true } else { false }
            case .value, .place: false
            }
        case .ternary(_, let one, let other): one.isOfNamedClass || other.isOfNamedClass
        case .convert(let value, .optional): value.isOfNamedClass
        default: false
        }
    }
}
