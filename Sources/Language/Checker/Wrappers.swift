import SwiftSyntax

/// Property wrappers: `@State var on = true` stores a `State<Bool>`.
extension Checker {
    /// Works out the wrapper that a property stores: its type and initial value.
    func resolveWrapper(_ property: PropertyDeclaration) throws {
        try isolated { try resolveWrapperType(property) }
    }

    private func resolveWrapperType(_ property: PropertyDeclaration) throws {
        guard let attribute = property.wrapper else { return }
        let before = here.opaque
        here.opaque = .refused
        defer { here.opaque = before }
        let type = try resolveType(attribute.attributeName, infersArguments: true)
        guard case .nominal(let nominal) = type, isWrapper(nominal.declaration) else {
            throw diagnostic(.notAWrapper(attribute.plainName), at: attribute.attributeName)
        }
        let declared = try property.typeSyntax.map { try resolveType($0, infersArguments: true) }
        if let declared, let value = try propertyType(named: "wrappedValue", of: type) {
            guard unify(value, declared) else {
                throw diagnostic(.wrapperMismatch(finished(declared), finished(value)), at: attribute)
            }
        }
        let initial = try wrapperValue(property.initialSyntax, attribute, type, isLocal: false)
        if let declared, initial != nil, let value = try propertyType(named: "wrappedValue", of: type) {
            guard unify(value, declared) else {
                throw diagnostic(.wrapperMismatch(finished(declared), finished(value)), at: attribute)
            }
        }
        property.type = finished(type)
        guard !property.type.containsVariables else {
            throw Diagnostic(.missingType(String(property.name.dropFirst())), at: property.position)
        }
        switch property.storage {
        case .stored(let stored): stored.initialValue = initial
        case .global(let variable): variable.initialValue = initial
        case .computed, .wrapped, .projected: break
        }
    }

    /// The wrapper that an attribute with its arguments and a value make; nil where both are left to the initializer.
    func wrapperValue(
        _ initial: ExprSyntax?, _ attribute: AttributeSyntax, _ type: SwiftType, isLocal: Bool
    ) throws -> CheckedExpression? {
        var arguments: [Argument] = []
        if case .argumentList(let list) = attribute.arguments { arguments = self.arguments(of: list) }
        if let value = initial {
            arguments.insert(
                Argument(label: "wrappedValue", content: .syntax(value), position: position(value)), at: 0)
        }
        let candidates = initializers(of: type)
        if arguments.isEmpty {
            for candidate in candidates {
                if let function = candidate.function { try resolveSignature(function) }
            }
            let fits = candidates.contains {
                ArgumentMatcher(parameters: $0.parameters, arguments: []).match().mismatch == nil
            }
            if !fits { return nil }
        }
        let saved = here
        defer { here = saved }
        if !isLocal {
            here.scope = nil
            here.selfVariable = nil
            here.isStatic = true
        }
        return try convert(
            call(candidates, arguments, expected: type, at: attribute), to: type, .specified)
    }

    /// Whether a type can be used as an attribute of a property.
    func isWrapper(_ nominal: NominalDeclaration) -> Bool {
        nominal.syntax.attributes.attributeElements.contains { $0.plainName == "propertyWrapper" }
            || nominal.isBuiltIn && !findMembers("wrappedValue", on: selfType(of: nominal), isStatic: false).isEmpty
    }

    /// Checks a property's initial value; without a type annotation its type is the property's.
    func checkInitialValue(of property: PropertyDeclaration) throws {
        try isolated { try checkInitial(of: property) }
    }

    /// Where the errors of an initial value go: at the top level the session is told of them, elsewhere nobody is.
    func functionOfInitialValue(of property: PropertyDeclaration) -> FunctionScope? {
        property.context.nominal == nil ? FunctionScope(result: .void, isThrowing: true, depth: 0) : nil
    }

    private func checkInitial(of property: PropertyDeclaration) throws {
        guard let syntax = property.initialSyntax else { return }
        let before = here
        defer { here = before }
        here.scope = nil
        here.function = functionOfInitialValue(of: property)
        here.isStatic = true
        here.opaque = .refused
        let value: CheckedExpression
        if property.opaqueResult != nil, let opaque = property.opaqueResult {
            value = try checkOpaque(syntax, opaque)
        } else if property.typeSyntax != nil, property.resolution == .done {
            value = try check(syntax, as: property.type, .specified)
        } else {
            value = try infer(syntax, hint: nil)
            try requireKnown(value.type, at: syntax)
            property.type = finished(value.type)
        }
        switch property.storage {
        case .stored(let stored): stored.initialValue = value
        case .global(let variable): variable.initialValue = value
        case .computed, .wrapped, .projected: break
        }
    }
}
