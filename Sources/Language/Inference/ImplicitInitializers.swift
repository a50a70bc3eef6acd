import SwiftSyntax

/// The memberwise initializer of a struct, and a class's `init()`.
extension Checker {
    /// The initializer that the language writes; nil where the type writes its own or can't have one.
    func implicitInitializer(of nominal: NominalDeclaration) -> FunctionDeclaration? {
        guard !nominal.isBuiltIn, nominal.kind == .struct || nominal.kind == .class, let body = nominal.body,
            !nominal.writesInitializer
        else { return nil }
        if let known = nominal.implicitInitializer { return known }
        if nominal.kind == .class, nominal.superclass != nil { return nil }
        let function = FunctionDeclaration(
            name: "init", kind: .initializer, position: nominal.position, isStatic: false, isMutating: false,
            isThrowing: false, implementation: .body, context: body, syntax: FunctionSyntax(), source: body.source)
        nominal.implicitInitializer = function
        function.bodyResolution = .done
        function.resolution = .done
        resolve(nominal)
        function.signature = nominal.signature
        function.result = selfType(of: nominal)
        do {
            try within(checkingContext(of: body)) { try isolated { try fill(function, nominal, body) } }
        } catch let diagnostic as Diagnostic {
            problems.append(diagnostic)
        } catch {}
        return function
    }

    /// `init()` of a struct whose properties all have values, beside the memberwise initializer.
    func defaultInitializer(of nominal: NominalDeclaration) -> FunctionDeclaration? {
        if let known = nominal.defaultInitializer { return known }
        guard let body = nominal.body else { return nil }
        let function = FunctionDeclaration(
            name: "init", kind: .initializer, position: nominal.position, isStatic: false, isMutating: false,
            isThrowing: false, implementation: .body, context: body, syntax: FunctionSyntax(), source: body.source)
        function.bodyResolution = .done
        function.resolution = .done
        function.signature = nominal.signature
        function.result = selfType(of: nominal)
        let variable = LocalVariable(
            name: "self", type: function.result, isMutable: nominal.kind == .struct, depth: 0)
        function.body = CheckedBody(selfVariable: variable, parameters: [], statements: [])
        nominal.defaultInitializer = function
        return function
    }

    private func fill(
        _ function: FunctionDeclaration, _ nominal: NominalDeclaration, _ body: DeclarationContext
    ) throws {
        let selfVariable = makeLocal("self", function.result, isMutable: nominal.kind == .struct)
        here.selfVariable = selfVariable
        here.function = FunctionScope(result: .void, isInitializer: true, depth: 0)
        var variables: [LocalVariable] = []
        var statements: [CheckedStatement] = []
        for case .property(let property) in body.order {
            guard let stored = property.stored ?? property.lazyStorage, nominal.kind == .struct else { continue }
            try resolve(property)
            guard let (parameter, value) = try memberwiseParameter(property, stored) else { continue }
            if property.isPrivate { function.isPrivate = true }
            function.parameters.append(parameter)
            let variable = makeLocal(parameter.name, parameter.type)
            variables.append(variable)
            let position = property.position
            let base = makePlace(.local(selfVariable), function.result, at: position)
            let place = makePlace(.stored(base, stored), stored.type, at: position)
            let assigned = try value(make(.local(variable), parameter.type, at: position))
            statements.append(
                CheckedStatement(.expression(make(.assign(place, assigned), .void, at: position)), at: position))
        }
        function.body = CheckedBody(selfVariable: selfVariable, parameters: variables, statements: statements)
    }

    /// A property's parameter, and what its argument becomes; nil where the property takes none.
    private func memberwiseParameter(
        _ property: PropertyDeclaration, _ stored: StoredProperty
    ) throws -> (Parameter, (CheckedExpression) throws -> CheckedExpression)? {
        if stored.isWrapper { return try wrapperParameter(property, stored) }
        let hasInitial = property.initialSyntax != nil
        if !property.isMutable, hasInitial { return nil }
        if property.lazyStorage != nil { return try lazyParameter(property) }
        let builder = try builder(markedBy: property.attributes)
        if let builder, !Parameter.plain(property.name, property.type).takesFunction {
            let type = FunctionType(parameters: [], result: property.type)
            // Only what it makes is kept.
            let parameter = Parameter.plain(property.name, .function(type), isEscaping: false, builder: builder)
            return (parameter, { self.make(.apply($0, []), property.type, at: property.position) })
        }
        var parameter = Parameter.plain(
            property.name, property.type, builder: builder, defaultSyntax: property.initialSyntax,
            typeSyntax: property.typeSyntax)
        if property.isMutable, !hasInitial, wrapped(property.type) != nil {
            // An optional variable starts as nil.
            let none = make(.none, property.type, at: property.position)
            parameter = Parameter.plain(
                property.name, property.type, builder: builder, defaultValue: none,
                typeSyntax: property.typeSyntax)
        }
        return (parameter, { $0 })
    }

    /// A lazy property may be given its value in advance.
    private func lazyParameter(
        _ property: PropertyDeclaration
    ) throws -> (Parameter, (CheckedExpression) throws -> CheckedExpression)? {
        let type = optional(property.type)
        let none = make(.none, type, at: property.position)
        return (Parameter.plain(property.name, type, defaultValue: none), { $0 })
    }

    private func wrapperParameter(
        _ property: PropertyDeclaration, _ stored: StoredProperty
    ) throws -> (Parameter, (CheckedExpression) throws -> CheckedExpression)? {
        guard let wrapper = property.wrapper else { return nil }
        let name = String(property.name.dropFirst())
        // A wrapper that nobody else sees keeps its first value, be it nil.
        if property.isPrivate, property.initialSyntax != nil || stored.initialValue != nil { return nil }
        // One that is made of its attribute's arguments alone does so, too.
        if wrapper.arguments != nil, property.initialSyntax == nil { return nil }
        let start = Argument(
            label: "wrappedValue", content: .checked(make(.tuple([]), .void, at: property.position)),
            position: property.position)
        let arguments = wrapperArguments(start, wrapper)
        let candidates = initializers(of: property.type).filter { candidate in
            if let function = candidate.function { try? resolveSignature(function) }
            return ArgumentMatcher(parameters: candidate.parameters, arguments: arguments).match().mismatch == nil
        }
        // A wrapper that begins without a value, such as the state of an optional, begins with nil.
        let beginsItself = property.initialSyntax == nil && stored.initialValue != nil
        guard let value = try propertyType(named: "wrappedValue", of: property.type), !candidates.isEmpty else {
            if beginsItself { return nil }
            return (Parameter.plain(name, property.type), { $0 })
        }
        if beginsItself, wrapped(value) == nil { return nil }
        // What the wrapper evaluates later, the caller passes unevaluated, too.
        let isAutoclosure = candidates.allSatisfy { $0.parameters.first?.isAutoclosure == true }
        let parameter = Parameter.plain(
            name, isAutoclosure ? .function(FunctionType(parameters: [], result: value)) : value,
            isAutoclosure: isAutoclosure, defaultSyntax: property.initialSyntax,
            defaultValue: beginsItself ? make(.none, value, at: property.position) : nil,
            typeSyntax: property.typeSyntax)
        return (
            parameter,
            { argument in
                let argument = Argument(
                    label: "wrappedValue", content: .checked(argument), position: property.position, checked: argument)
                let made = try self.wrapperValue(startingWith: argument, wrapper, property.type, isLocal: false)
                return made ?? argument.checked ?? self.make(.tuple([]), .void, at: property.position)
            }
        )
    }
}

extension NominalDeclaration {
    /// Whether it writes an initializer that sets the properties by itself, so that the language writes none: a class's
    /// convenience initializers do not.
    var writesInitializer: Bool {
        body?.members(named: "init").contains { member in
            guard kind == .class, case .function(let function) = member else { return true }
            return !function.isConvenience
        } == true
    }
}

extension Parameter {
    /// A parameter whose label is its name.
    static func plain(
        _ name: String, _ type: SwiftType, isEscaping: Bool = true, isAutoclosure: Bool = false,
        builder: BodyBuilder? = nil,
        defaultSyntax: ExprSyntax? = nil, defaultValue: CheckedExpression? = nil, typeSyntax: TypeSyntax? = nil
    ) -> Parameter {
        Parameter(
            label: name, name: name, type: type, isInout: false, isVariadic: false, isEscaping: isEscaping,
            isAutoclosure: isAutoclosure, builder: builder, hasDefault: defaultSyntax != nil || defaultValue != nil,
            defaultValue: defaultValue, defaultSyntax: defaultSyntax, typeSyntax: typeSyntax)
    }
}
