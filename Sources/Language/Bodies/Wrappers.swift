import SwiftSyntax

/// Property wrappers: `@State var on = true` stores a `State<Bool>`.
extension Checker {
    /// Resolves the wrapper that a property stores: its type and initial value.
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
                throw diagnostic(.wrapperMismatch(declared: finished(declared), value: finished(value)), at: attribute)
            }
        }
        let initial = try wrapperValue(property.initialSyntax, attribute, type, isLocal: false)
        if let declared, initial != nil, let value = try propertyType(named: "wrappedValue", of: type) {
            guard unify(value, declared) else {
                throw diagnostic(.wrapperMismatch(declared: finished(declared), value: finished(value)), at: attribute)
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

    /// The wrapper that an attribute with arguments and an initial value construct; nil where both are left to the
    /// initializer.
    func wrapperValue(
        _ initial: ExprSyntax?, _ attribute: AttributeSyntax, _ type: SwiftType, isLocal: Bool
    ) throws -> CheckedExpression? {
        if let initial, type.nominal?.isBuiltIn == true, type.nominal?.name == "Binding" {
            throw diagnostic(.bindingWithValue(initial.writtenText), at: initial)
        }
        let value = initial.map {
            Argument(label: "wrappedValue", content: .syntax($0), position: position($0))
        }
        return try wrapperValue(startingWith: value, attribute, type, isLocal: isLocal)
    }

    /// The arguments of a wrapper's initializer: the initial value, then those of the attribute.
    func wrapperArguments(_ value: Argument?, _ attribute: AttributeSyntax) -> [Argument] {
        var arguments = value.map { [$0] } ?? []
        if case .argumentList(let list) = attribute.arguments { arguments += self.arguments(of: list) }
        return arguments
    }

    /// The wrapper that an attribute with arguments and the argument `wrappedValue` construct.
    func wrapperValue(
        startingWith value: Argument?, _ attribute: AttributeSyntax, _ type: SwiftType, isLocal: Bool
    ) throws -> CheckedExpression? {
        var arguments = wrapperArguments(value, attribute)
        let candidates = initializers(of: type)
        if arguments.isEmpty {
            for candidate in candidates {
                if let function = candidate.function { try resolveSignature(function) }
            }
            func fit(_ arguments: [Argument]) -> Bool {
                candidates.contains {
                    ArgumentMatcher(parameters: $0.parameters, arguments: arguments).match().mismatch == nil
                }
            }
            if !fit([]) {
                // A wrapper of an optional begins with nil.
                guard let value = try propertyType(named: "wrappedValue", of: type), wrapped(value) != nil else {
                    return nil
                }
                let none = make(.none, value, at: position(attribute))
                arguments = [
                    Argument(label: "wrappedValue", content: .checked(none), position: none.position, checked: none)
                ]
                if !fit(arguments) { return nil }
            }
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

    /// What an assignment to a wrapped property means in an initializer before all properties are initialized: it
    /// constructs the wrapper. Nil for other assignments.
    func start(
        of target: CheckedExpression, with value: CheckedExpression, writtenAs syntax: ExprSyntax
    ) -> CheckedExpression? {
        guard here.function?.isInitializer == true, syntax.lastName.writtenText != "wrappedValue",
            let wrapper = wrapper(readBy: target), case .stored(let instance, let property) = wrapper.kind,
            property.isWrapper, case .local(let variable) = instance.kind, variable == here.selfVariable
        else { return nil }
        let argument = Argument(
            label: "wrappedValue", content: .checked(value), position: value.position, checked: value)
        return attempt {
            guard let made = try? call(initializers(of: wrapper.type), [argument], expected: wrapper.type, at: syntax),
                let place = try? place(of: wrapper)
            else { return nil }
            return make(.assign(place, made), .void, at: target.position)
        }
    }

    /// The wrapper whose value an expression reads.
    func wrapper(readBy expression: CheckedExpression) -> CheckedExpression? {
        switch expression.kind {
        case .stored(let base, _): return base
        case .call(let call):
            switch (call.receiver, call.function.syntax.property?.storage) {
            case (.value(let instance), .wrapped(let wrapper)):
                return wrapper.stored.map { make(.stored(instance, $0), wrapper.type, at: expression.position) }
            case (.value(let base), _) where call.function.name == "wrappedValue": return base
            case (.place(let place), _) where call.function.name == "wrappedValue":
                guard case .stored(let instance, let property) = place.kind, case .local(let variable) = instance.kind
                else { return nil }
                return make(.stored(local(variable, at: place.position), property), place.type, at: place.position)
            default: return nil
            }
        default: return nil
        }
    }

    /// Whether a type can be used as an attribute of a property.
    func isWrapper(_ nominal: NominalDeclaration) -> Bool {
        nominal.isMarkedAsWrapper
            || nominal.isBuiltIn && !findMembers("wrappedValue", on: selfType(of: nominal), isStatic: false).isEmpty
    }
}
