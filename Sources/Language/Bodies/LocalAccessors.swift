import SwiftSyntax

/// Computed, lazy, observed and wrapped variables of a body. Reading or writing one calls local functions that are made
/// for it.
extension Checker {
    /// `var x: Int { … }`, or with `get` and `set`.
    func checkComputed(
        _ binding: PatternBindingSyntax, _ block: AccessorBlockSyntax, _ declared: SwiftType?
    ) throws -> [CheckedStatement] {
        let name = try localName(of: binding)
        guard let type = declared else { throw diagnostic(.missingType(name), at: binding) }
        let accessors = try Accessors(block) { self.position($0) }
        guard let getter = accessors.getterBody else {
            throw diagnostic(.missingBody(name), at: block)
        }
        if accessors.isGetterThrowing { throw diagnostic(.computedLocal, at: block) }
        let variable = declareAccessors(name, type, hasSetter: accessors.hasSetter)
        return try functions(
            of: variable, type, at: position(binding), taking: accessors.newValueName ?? "newValue",
            read: { try checkFunctionBody(getter, result: type, at: block) },
            write: accessors.setterBody.map { body in
                { _ in try self.checkFunctionBody(body, result: .void, at: block) }
            })
    }

    /// `lazy var x = …`: the first read evaluates the value and stores it.
    func checkLazy(_ binding: PatternBindingSyntax, _ declared: SwiftType?) throws -> [CheckedStatement] {
        let name = try localName(of: binding)
        let place = position(binding)
        guard let value = binding.initializer?.value else { throw diagnostic(.lazyWithoutValue, at: binding) }
        let type =
            try declared
            ?? {
                let found = try infer(value, hint: nil).type
                try requireKnown(found, at: value)
                return finished(found)
            }()
        let kept = makeLocal(name, optional(type), isMutable: true)
        let variable = declareAccessors(name, type, hasSetter: true)
        func keep(_ made: LocalVariable) throws -> CheckedStatement {
            let target = try self.place(of: local(kept, at: place))
            let wrapped = make(.convert(local(made, at: place), .optional), kept.type, at: place)
            return CheckedStatement(.expression(make(.assign(target, wrapped), .void, at: place)), at: place)
        }
        let block = here.scope
        func first() throws -> CheckedExpression {
            // The value is not a body: it names what stands above, and only closures in it name what stands below.
            let accessor = here.scope
            here.scope = block
            defer { here.scope = accessor }
            return try check(value, as: type, .specified)
        }
        func read() throws -> [CheckedStatement] {
            let known = makeLocal(name, type)
            let made = makeLocal(name, type)
            let isMade = CheckedStatement.Branch(
                conditions: [.pattern(.some(.bind(known)), local(kept, at: place))],
                statements: [CheckedStatement(.return(local(known, at: place)), at: place)])
            return [
                CheckedStatement(.conditional([isMade], otherwise: nil), at: place),
                CheckedStatement(.variable(.bind(made), try first()), at: place),
                try keep(made), CheckedStatement(.return(local(made, at: place)), at: place),
            ]
        }
        return [CheckedStatement(.variable(.bind(kept), make(.none, kept.type, at: place)), at: place)]
            + (try functions(of: variable, type, at: place, read: read) { [try keep($0)] })
    }

    /// `var x = … { willSet { … } didSet { … } }`: inside its observers the variable is the value itself, unless
    /// that is a wrapper's.
    ///
    /// - Parameter attribute: the wrapper whose value is observed, where there is one.
    func checkObserved(
        _ binding: PatternBindingSyntax, _ observers: Observers, _ attribute: AttributeSyntax?, _ declared: SwiftType?
    ) throws -> [CheckedStatement] {
        let name = try localName(of: binding)
        let place = position(binding)
        var statements: [CheckedStatement]
        let kept: Scope.Entry
        if let attribute {
            let wrapper = try checkWrapped(binding, attribute, declared)
            statements = wrapper.statements
            kept = .wrapped(wrapper.variable)
        } else {
            guard let initializer = binding.initializer else {
                throw Diagnostic(.unsupportedAccessor(observers.name), at: observers.position)
            }
            let initial =
                try declared.map { try check(initializer.value, as: $0, .specified) }
                ?? infer(initializer.value, hint: nil)
            try requireKnown(initial.type, at: initializer.value)
            let variable = makeLocal(name, declared ?? initial.type, isMutable: true)
            statements = [CheckedStatement(.variable(.bind(variable), initial), at: place)]
            kept = .variable(variable)
        }
        func value() throws -> CheckedExpression { try read(kept, at: place) }
        let type = try value().type
        let variable = declareAccessors(name, type, hasSetter: true)
        let outside = here.scope
        here.scope = Scope(in: outside)
        if attribute == nil { here.scope?.declare(name, kept) }
        func observer(_ observer: Observers.Observer?) throws -> LocalVariable? {
            guard let observer, let body = observer.body else { return nil }
            let variable = makeLocal(name, accessorType(taking: type))
            let closure = try accessor(taking: observer.parameter ?? observer.usualParameter, type) { _ in
                try checkFunctionBody(body, result: .void, at: body)
            }
            statements.append(CheckedStatement(.function(variable, closure), at: place))
            return variable
        }
        let willSet = try observer(observers.willSet)
        let didSet = try observer(observers.didSet)
        here.scope = outside
        func write(_ newValue: LocalVariable) throws -> [CheckedStatement] {
            func tell(_ observer: LocalVariable?, _ value: LocalVariable) -> [CheckedStatement] {
                guard let observer else { return [] }
                let call = make(.apply(local(observer, at: place), [local(value, at: place)]), .void, at: place)
                return [CheckedStatement(.expression(call), at: place)]
            }
            let oldValue = makeLocal("oldValue", type)
            let target = try self.place(of: value())
            let assignment = make(.assign(target, local(newValue, at: place)), .void, at: place)
            return [CheckedStatement(.variable(.bind(oldValue), try value()), at: place)]
                + tell(willSet, newValue) + [CheckedStatement(.expression(assignment), at: place)]
                + tell(didSet, oldValue)
        }
        return statements
            + (try functions(
                of: variable, type, at: place, read: { [CheckedStatement(.return(try value()), at: place)] },
                write: write))
    }

    /// `@Wrapper var x = …`: stores the wrapper; `x` is its `wrappedValue`.
    func checkWrapped(
        _ binding: PatternBindingSyntax, _ attribute: AttributeSyntax, _ declared: SwiftType?
    ) throws -> (variable: LocalVariable, statements: [CheckedStatement]) {
        let name = try localName(of: binding)
        let type = try resolveType(attribute.attributeName, infersArguments: true)
        guard case .nominal(let nominal) = type, isWrapper(nominal.declaration), !nominal.declaration.isBuiltIn,
            let inner = try propertyType(named: "wrappedValue", of: type)
        else { throw diagnostic(.wrapperOnLocal(attribute.plainName), at: attribute) }
        func requireFit() throws {
            guard let declared, !unify(inner, declared) else { return }
            throw diagnostic(.wrapperMismatch(declared: finished(declared), value: finished(inner)), at: attribute)
        }
        try requireFit()
        let value = try wrapperValue(binding.initializer?.value, attribute, type, isLocal: true)
        guard let value else { throw diagnostic(.wrapperOnLocal(attribute.plainName), at: attribute) }
        try requireFit()
        try requireKnown(value.type, at: attribute)
        let kept = makeLocal("_" + name, finished(type), isMutable: true)
        here.scope?.declare(kept.name, .variable(kept))
        here.scope?.declare(name, .wrapped(kept))
        here.scope?.declare("$" + name, .projected(kept))
        return (kept, [CheckedStatement(.variable(.bind(kept), value), at: position(binding))])
    }

    private func localName(of binding: PatternBindingSyntax) throws -> String {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
            throw diagnostic(.tuplePatternHere, at: binding)
        }
        return name
    }

    /// Declares a name that is read and written by local functions; the getter knows the setter.
    private func declareAccessors(_ name: String, _ type: SwiftType, hasSetter: Bool) -> LocalVariable {
        let variable = makeLocal(name, .function(FunctionType(parameters: [], result: type)))
        variable.isAccessor = true
        if hasSetter { variable.setter = makeLocal(name, accessorType(taking: type)) }
        here.scope?.declare(name, .computed(variable))
        return variable
    }

    /// The local functions that read and write a variable.
    ///
    /// - Parameters:
    ///   - name: what the setter calls the value that it is handed.
    ///   - read: what reads the variable, a value of its type.
    ///   - write: what writes it; nil where nothing does.
    private func functions(
        of variable: LocalVariable, _ type: SwiftType, at place: SourcePosition, taking name: String = "newValue",
        read: () throws -> [CheckedStatement], write: ((LocalVariable) throws -> [CheckedStatement])?
    ) throws -> [CheckedStatement] {
        var statements = [CheckedStatement(.function(variable, try accessor(giving: type, read)), at: place)]
        if let setter = variable.setter, let write {
            let closure = try accessor(taking: name, type, write)
            statements.append(CheckedStatement(.function(setter, closure), at: place))
        }
        return statements
    }

    private func accessorType(taking type: SwiftType) -> SwiftType {
        .function(FunctionType(parameters: [FunctionType.Parameter(type: type)], result: .void))
    }

    private func accessor(
        giving type: SwiftType, _ body: () throws -> [CheckedStatement]
    ) throws -> CheckedClosure {
        let before = here
        defer { here = before }
        here.closureDepth += 1
        here.scope = Scope(in: here.scope, isFunction: true)
        let function = FunctionScope(result: type, outer: before.function, depth: here.closureDepth)
        here.function = function
        let statements = try body()
        return CheckedClosure(parameters: [], inoutParameters: [], statements: statements, captures: function.captures)
    }

    private func accessor(
        taking name: String, _ type: SwiftType, _ body: (LocalVariable) throws -> [CheckedStatement]
    ) throws -> CheckedClosure {
        var parameter: LocalVariable?
        let closure = try accessor(giving: .void) {
            let variable = makeLocal(name, type)
            parameter = variable
            here.scope?.declare(name, .variable(variable))
            return try body(variable)
        }
        closure.parameters = parameter.map { [$0] } ?? []
        closure.inoutParameters = [false]
        return closure
    }
}
