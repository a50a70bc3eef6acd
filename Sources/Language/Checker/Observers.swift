extension Checker {
    /// Whether the body at hand is an observer of the property, on whose own instance it changes without a word.
    func isObserving(_ property: PropertyDeclaration, _ base: CheckedExpression) -> Bool {
        guard case .local(let variable) = base.kind, variable == here.selfVariable, let body = here.accessor else {
            return false
        }
        return body == property.setter || property.observers?.contains(body) == true
    }

    /// Checks `willSet` and `didSet`, and writes the setter that calls them.
    func checkObservers(of property: PropertyDeclaration) throws {
        guard let observers = property.observers, let setter = property.setter, setter.bodyResolution == .pending,
            let stored = property.stored
        else { return }
        setter.bodyResolution = .done
        try resolveSignature(setter)
        for observer in [observers.willSet, observers.didSet] {
            if let observer { try checkBody(of: observer) }
        }
        var inner = surroundings(of: setter.context)
        inner.signature = setter.signature
        guard let type = inner.selfType else { return }
        let isClass = setter.owner?.kind == .class
        let position = property.position
        try within(inner) {
            try isolated {
                let instance = makeLocal("self", type, isMutable: !isClass)
                let newValue = makeLocal("newValue", property.type)
                let oldValue = makeLocal("oldValue", property.type)
                here.selfVariable = instance
                here.accessor = setter
                func read() -> CheckedExpression { make(.local(instance), type, at: position) }
                func tell(_ observer: FunctionDeclaration?, _ value: LocalVariable) throws -> [CheckedStatement] {
                    guard let observer else { return [] }
                    try resolveSignature(observer)
                    let call = CheckedCall(
                        function: observer, receiver: isClass ? .value(read()) : .place(try place(of: read())),
                        arguments: [make(.local(value), property.type, at: position)],
                        typeArguments: typeArguments(of: observer, [:]), isDirect: true)
                    return [CheckedStatement(.expression(make(.call(call), .void, at: position)), at: position)]
                }
                let before = make(.stored(read(), stored), property.type, at: position)
                var statements = [CheckedStatement(.variable(.bind(oldValue), before), at: position)]
                statements += try tell(observers.willSet, newValue)
                let target = try place(of: make(.stored(read(), stored), property.type, at: position))
                let value = make(.local(newValue), property.type, at: position)
                statements.append(
                    CheckedStatement(.expression(make(.assign(target, value), .void, at: position)), at: position))
                statements += try tell(observers.didSet, oldValue)
                setter.body = CheckedBody(selfVariable: instance, parameters: [newValue], statements: statements)
            }
        }
    }
}
