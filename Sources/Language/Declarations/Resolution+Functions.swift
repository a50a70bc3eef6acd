import SwiftSyntax

extension Checker {
    /// Works out a function's generic signature, the types of its parameters, and its result.
    func resolveSignature(_ function: FunctionDeclaration) throws {
        switch function.resolution {
        case .done, .running: return
        case .pending: function.resolution = .running
        }
        defer { function.resolution = .done }
        if let property = function.syntax.property {
            try resolve(property)
            try resolveAccessor(function, of: property)
            return
        }
        var inner = checkingContext(of: function.context)
        inner.source = function.source
        inner.isStatic = function.isStatic
        try within(inner) {
            let signature = try addParameters(function.syntax.generics, where: nil)
            // A `where` tells the associated types that parameters are of, or builds on what the parameters' types ask for.
            let early = attempt { try? addRequirements(function.syntax.requirements) }
            here.signature = early ?? signature
            function.signature = here.signature
            here.opaque = .parameter
            for (index, parameter) in function.parameters.enumerated() {
                guard let syntax = parameter.typeSyntax else { continue }
                let type = try resolveType(syntax)
                function.parameters[index].type = type
                if let attribute = parameter.builderSyntax {
                    function.parameters[index].builder = try builder(named: attribute)
                }
                try inferRequirements(from: type, of: function)
            }
            here.opaque = .refused
            if early == nil { _ = try addRequirements(function.syntax.requirements) }
            try resolveErrors(of: function)
            function.signature = here.signature
            function.result = try resolveResult(of: function)
            markOpenable(function)
            here.signature = function.signature
            try inferRequirements(from: function.result, of: function)
            function.signature = here.signature
            if function.kind == .setter {
                function.parameters.append(Self.newValue(function.syntax.newValueName, function.result))
                function.result = .void
            }
        }
    }

    /// Works out `throws(E)`; a function that throws `Never` does not throw.
    func resolveErrors(of function: FunctionDeclaration) throws {
        guard let syntax = function.syntax.thrown else { return }
        let type = try resolveType(syntax)
        if type.isNever {
            function.isThrowing = false
        } else if type != anyError {
            guard satisfies(type, ProtocolType(try errorProtocol(at: syntax))) else {
                throw diagnostic(.thrownTypeIsNoError(type), at: syntax)
            }
            function.thrown = type
        }
    }

    func errorProtocol(at node: some SyntaxProtocol) throws -> NominalDeclaration {
        guard let error = declarations.builtIns.nominal(named: "Error") else {
            throw diagnostic(.unknownType("Error", nearest: nil), at: node)
        }
        return error
    }

    private func resolveResult(of function: FunctionDeclaration) throws -> SwiftType {
        if function.kind == .initializer {
            let made = here.selfType ?? .void
            return function.syntax.isFailable ? optional(made) : made
        }
        guard let syntax = function.syntax.result else { return .void }
        here.opaque = .result
        defer { here.opaque = .refused }
        let result = try resolveType(syntax)
        result.firstOpaque { function.opaqueResult = $0 }
        return result
    }

    /// An argument of existential type may be opened for a function's own generic parameter that is the type of one
    /// parameter and of no other. Its result may be of that type, or a list of it, which is then the existential's again; one
    /// that is opaque, or of an associated type, is then known by its protocols alone.
    func markOpenable(_ function: FunctionDeclaration) {
        for generic in function.signature.parameters.dropFirst(function.context.signature.parameters.count) {
            let named = function.parameters.filter { parameter in
                // A closure is handed the opened value.
                if case .function = wrapped(parameter.type) ?? parameter.type { return false }
                return parameter.type.contains { $0 == .parameter(generic) }
            }
            let isOpaque = if case .opaque = function.result { true } else { false }
            generic.isOpenable =
                named.count == 1 && named.allSatisfy { stands(for: generic, $0) }
                && (isOpaque || isConverted(function.result, with: generic))
        }
    }

    /// Whether a value of a type is converted where what stands for a generic parameter is: an optional, a list or a tuple of
    /// it, or an associated type of it, of which an existential knows what it conforms to.
    private func isConverted(_ type: SwiftType, with generic: GenericParameter) -> Bool {
        guard type != .parameter(generic), type.contains({ $0 == .parameter(generic) }) else { return true }
        switch type {
        case .member(of: .parameter(generic), _): return true
        case .tuple(let elements): return elements.allSatisfy { isConverted($0.type, with: generic) }
        case .nominal(let nominal) where ["Optional", "Array"].contains(nominal.declaration.name):
            return nominal.declaration.isBuiltIn && nominal.arguments.allSatisfy { isConverted($0, with: generic) }
        default: return false
        }
    }

    /// Whether a parameter takes a value of a generic type, an optional one, or the type itself.
    private func stands(for generic: GenericParameter, _ parameter: Parameter) -> Bool {
        if parameter.isVariadic { return false }
        let type = wrapped(parameter.type) ?? parameter.type
        if case .metatype(let instance) = type { return instance == .parameter(generic) }
        return type == .parameter(generic)
    }

    static func newValue(_ name: String?, _ type: SwiftType) -> Parameter {
        Parameter(
            label: nil, name: name ?? "newValue", type: type, isInout: false, isVariadic: false, isEscaping: true,
            isAutoclosure: false, hasDefault: false, defaultValue: nil, defaultSyntax: nil, typeSyntax: nil)
    }

    private func resolveAccessor(_ function: FunctionDeclaration, of property: PropertyDeclaration) throws {
        function.signature = checkingContext(of: function.context).signature
        function.opaqueResult = property.opaqueResult
        if case .wrapped(let storage) = property.storage, function.owner?.kind == .struct, !function.isStatic,
            let (value, _) = findProperty("wrappedValue", on: storage.type, isStatic: false)
        {
            // A wrapper that keeps its value elsewhere is no other one when that value is set.
            function.isMutating = (function.kind == .getter ? value.getter : value.setter)?.isMutating == true
        }
        if function.kind == .getter {
            function.result = property.type
            var inner = checkingContext(of: function.context)
            inner.source = function.source
            try within(inner) { try resolveErrors(of: function) }
        } else {
            function.parameters = [Self.newValue(function.syntax.newValueName, property.type)]
        }
    }

    /// What a generic type that is named with generic arguments asks of them holds for the function too:
    /// `func f<S>(_ g: Grouped<S>)` knows what `Grouped` asks of `S`.
    private func inferRequirements(from type: SwiftType, of function: FunctionDeclaration) throws {
        if case .nominal(let nominal) = type, type.contains({ $0.isGeneric }) {
            let substitution = substitution(for: nominal)
            for requirement in nominal.declaration.signature.requirements {
                let asked = requirement.map { substitute($0, substitution) }
                if here.signature.requirements.contains(asked) { continue }
                guard case .sameType(let one, let other) = asked else {
                    here.signature.requirements.append(asked)
                    continue
                }
                guard addSameType(one, other) else {
                    throw Diagnostic(
                        .recursiveRequirement(one, other), at: function.position, length: function.name.utf8.count)
                }
            }
        }
        var parts: [SwiftType] = []
        _ = type.mapParts {
            parts.append($0)
            return $0
        }
        for part in parts { try inferRequirements(from: part, of: function) }
    }

    /// Works out a property's type; one without a type annotation has that of its initial value.
    func resolve(_ property: PropertyDeclaration) throws {
        switch property.resolution {
        case .done: return
        case .running: throw Diagnostic(.circularReference(property.name), at: property.position)
        case .pending: property.resolution = .running
        }
        do {
            try resolveType(of: property)
            property.resolution = .done
        } catch {
            property.resolution = .pending
            throw error
        }
        switch property.storage {
        case .stored(let stored): stored.type = property.type
        case .global(let variable): variable.type = property.type
        case .computed, .wrapped, .projected: break
        }
    }

    private func resolveType(of property: PropertyDeclaration) throws {
        var inner = checkingContext(of: property.context)
        inner.source = property.getter?.source ?? property.context.source
        inner.isStatic = property.isStatic
        inner.opaque = .result
        switch property.storage {
        case .wrapped(let storage), .projected(let storage):
            try resolve(storage)
            var name = "wrappedValue"
            if case .projected = property.storage { name = "projectedValue" }
            guard let type = try within(inner, { try propertyType(named: name, of: storage.type) }) else {
                throw Diagnostic(.noWrapperMember(wrapper: storage.type, member: name), at: property.position)
            }
            property.type = type
        case .stored, .global, .computed:
            if property.lazyStorage != nil {
                try within(inner) { try resolveLazy(property) }
            } else if let whole = property.destructuring {
                _ = try within(inner) { try check(whole) }
            } else if let whole = property.binding {
                _ = try check(whole)
            } else if property.wrapper != nil {
                try within(inner) { try resolveWrapper(property) }
            } else if let syntax = property.typeSyntax {
                let isOpen = property.initialSyntax != nil
                property.type = try within(inner) { try resolveType(syntax, infersArguments: isOpen) }
                property.type.firstOpaque { property.opaqueResult = $0 }
                if property.type.containsVariables { try within(inner) { try inferArguments(of: property) } }
                if property.opaqueResult != nil, property.initialSyntax != nil {
                    try within(inner) { try checkInitialValue(of: property) }
                }
            } else if property.initialSyntax != nil {
                try within(inner) { try checkInitialValue(of: property) }
            } else {
                throw Diagnostic(.missingType(property.name), at: property.position)
            }
        }
    }

    /// Finds the generic arguments that a property's type leaves to its value: `let numbers: Set = [1, 2]`.
    private func inferArguments(of property: PropertyDeclaration) throws {
        guard let value = property.initialSyntax else { return }
        property.type = try withinInitialValue(isOfType: property.context.nominal != nil) {
            try isolated {
                _ = try check(value, as: property.type, .specified)
                try requireKnown(property.type, at: value)
                return finished(property.type)
            }
        }
    }

    /// Works out what an enum's case carries.
    func resolve(_ enumCase: EnumCase) throws {
        guard enumCase.resolution == .pending, let context = enumCase.context else { return }
        enumCase.resolution = .done
        try within(checkingContext(of: context)) {
            for (index, parameter) in enumCase.payload.enumerated() {
                guard let syntax = parameter.typeSyntax else { continue }
                enumCase.payload[index].type = try resolveType(syntax)
            }
        }
    }

    /// Works out an alias.
    func resolve(_ alias: AliasDeclaration) throws -> SwiftType {
        if let type = alias.type { return type }
        guard alias.resolution == .pending else {
            throw Diagnostic(.aliasOfItself(alias.name), at: alias.position, length: alias.name.utf8.count)
        }
        alias.resolution = .running
        defer { alias.resolution = .pending }
        let type = try within(checkingContext(of: alias.context)) {
            let before = here.signature
            _ = try addParameters(alias.generics, where: nil)
            alias.parameters = Array(here.signature.parameters.dropFirst(before.parameters.count))
            alias.requirements = Array(here.signature.requirements.dropFirst(before.requirements.count))
            let type = try resolveType(alias.syntax, infersArguments: alias.generics == nil)
            return type.containsVariables ? passOn(type, to: alias) : type
        }
        alias.type = type
        return type
    }

    /// `typealias Keys = Set`: the name of a generic type without its arguments takes them as that type does.
    private func passOn(_ type: SwiftType, to alias: AliasDeclaration) -> SwiftType {
        guard case .nominal(let nominal) = known(type) else { return type }
        let parameters = nominal.declaration.signature.parameters
        var arguments: Substitution = [:]
        for (parameter, argument) in zip(parameters, nominal.arguments) {
            guard case .variable = known(argument) else {
                arguments[parameter] = argument
                continue
            }
            let own = GenericParameter(name: parameter.name)
            alias.parameters.append(own)
            arguments[parameter] = .parameter(own)
        }
        alias.requirements = nominal.declaration.signature.requirements.map { $0.map { substitute($0, arguments) } }
        return .nominal(NominalType(nominal.declaration, parameters.map { arguments[$0] ?? .parameter($0) }))
    }
}

extension SwiftType {
    /// Tells of the first `some P` in the type.
    func firstOpaque(_ tell: (OpaqueDeclaration) -> Void) {
        var found: OpaqueDeclaration?
        _ = contains {
            guard case .opaque(let opaque) = $0 else { return false }
            found = opaque.declaration
            return true
        }
        if let found { tell(found) }
    }
}
