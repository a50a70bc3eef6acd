/// What is evaluated ahead of its turn: what leads to a place that is written before an operand is evaluated before it, and
/// the place is looked at behind all operands.
struct Settling {
    /// What evaluates it, in order.
    private(set) var statements: [CheckedStatement] = []
    /// What is done when the places have been written: what getters gave is handed to the setters, that of the last first.
    private(set) var endings: [CheckedStatement] = []
    private let makeVariable: (SwiftType) -> LocalVariable

    /// - Parameter makeVariable: makes the variables that hold what was evaluated.
    init(makeVariable: @escaping (SwiftType) -> LocalVariable) {
        self.makeVariable = makeVariable
    }

    /// An operand that is evaluated now, or of which that is a place what leads there.
    mutating func settle(_ operand: CheckedExpression) -> CheckedExpression {
        guard !operand.isFixed else { return operand }
        if case .inout(let place) = operand.kind {
            return CheckedExpression(.inout(settle(place)), operand.type, at: operand.position)
        }
        let variable = makeVariable(operand.type)
        statements.append(CheckedStatement(.variable(.bind(variable), operand), at: operand.position))
        return CheckedExpression(.local(variable), operand.type, at: operand.position)
    }

    /// A place whose objects and indices are evaluated, and whose optionals are looked at, now.
    mutating func settle(_ place: CheckedPlace) -> CheckedPlace {
        guard !place.isFixed else { return place }
        let kind: CheckedPlace.Kind
        switch place.kind {
        case .global:
            // The first use evaluates the initial value.
            statements += place.parts.map { CheckedStatement(.expression($0), at: place.position) }
            return place
        case .local, .discard, .closures: return place
        case .stored(let base, let property): kind = .stored(settle(base), property)
        case .instance(let object, let property, let isDirect):
            kind = .instance(settle(object), property, isDirect: isDirect)
        case .tupleElement(let base, let index): kind = .tupleElement(settle(base), index)
        case .accessors(let base, let getter, let setter, let arguments, let typeArguments):
            let base = settle(base)
            kind = .accessors(
                base: base, getter: getter, setter: setter, arguments: arguments.map { settle($0) },
                typeArguments: typeArguments)
        case .keyPath(let base, let path):
            let base = settle(base)
            kind = .keyPath(base, settle(path))
        case .force(let base): kind = .force(settle(base))
        case .tuple(let parts): kind = .tuple(parts.map { settle($0) })
        case .unwrapOrEnd(let base): kind = .unwrapOrEnd(unwrap(settle(base)))
        }
        return CheckedPlace(kind, place.type, at: place.position)
    }

    /// What could be written where it is read, of which objects and indices are evaluated now, and the rest when it is read;
    /// nil for other values.
    mutating func settle(read value: CheckedExpression) -> CheckedExpression? {
        let kind: CheckedExpression.Kind
        switch value.kind {
        case .local(let variable): return variable.isMutable ? value : nil
        case .global(let variable): return variable.isMutable ? value : nil
        case .stored(let base, let property):
            guard property.isMutable, let base = settle(base, isObject: base.isObject) else { return nil }
            kind = .stored(base, property)
        case .tupleElement(let base, let index):
            guard let base = settle(read: base) else { return nil }
            kind = .tupleElement(base, index)
        case .force(let base):
            guard let base = settle(read: base) else { return nil }
            kind = .force(base)
        case .call(var call):
            guard call.function.kind == .getter, let setter = call.function.writer,
                case .value(let base) = call.receiver,
                let base = settle(base, isObject: base.isObject || !setter.isMutating)
            else { return nil }
            call.receiver = .value(base)
            call.arguments = call.arguments.map { settle($0) }
            kind = .call(call)
        default: return nil
        }
        return CheckedExpression(kind, value.type, at: value.position)
    }

    private mutating func settle(_ base: CheckedExpression, isObject: Bool) -> CheckedExpression? {
        isObject ? settle(base) : settle(read: base)
    }

    private mutating func settle(_ base: CheckedPlace.Base) -> CheckedPlace.Base {
        switch base {
        case .place(let place): .place(settle(place))
        case .value(let value): .value(settle(value))
        case .type, .none: base
        }
    }

    /// Ends the optional chain where an optional is nil. What getters gave is handed to the setters in the end, even where it
    /// is nil: Swift has begun to change it.
    private mutating func unwrap(_ optional: CheckedPlace) -> CheckedPlace {
        let position = optional.position
        let place = keep(optional)
        let value = CheckedExpression(.inout(place), optional.type, at: position)
        let end = CheckedExpression(
            .unwrapOrEnd(CheckedExpression(.none, optional.type, at: position)), .void, at: position)
        let branch = CheckedStatement.Branch(
            conditions: [.boolean(CheckedExpression(.testNone(value, isNone: true), .void, at: position))],
            statements: endings + [CheckedStatement(.expression(end), at: position)])
        statements.append(CheckedStatement(.conditional([branch], otherwise: nil), at: position))
        return place
    }

    /// A place to which no getters of the program lead: what they give is looked at and changed where it is kept, so that each
    /// of them and of the setters runs once.
    private mutating func keep(_ place: CheckedPlace) -> CheckedPlace {
        guard place.isComputed else { return place }
        let kind: CheckedPlace.Kind
        switch place.kind {
        case .stored(let base, let property): kind = .stored(keep(base), property)
        case .tupleElement(let base, let index): kind = .tupleElement(keep(base), index)
        case .force(let base): kind = .force(keep(base))
        case .unwrapOrEnd(let base): kind = .unwrapOrEnd(keep(base))
        case .accessors(.place(let base), let getter, let setter, let arguments, let typeArguments):
            kind = .accessors(
                base: .place(keep(base)), getter: getter, setter: setter, arguments: arguments,
                typeArguments: typeArguments)
        case .keyPath(.place(let base), let path): kind = .keyPath(.place(keep(base)), path)
        case .accessors, .keyPath, .closures, .local, .global, .instance, .tuple, .discard: kind = place.kind
        }
        let inner = CheckedPlace(kind, place.type, at: place.position)
        guard inner.isComputed else { return inner }
        let position = place.position
        let kept = makeVariable(place.type)
        let value = CheckedExpression(.inout(inner), place.type, at: position)
        statements.append(CheckedStatement(.variable(.bind(kept), value), at: position))
        let changed = CheckedExpression(.local(kept), place.type, at: position)
        let ending = CheckedExpression(.assign(inner, changed), .void, at: position)
        endings.insert(CheckedStatement(.expression(ending), at: position), at: 0)
        return CheckedPlace(.local(kept), place.type, at: position)
    }
}

extension CheckedPlace {
    /// What is evaluated on the way to it, in order.
    fileprivate var parts: [CheckedExpression] {
        switch kind {
        case .local, .discard, .closures: []
        case .global(let variable):
            variable.isLazy ? [CheckedExpression(.global(variable), type, at: position)] : []
        case .stored(let base, _), .tupleElement(let base, _), .force(let base), .unwrapOrEnd(let base): base.parts
        case .instance(let object, _, _): [object]
        case .accessors(let base, _, _, let arguments, _): base.parts + arguments
        case .keyPath(let base, let path): base.parts + [path]
        case .tuple(let places): places.flatMap(\.parts)
        }
    }

    /// Whether nothing is evaluated on the way to it that could be another thing later.
    var isFixed: Bool { !endsAtNil && parts.allSatisfy(\.isFixed) }

    /// Whether evaluating what leads to it changes nothing that others could notice.
    var isPassive: Bool { parts.allSatisfy(\.isPassive) }

    /// Whether a part of what leads to it may be changed by another part, or by what the places before it in a tuple are
    /// given, or is not evaluated where an optional chain ends.
    var hasOrder: Bool {
        if case .tuple = kind { return !isFixed }
        let parts = parts
        return (endsAtNil || parts.count(where: { !$0.isFixed }) > 1) && !parts.allSatisfy(\.isPassive)
    }

    /// Whether getters and setters of the program lead to it.
    fileprivate var isComputed: Bool {
        switch kind {
        case .accessors(let base, let getter, _, _, _):
            if case .builtIn = getter.implementation { base.place?.isComputed == true } else { true }
        case .closures, .keyPath: true
        case .stored(let base, _), .tupleElement(let base, _), .force(let base), .unwrapOrEnd(let base): base.isComputed
        case .local, .global, .instance, .tuple, .discard: false
        }
    }

    /// Whether an optional chain leads to it.
    var endsAtNil: Bool {
        switch kind {
        case .unwrapOrEnd: true
        case .stored(let base, _), .tupleElement(let base, _), .force(let base),
            .accessors(.place(let base), _, _, _, _),
            .keyPath(.place(let base), _):
            base.endsAtNil
        case .local, .global, .instance, .accessors, .closures, .keyPath, .tuple, .discard: false
        }
    }
}

extension CheckedPlace.Base {
    fileprivate var place: CheckedPlace? {
        if case .place(let place) = self { place } else { nil }
    }

    fileprivate var parts: [CheckedExpression] {
        switch self {
        case .place(let place): place.parts
        case .value(let value): [value]
        case .type, .none: []
        }
    }
}

extension CheckedExpression {
    /// Whether it is an object, which is one and the same whatever becomes of it.
    fileprivate var isObject: Bool {
        if case .nominal(let nominal) = type { nominal.declaration.kind == .class } else { false }
    }

    /// Whether it has the same value whenever it is evaluated, and does nothing else.
    var isFixed: Bool {
        switch kind {
        case .integer, .double, .string, .boolean, .none, .metatype, .closure, .convert(_, .superReference): true
        case .local(let variable): !variable.isMutable
        case .array(let parts), .tuple(let parts), .enumCase(_, let parts): parts.allSatisfy(\.isFixed)
        case .convert(let value, _): value.isFixed
        case .inout(let place): place.isFixed
        default: false
        }
    }

    /// Whether evaluating it changes nothing that others could notice.
    var isPassive: Bool {
        switch kind {
        case .integer, .double, .string, .boolean, .none, .local, .global, .metatype, .closure, .keyPath: true
        case .stored(let base, _), .tupleElement(let base, _), .convert(let base, _): base.isPassive
        case .array(let elements), .tuple(let elements): elements.allSatisfy(\.isPassive)
        case .and(let one, let other), .or(let one, let other): one.isPassive && other.isPassive
        case .inout(let place): place.isPassive
        case .call(let call): call.isPassive
        default: false
        }
    }
}

extension CheckedCall {
    /// Operators and members of the library's values run no code of the program, unless they are handed a function.
    fileprivate var isPassive: Bool {
        guard case .builtIn = function.implementation, !function.isMutating, arguments.allSatisfy(\.isPassive) else {
            return false
        }
        guard !function.isStatic else { return true }
        guard case .value(let value) = receiver, function.owner?.kind == .struct, value.isPassive else { return false }
        return !arguments.contains { if case .function = $0.type { true } else { false } }
    }
}
