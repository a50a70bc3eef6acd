extension Checker {
    /// The place that an expression reads, so that it can be written; throws where it cannot.
    ///
    /// - Parameter isWhole: whether a whole value is assigned to it, which may be the first one of a `let`, rather than a
    ///   part of what it holds.
    func place(of expression: CheckedExpression, isWhole: Bool = false) throws -> CheckedPlace {
        let position = expression.position
        switch expression.kind {
        case .local(let variable):
            guard variable.isMutable || variable.isGivenLater && isWhole else {
                guard variable.name == "self" else {
                    if variable.depth == 0, let type = here.selfType, !here.isStatic,
                        findProperty(variable.name, on: type, isStatic: false) != nil
                    {
                        throw Diagnostic(.parameterHidesProperty(variable.name), at: position)
                    }
                    throw Diagnostic(.cannotAssignLet(variable.name, isProperty: false), at: position)
                }
                throw Diagnostic(isClass(variable.type) ? .selfIsObject : .selfIsImmutable, at: position)
            }
            variable.isReassigned = true
            return makePlace(.local(variable), expression.type, at: position)
        case .global(let variable):
            guard variable.isMutable || isGivenHere(variable) && isWhole else {
                throw Diagnostic(.cannotAssignLet(variable.name, isProperty: false), at: position)
            }
            if let property = variable.observed, !isObserving(property), let getter = property.getter,
                let setter = property.setter
            {
                try resolveSignature(setter)
                try resolveSignature(getter)
                let type = property.context.nominal.map { selfType(of: $0) }
                let base = type.map { CheckedPlace.Base.type(metatype($0, at: position)) } ?? .none
                return makePlace(
                    .accessors(base: base, getter: getter, setter: setter, arguments: [], typeArguments: []),
                    expression.type, at: position)
            }
            return makePlace(.global(variable), expression.type, at: position)
        case .stored(let base, let property):
            guard property.isMutable || isInitializing(base) && isOwn(property) && isWhole else {
                throw Diagnostic(.cannotAssignLet(property.name, isProperty: true), at: position)
            }
            if case .local(let variable) = base.kind, variable.name == "self", !variable.isMutable,
                !variable.isGivenLater, let type = here.selfType, !isClass(type), isView(type)
            {
                throw Diagnostic(.viewIsImmutable(property: property.name), at: position)
            }
            if let owner = property.privateSetterOwner, !sees(membersOf: owner) {
                throw Diagnostic(.inaccessibleSetter(property.name), at: position)
            }
            if let property = property.observed, !isInitializing(base, property), !isObserving(property, base),
                let getter = property.getter, let setter = property.setter
            {
                try resolveSignature(setter)
                try resolveSignature(getter)
                var substitution: Substitution = [:]
                if case .nominal(let nominal) = known(base.type) { substitution = self.substitution(for: nominal) }
                return makePlace(
                    .accessors(
                        base: isClass(base.type) ? .value(base) : .place(try place(of: base)), getter: getter,
                        setter: setter, arguments: [], typeArguments: typeArguments(of: setter, substitution)),
                    expression.type, at: position)
            }
            if isClass(base.type) {
                let isDirect =
                    base.isSuper || isFilling(base, property) || property.observed.map { isObserving($0, base) } == true
                return makePlace(.instance(base, property, isDirect: isDirect), expression.type, at: position)
            }
            do {
                return makePlace(.stored(try place(of: base), property), expression.type, at: position)
            } catch let diagnostic as Diagnostic {
                guard case .cannotAssignLet(let name, _) = diagnostic.problem else { throw diagnostic }
                throw Diagnostic(.cannotAssignLet(name, isProperty: true), at: diagnostic.position)
            }
        case .apply(let getter, _):
            guard case .local(let variable) = getter.kind, variable.isAccessor else {
                throw Diagnostic(.notAssignable, at: position)
            }
            guard let setter = variable.setter else { throw Diagnostic(.getOnly(variable.name), at: position) }
            return makePlace(
                .closures(getter: getter, setter: local(setter, at: position)), expression.type, at: position)
        case .tupleElement(let base, let index):
            return makePlace(.tupleElement(try place(of: base), index), expression.type, at: position)
        case .call(let call) where call.function.kind == .getter:
            return try accessorPlace(of: call, expression)
        case .applyKeyPath(let base, let path):
            return makePlace(.keyPath(try place(at: path, from: base), path), expression.type, at: position)
        case .force(let base): return makePlace(.force(try place(of: base)), expression.type, at: position)
        case .unwrapOrEnd(let base):
            return makePlace(.unwrapOrEnd(try place(of: base)), expression.type, at: position)
        case .optionalChain(let inner):
            if case .convert(let value, .optional) = inner.kind { return try place(of: value) }
            return try place(of: inner)
        default: throw Diagnostic(.notAssignable, at: position)
        }
    }

    private func accessorPlace(of call: CheckedCall, _ expression: CheckedExpression) throws -> CheckedPlace {
        guard let setter = call.function.writer else {
            throw Diagnostic(.getOnly(call.function.name), at: expression.position)
        }
        try resolveSignature(setter)
        if setter.isPrivate, !sees(membersOf: setter.owner) {
            throw Diagnostic(.inaccessibleSetter(setter.name), at: expression.position)
        }
        if let property = call.function.syntax.property, property.observers != nil,
            case .value(let value) = call.receiver, isObserving(property, value)
        {
            return try place(of: try kept(property, in: here.selfVariable))
        }
        let base: CheckedPlace.Base
        switch call.receiver {
        case .none: base = .none
        case .type(let type): base = .type(type)
        case .place(let place): base = .place(place)
        case .value(let value):
            base = setter.isMutating && !isClass(value.type) ? .place(try place(of: value)) : .value(value)
        }
        return makePlace(
            .accessors(
                base: base, getter: call.function, setter: setter, arguments: call.arguments,
                typeArguments: call.typeArguments), expression.type, at: expression.position)
    }

    /// Whether an initializer assigns one of its own type's properties, so that no observer runs. Inherited properties are
    /// changed instead, and so is all that a `defer` assigns.
    private func isInitializing(_ base: CheckedExpression, _ property: PropertyDeclaration) -> Bool {
        isAssigningOwn(base) && property.context.nominal == here.accessor?.owner
    }

    /// Whether an initializer gives a property of its own class a value, or reads the one that it has.
    func isFilling(_ base: CheckedExpression, _ property: StoredProperty) -> Bool {
        isAssigningOwn(base) && isOwn(property)
    }

    /// Whether the type of the initializer at hand declares a property itself.
    private func isOwn(_ property: StoredProperty) -> Bool {
        guard let owner = here.accessor?.owner else { return false }
        return property.index >= superclass(of: owner)?.declaration.storedProperties.count ?? 0
    }

    /// Whether it is the instance that the initializer at hand constructs, and no `defer` stands around.
    private func isAssigningOwn(_ base: CheckedExpression) -> Bool {
        isInitializing(base) && here.function?.defers == 0
    }

    /// Whether it is the instance that the initializer at hand constructs.
    private func isInitializing(_ base: CheckedExpression) -> Bool {
        if case .convert(let own, .superReference) = base.kind { return isInitializing(own) }
        guard case .local(let variable) = base.kind, here.function?.isInitializer == true else { return false }
        return variable == here.selfVariable
    }

    /// Whether a `let` of the session that was declared without a value may be assigned here: by a statement of the top
    /// level. That it is assigned only once is checked when the statement runs.
    private func isGivenHere(_ variable: GlobalVariable) -> Bool {
        variable.isGivenLater && here.function?.isTopLevel == true
    }

    /// Whether values of a type are class instances.
    func isClass(_ type: SwiftType) -> Bool {
        switch known(type) {
        case .nominal(let nominal): nominal.declaration.kind == .class
        case .variable: false
        case let other:
            superclass(of: other) != nil
                || closure(of: constraints(on: other)).contains(where: \.declaration.isAnyObject)
        }
    }
}

extension CheckedExpression {
    /// Whether it is `super`.
    var isSuper: Bool {
        if case .convert(_, .superReference) = kind { true } else { false }
    }
}
