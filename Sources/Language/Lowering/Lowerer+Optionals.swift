import Catalogue

extension Lowerer {
    /// The expressions about optional values and errors.
    func optional(_ expression: CheckedExpression, _ locals: Locals) -> Code {
        let position = expression.position
        switch expression.kind {
        case .coalesce(let one, let other):
            // `Int?? ?? Int?` takes one level of two away, `Int? ?? Int?` takes none away.
            let isKept = optionalLevels(of: one.type) == optionalLevels(of: expression.type)
            let (one, other) = (code(one, locals), code(other, locals))
            return { frame in
                let value = try one(frame)
                guard case .some(let wrapped) = value else { return try other(frame) }
                return isKept ? value : wrapped
            }
        case .optionalChain(let chain):
            let chain = code(chain, locals)
            return { frame in
                do {
                    return try chain(frame)
                } catch is ChainEnd {
                    return .none
                }
            }
        case .unwrapOrEnd(let value):
            let value = code(value, locals)
            return { frame in
                guard case .some(let wrapped) = try value(frame) else { throw ChainEnd.error }
                return wrapped
            }
        case .force(let value):
            let value = code(value, locals)
            return { frame in
                guard case .some(let wrapped) = try value(frame) else {
                    throw LocatedFault(fault: .unexpectedNil, position: position)
                }
                return wrapped
            }
        case .optionalTry(let value):
            let wraps = !isNamed("Optional", value.type)
            let value = code(value, locals)
            return { frame in
                do {
                    let result = try value(frame)
                    return wraps ? .some(result) : result
                } catch is ThrownValue {
                    return .none
                }
            }
        case .forceTry(let value):
            let value = code(value, locals)
            return { frame in
                do {
                    return try value(frame)
                } catch let error as ThrownValue {
                    let text = Description.debug(of: error.value)
                    throw LocatedFault(fault: .uncaughtError(text), position: position)
                }
            }
        default: return { _ in throw Fault.wrongArgument }
        }
    }

    /// What an implicit conversion does to a value; nil where the value stays as it is.
    func convert(_ conversion: CheckedExpression.Conversion) -> ((Value) throws -> Value)? {
        switch conversion {
        case .optional: return { .some($0) }
        case .optionalOf(let inner):
            guard let inner = convert(inner) else { return { .some($0) } }
            return { .some(try inner($0)) }
        case .insideOptional(let inner):
            guard let inner = convert(inner) else { return nil }
            return { value in
                guard case .some(let wrapped) = value else { return value }
                return .some(try inner(wrapped))
            }
        case .elements(let inner):
            guard let inner = convert(inner) else { return nil }
            return { value in
                switch value {
                case .array(let values): return .array(try values.map(inner))
                case .dictionary(let pairs): return .dictionary(try pairs.mapValues(inner))
                default: return value
                }
            }
        case .tuple(let elements):
            let elements = elements.map(convert)
            guard elements.contains(where: { $0 != nil }) else { return nil }
            return { value in
                guard case .tuple(let parts) = value else { return value }
                return .tuple(try Self.convert(parts, elements))
            }
        case .function(let parameters, let result):
            let (parameters, result) = (parameters.map(convert), convert(result))
            guard result != nil || parameters.contains(where: { $0 != nil }) else { return nil }
            return { [machine] value in
                guard case .function(let function) = value else { return value }
                return .function(
                    FunctionValue(report: machine.reporter) { arguments in
                        let value = try function.call(Self.convert(arguments, parameters))
                        return try result?(value) ?? value
                    })
            }
        case .tupleFunction(let own):
            let own = convert(own)
            return { [machine] value in
                guard case .function(let function) = try own?(value) ?? value else { return value }
                return .function(
                    FunctionValue(report: machine.reporter) { arguments in
                        guard arguments.count == 1, case .tuple(let parts) = arguments[0] else {
                            return try function.call(arguments)
                        }
                        return try function.call(parts)
                    })
            }
        case .keyPathFunction(let own):
            let own = convert(own)
            return { [machine] value in
                guard case .keyPath(let path) = value else { return value }
                let function = Value.function(
                    FunctionValue(report: machine.reporter) { arguments in
                        guard let root = arguments.first else { throw Fault.wrongArgument }
                        return try path.get(from: root)
                    })
                return try own?(function) ?? function
            }
        case .reference: return { .instance(ObjectReference($0)) }
        case .object(let isUnowned):
            return { value in
                guard case .instance(let reference as ObjectReference) = value else { throw Fault.wrongArgument }
                if let object = reference.value { return isUnowned ? object : .some(object) }
                if isUnowned { throw Fault.objectGone }
                return .none
            }
        case .same, .existential, .superclass, .superReference, .keyPath, .anyHashable, .fraction: return nil
        }
    }

    private static func convert(_ values: [Value], _ conversions: [((Value) throws -> Value)?]) throws -> [Value] {
        try zip(values, conversions).map { try $1?($0) ?? $0 }
    }

    /// `is`, `as?` and `as!`.
    func cast(
        _ expression: CheckedExpression, _ cast: CheckedExpression.Cast, to type: SwiftType, _ locals: Locals
    ) -> Code {
        let value = keepingType(of: expression, in: type, locals)
        let target = typeCode(type, locals)
        let levels = optionalLevels(from: expression.type, to: type, isTest: cast == .test)
        let position = expression.position
        return { [types] frame in
            let target = target(frame)
            let value = try value(frame)
            let result = try locating(position) {
                try frame.machine.cast(value, to: target, through: levels, types)
            }
            switch cast {
            case .test: return .bool(result != nil)
            case .optional: return result.map { .some($0) } ?? .none
            case .force:
                guard let result else {
                    throw LocatedFault(fault: .failedCast("\(target.type)"), position: position)
                }
                return result
            }
        }
    }

    func optionalLevels(from given: SwiftType, to wanted: SwiftType, isTest: Bool) -> OptionalLevels {
        OptionalLevels(
            given: optionalLevels(of: given), wanted: optionalLevels(of: wanted), looksIntoContent: isTest)
    }

    /// How many times a type is optional: 2 for `Int??`.
    private func optionalLevels(of type: SwiftType) -> Int {
        var levels = 0
        var type = type
        while isNamed("Optional", type), case .nominal(let optional) = type, let inner = optional.arguments.first {
            levels += 1
            type = inner
        }
        return levels
    }
}
