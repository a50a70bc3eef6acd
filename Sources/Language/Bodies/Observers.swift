extension Checker {
    /// Whether the body at hand is an observer of the property, which changes it on `self` without being called again.
    func isObserving(_ property: PropertyDeclaration, _ base: CheckedExpression) -> Bool {
        switch base.kind {
        case .local(let variable): return variable == here.selfVariable && isObserving(property)
        case .convert(let instance, .superReference): return isObserving(property, instance)
        default: return false
        }
    }

    /// Whether a property is read without its observers: by one of them, on `self`.
    func isObserving(_ property: PropertyDeclaration, from base: Base) -> Bool {
        guard case .value(let instance) = base else { return isObserving(property) }
        return isObserving(property, instance)
    }

    /// Whether the body at hand is an observer of the property, or one of the accessors that are written for it.
    func isObserving(_ property: PropertyDeclaration) -> Bool {
        guard let body = here.accessor else { return false }
        if body == property.getter || body == property.setter { return true }
        switch property.storage {
        // To the observers of what a wrapper or a superclass stores that is no stored property: they are called again.
        case .wrapped, .computed: return false
        default: return property.observers?.contains(body) == true
        }
    }

    /// Checks `willSet` and `didSet`, and writes the setter that calls them.
    func checkObservers(of property: PropertyDeclaration) throws {
        guard let observers = property.observers, let setter = property.setter, setter.bodyResolution == .pending else {
            return
        }
        setter.bodyResolution = .done
        try resolveSignature(setter)
        for observer in [observers.willSet, observers.didSet] {
            if let observer { try checkBody(of: observer) }
        }
        var inner = checkingContext(of: setter.context)
        inner.signature = setter.signature
        inner.isStatic = setter.isStatic
        let position = property.position
        try within(inner) {
            try isolated {
                let instance = here.selfType.map {
                    makeLocal("self", setter.isStatic ? .metatype($0) : $0, isMutable: setter.isMutating)
                }
                let newValue = makeLocal("newValue", property.type)
                let oldValue = makeLocal("oldValue", property.type)
                here.selfVariable = instance
                here.accessor = setter
                func value() throws -> CheckedExpression { try kept(property, in: instance) }
                func tell(_ observer: FunctionDeclaration?, _ value: LocalVariable) throws -> [CheckedStatement] {
                    guard let observer else { return [] }
                    try resolveSignature(observer)
                    let call = CheckedCall(
                        function: observer, receiver: try receiver(of: observer, instance, at: position),
                        arguments: [make(.local(value), property.type, at: position)],
                        typeArguments: typeArguments(of: observer, [:]), isDirect: true)
                    return [CheckedStatement(.expression(make(.call(call), .void, at: position)), at: position)]
                }
                let usesOld = observers.didSet.map { $0.usesOldValue } ?? false
                var statements: [CheckedStatement] = []
                // Reading the old value may run a getter of the superclass.
                if usesOld {
                    statements.append(CheckedStatement(.variable(.bind(oldValue), try value()), at: position))
                }
                statements += try tell(observers.willSet, newValue)
                let new = make(.local(newValue), property.type, at: position)
                let assignment = make(.assign(try place(of: try value()), new), .void, at: position)
                statements.append(CheckedStatement(.expression(assignment), at: position))
                statements += try tell(observers.didSet, usesOld ? oldValue : newValue)
                setter.body = CheckedBody(selfVariable: instance, parameters: [newValue], statements: statements)
            }
        }
        if let getter = property.getter, case .body = getter.implementation {
            try checkGetter(getter, of: property, within: inner)
        }
    }

    /// Writes the getter of an observed property of the superclass, or of a wrapper's value.
    private func checkGetter(
        _ getter: FunctionDeclaration, of property: PropertyDeclaration, within inner: CheckingContext
    ) throws {
        getter.bodyResolution = .done
        try resolveSignature(getter)
        try within(inner) {
            try isolated {
                let instance = here.selfType.map {
                    makeLocal("self", getter.isStatic ? .metatype($0) : $0, isMutable: getter.isMutating)
                }
                here.selfVariable = instance
                here.accessor = getter
                let value = try kept(property, in: instance)
                getter.body = CheckedBody(
                    selfVariable: instance, parameters: [],
                    statements: [CheckedStatement(.return(value), at: property.position)])
            }
        }
    }

    /// The value of a property without its observers: what is stored, or the wrapper's or the superclass's property.
    func kept(_ property: PropertyDeclaration, in instance: LocalVariable?) throws -> CheckedExpression {
        if case .computed = property.storage, let instance, let superclass = superclass(of: instance.type),
            let (inherited, found) = findProperty(property.name, on: superclass, isStatic: false)
        {
            let own = local(instance, at: property.position)
            let parent = make(.convert(own, .superReference), superclass, at: property.position)
            return direct(try read(inherited, found.substitution, from: .value(parent), at: property.position))
        }
        if case .wrapped = property.storage {
            let own = instance.map { local($0, at: property.position) }
            let base = own.map { property.isStatic ? Base.type($0) : .value($0) } ?? .none
            return try read(property, [:], from: base, at: property.position)
        }
        if let variable = property.global { return make(.global(variable), property.type, at: property.position) }
        guard let instance, let stored = property.stored else {
            throw Diagnostic(.cannotRead(property.name), at: property.position)
        }
        let read = make(.local(instance), instance.type, at: property.position)
        return make(.stored(storage(of: read), stored), property.type, at: property.position)
    }

    /// An object whose stored properties are meant, whatever overrides them in its own class; any other value as it is.
    func storage(of instance: CheckedExpression) -> CheckedExpression {
        guard isClass(instance.type) else { return instance }
        return make(.convert(instance, .superReference), instance.type, at: instance.position)
    }

    private func receiver(
        of observer: FunctionDeclaration, _ instance: LocalVariable?, at position: SourcePosition
    ) throws -> CheckedCall.Receiver {
        guard let instance else { return .none }
        let read = make(.local(instance), instance.type, at: position)
        if observer.isStatic { return .type(read) }
        return observer.isMutating ? .place(try place(of: read)) : .value(read)
    }
}

extension FunctionDeclaration {
    /// Whether a `didSet` uses the old value: it names it, or takes it by a name of its own.
    fileprivate var usesOldValue: Bool {
        guard syntax.newValueName == "oldValue", let body = syntax.body else { return true }
        return body.tokens(viewMode: .sourceAccurate).contains { $0.plainText == "oldValue" }
    }
}
