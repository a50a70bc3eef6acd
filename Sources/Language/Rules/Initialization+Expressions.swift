extension Initialization {
    /// Follows an expression whose value is used.
    mutating func use(_ expression: CheckedExpression) throws {
        switch expression.kind {
        case .local(let variable):
            if variable.isGivenLater {
                try requireGiven(.local(variable), isMutable: variable.isMutable, at: expression.position)
            } else if isInstance(expression) {
                try requireWhole(at: expression.position)
            }
        case .stored(let base, let property) where isInstance(base):
            try requireGiven(property, at: expression.position)
        case .assign(let place, let value):
            try use(value)
            if let start = instance?.wrapperStarts[ObjectIdentifier(expression)], closures == 0, !isWhole,
                case .assign(let wrapper, _) = start.kind
            {
                expression.kind = start.kind
                return try give(wrapper)
            }
            try give(place)
        case .modify(let place, _, let operand, let value):
            if let operand { try use(operand.value) }
            try use(place)
            try use(value)
        case .inout(let place): try use(place)
        case .call(let call): try use(call, at: expression.position)
        case .statement(let statement): try run([statement])
        case .closure(let closure):
            // It may run later, or never.
            let before = (state, targets, deferred)
            closures += 1
            deferred = []
            try run(closure.statements)
            closures -= 1
            (state, targets, deferred) = before
        case .apply(let function, let values):
            try use(function)
            for value in values { try use(value) }
            if function.mayThrow { try mayThrow() }
        case .optionalTry(let value), .forceTry(let value): _ = try ended { try $0.use(value) }
        case .viewBuilder: break
        case .and(let one, let other), .or(let one, let other), .coalesce(let one, let other):
            try use(one)
            try use(other)
        default: for part in expression.kind.parts { try use(part) }
        }
    }

    private mutating func use(_ call: CheckedCall, at position: SourcePosition) throws {
        for argument in call.arguments { try use(argument) }
        let handsErrorsOn = call.function.isRethrowing && call.arguments.contains(where: \.mayThrow)
        if call.function.isThrowing || handsErrorsOn { try mayThrow() }
        switch call.receiver {
        case .none, .type: break
        case .value(let value):
            if call.function.kind == .initializer, isInstance(value) {
                if case .convert = value.kind {
                    try callSuper(at: position)
                } else {
                    for subject in instance?.subjects ?? [] { state?.give(subject) }
                }
            } else if isInstance(value) {
                let name = call.function.name
                try requireWhole(
                    at: position,
                    for: call.function.kind == .function ? "method call '\(name)'" : "property access '\(name)'")
            } else {
                try use(value)
            }
        case .place(let place): try use(place)
        }
    }

    /// Follows a place that is read, or modified in part.
    private mutating func use(_ place: CheckedPlace) throws {
        switch place.kind {
        case .local(let variable):
            if variable.isGivenLater {
                try requireGiven(.local(variable), isMutable: variable.isMutable, at: place.position)
            } else if variable == instance?.variable {
                try requireWhole(at: place.position)
            }
        case .stored(let base, let property):
            if case .local(let variable) = base.kind, variable == instance?.variable {
                try requireGiven(property, at: place.position)
            } else {
                try use(base)
            }
        case .instance(let object, let property, _):
            guard isInstance(object) else { return try use(object) }
            try requireGiven(property, at: place.position)
        case .tupleElement(let base, _), .force(let base), .unwrapOrEnd(let base): try use(base)
        case .accessors(let base, _, _, let arguments, _):
            for argument in arguments { try use(argument) }
            try use(base)
        case .keyPath(let base, let path):
            try use(path)
            try use(base)
        case .tuple(let parts): for part in parts { try use(part) }
        case .global, .closures, .discard: break
        }
    }

    private mutating func use(_ base: CheckedPlace.Base) throws {
        switch base {
        case .place(let place): try use(place)
        case .value(let value), .type(let value): try use(value)
        case .none: break
        }
    }

    /// Follows an assignment.
    private mutating func give(_ place: CheckedPlace) throws {
        switch place.kind {
        case .local(let variable):
            if variable.isGivenLater {
                try give(.local(variable), isMutable: variable.isMutable, at: place.position)
            } else if variable == instance?.variable {
                for subject in instance?.subjects ?? [] { state?.give(subject) }
            }
        case .tuple(let parts): for part in parts { try give(part) }
        case .stored(let base, let property):
            guard case .local(let variable) = base.kind, variable == instance?.variable else { return try use(base) }
            try give(property, at: place.position)
        case .instance(let object, let property, _):
            guard isInstance(object) else { return try use(object) }
            try give(property, at: place.position)
        // The first assignment to a wrapped property constructs the wrapper.
        case .accessors(.place(let inner), _, _, _, _):
            if case .stored(let base, let property) = inner.kind, property.isWrapper,
                case .local(let variable) = base.kind,
                variable == instance?.variable
            {
                state?.give(.property(property))
            } else {
                try use(place)
            }
        case .accessors(.value(let value), _, _, _, _):
            if case .stored(let base, let property) = value.kind, property.isWrapper, isInstance(base) {
                state?.give(.property(property))
            } else {
                try use(place)
            }
        default: try use(place)
        }
    }

    private mutating func give(_ property: StoredProperty, at position: SourcePosition) throws {
        if instance?.isDelegating == true || instance?.inherited.contains(property) == true {
            return try requireGiven(property, at: position)
        }
        guard instance?.properties.contains(property) == true else {
            if !property.isMutable { throw Diagnostic(.givenTwice(property.name), at: position, length: 1) }
            return
        }
        try give(.property(property), isMutable: property.isMutable, at: position)
    }
}

extension CheckedExpression.Kind {
    /// The expressions in it, in the order in which they are evaluated.
    var parts: [CheckedExpression] {
        switch self {
        case .integer, .double, .string, .boolean, .none, .local, .global, .metatype, .closure, .viewBuilder, .inout,
            .assign, .modify, .statement, .call:
            []
        case .interpolation(let segments):
            segments.compactMap { if case .value(let value) = $0 { value } else { nil } }
        case .array(let elements), .tuple(let elements), .enumCase(_, let elements): elements
        case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
        case .stored(let base, _), .tupleElement(let base, _), .typeOf(let base), .testNone(let base, _): [base]
        case .keyPath(let path):
            path.components.flatMap { component -> [CheckedExpression] in
                guard case .accessors(_, _, let arguments, _) = component else { return [] }
                return arguments
            }
        case .applyKeyPath(let base, let path): [base, path]
        case .apply(let function, let arguments): [function] + arguments
        case .function(let reference):
            switch reference.receiver {
            case .value(let value), .type(let value): [value]
            case .none, .place: []
            }
        case .and(let one, let other), .or(let one, let other), .coalesce(let one, let other): [one, other]
        case .ternary(let condition, let one, let other): [condition, one, other]
        case .optionalChain(let value), .unwrapOrEnd(let value), .force(let value), .optionalTry(let value),
            .forceTry(let value), .cast(let value, _, _), .convert(let value, _):
            [value]
        }
    }
}
