/// The type for each generic parameter.
typealias Substitution = [GenericParameter: SwiftType]

extension SwiftType {
    /// Whether it holds a type that is not found yet.
    var containsVariables: Bool {
        mentions { $0.binding == nil }
    }

    /// Whether a type that is still to be found, or was found, is a part of the type and fits.
    func mentions(_ fits: (TypeVariable) -> Bool) -> Bool {
        if isFixed { return false }
        switch self {
        case .nominal(let type): return type.arguments.contains { $0.mentions(fits) }
        case .existential(let protocols): return protocols.contains { $0.arguments.contains { $0.mentions(fits) } }
        case .parameter: return false
        case .member(let base, _): return base.mentions(fits)
        case .opaque(let type): return type.arguments.contains { $0.mentions(fits) }
        case .function(let type):
            return type.result.mentions(fits) || type.parameters.contains { $0.type.mentions(fits) }
                || type.thrown?.mentions(fits) == true
        case .tuple(let elements): return elements.contains { $0.type.mentions(fits) }
        case .metatype(let type): return type.mentions(fits)
        case .variable(let variable):
            return fits(variable) || variable.binding.map { $0.mentions(fits) } ?? false
        }
    }

    /// Whether it is still to be found.
    var isUnknown: Bool {
        guard case .variable(let variable) = self else { return false }
        return variable.binding == nil
    }

    /// Whether a part of the type, or the type itself, fits.
    func contains(_ fits: (SwiftType) -> Bool) -> Bool {
        if fits(self) { return true }
        switch self {
        case .nominal(let type): return type.arguments.contains { $0.contains(fits) }
        case .existential(let protocols): return protocols.contains { $0.arguments.contains { $0.contains(fits) } }
        case .parameter: return false
        case .member(let base, _): return base.contains(fits)
        case .opaque(let type): return type.arguments.contains { $0.contains(fits) }
        case .function(let type):
            return type.result.contains(fits) || type.parameters.contains { $0.type.contains(fits) }
                || type.thrown?.contains(fits) == true
        case .tuple(let elements): return elements.contains { $0.type.contains(fits) }
        case .metatype(let type): return type.contains(fits)
        case .variable(let variable): return variable.binding.map { $0.contains(fits) } ?? false
        }
    }

    /// The type with each of its direct parts replaced.
    func mapParts(_ transform: (SwiftType) -> SwiftType) -> SwiftType {
        switch self {
        case .nominal(let type):
            type.arguments.isEmpty ? self : .nominal(NominalType(type.declaration, type.arguments.map(transform)))
        case .existential(let protocols): .existential(protocols.map { $0.mapArguments(transform) })
        case .parameter, .variable: self
        case .member(let base, let member): .member(of: transform(base), member)
        case .opaque(let type): .opaque(OpaqueType(type.declaration, type.arguments.map(transform)))
        case .function(let type):
            .function(
                FunctionType(
                    parameters: type.parameters.map {
                        FunctionType.Parameter(
                            type: transform($0.type), isInout: $0.isInout, isAutoclosure: $0.isAutoclosure)
                    },
                    result: transform(type.result), isThrowing: type.isThrowing, thrown: type.thrown.map(transform)))
        case .tuple(let elements): .tuple(elements.map { TupleElement(label: $0.label, type: transform($0.type)) })
        case .metatype(let type): .metatype(transform(type))
        }
    }
}

extension ProtocolType {
    func mapArguments(_ transform: (SwiftType) -> SwiftType) -> ProtocolType {
        arguments.isEmpty ? self : ProtocolType(declaration, arguments.map(transform))
    }
}

extension Requirement {
    func map(_ transform: (SwiftType) -> SwiftType) -> Requirement {
        switch self {
        case .conformance(let type, let constraint):
            .conformance(transform(type), constraint.mapArguments(transform))
        case .sameType(let one, let other): .sameType(transform(one), transform(other))
        case .superclass(let type, let superclass): .superclass(transform(type), transform(superclass))
        }
    }
}
