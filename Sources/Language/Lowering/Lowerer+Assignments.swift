import Catalogue

extension Lowerer {
    /// `place = value`: what leads to the place is evaluated first, then the value.
    func assign(_ value: CheckedExpression, to place: CheckedPlace, _ locals: Locals) -> Code {
        let (prepare, place) = settled(place, before: value, locals)
        let value = code(value, locals)
        let target = self.place(place, locals)
        guard let prepare else {
            return { frame in
                try target.write(frame, try value(frame))
                return .void
            }
        }
        return { frame in
            try prepare(frame)
            try target.write(frame, try value(frame))
            return .void
        }
    }

    /// `place += value`.
    func modify(
        _ place: CheckedPlace, _ current: LocalVariable, _ operand: CheckedOperand?, _ value: CheckedExpression,
        _ locals: Locals
    ) -> Code {
        let (prepare, place) = operand.map { settled(place, before: $0.value, locals) } ?? (nil, place)
        let target = self.place(place, locals)
        let operandCode = operand.map { code($0.value, locals) }
        let defineOperand = operand.map { self.define($0.variable, locals) }
        let define = define(current, locals)
        let slot = locals.slot(of: current)
        let value = code(value, locals)
        return { frame in
            try prepare?(frame)
            if let operandCode { defineOperand?(frame, try operandCode(frame)) }
            try target.modify(frame) { content in
                define(frame, content)
                content = try value(frame)
                frame.slots[slot] = .void
            }
            return .void
        }
    }

    /// A place whose objects, indices and optionals are looked at before a value is evaluated that may notice it: an
    /// assignment through an optional chain that meets nil leaves its right side alone.
    private func settled(
        _ place: CheckedPlace, before value: CheckedExpression, _ locals: Locals
    ) -> (prepare: ((Frame) throws -> Void)?, CheckedPlace) {
        guard !value.isPassive || place.endsAtNil else { return (nil, place) }
        var steps: [(Frame) throws -> Void] = []
        let settled = settle(place, &steps, locals)
        guard !steps.isEmpty else { return (nil, place) }
        return ({ frame in for step in steps { try step(frame) } }, settled)
    }

    private func settle(
        _ place: CheckedPlace, _ steps: inout [(Frame) throws -> Void], _ locals: Locals
    ) -> CheckedPlace {
        let kind: CheckedPlace.Kind
        switch place.kind {
        case .local, .global, .discard, .tuple, .closures: return place
        case .stored(let base, let property): kind = .stored(settle(base, &steps, locals), property)
        case .instance(let object, let property, let isDirect):
            kind = .instance(settle(object, &steps, locals), property, isDirect: isDirect)
        case .tupleElement(let base, let index): kind = .tupleElement(settle(base, &steps, locals), index)
        case .accessors(let base, let getter, let setter, let arguments, let typeArguments):
            kind = .accessors(
                base: settle(base, &steps, locals), getter: getter, setter: setter,
                arguments: arguments.map { settle($0, &steps, locals) }, typeArguments: typeArguments)
        case .keyPath(let base, let path):
            kind = .keyPath(settle(base, &steps, locals), settle(path, &steps, locals))
        case .force(let base): kind = .force(settle(base, &steps, locals))
        case .unwrapOrEnd(let base):
            let base = settle(base, &steps, locals)
            let optional = self.place(base, locals)
            steps.append { frame in
                guard case .some = try optional.read(frame) else {
                    // Setters and observers are called even so, as Swift has begun to change the optional.
                    try optional.write(frame, .none)
                    throw ChainEnd.error
                }
            }
            kind = .unwrapOrEnd(base)
        }
        return CheckedPlace(kind, place.type, at: place.position)
    }

    private func settle(
        _ base: CheckedPlace.Base, _ steps: inout [(Frame) throws -> Void], _ locals: Locals
    ) -> CheckedPlace.Base {
        switch base {
        case .place(let place): .place(settle(place, &steps, locals))
        case .value(let value): .value(settle(value, &steps, locals))
        case .type, .none: base
        }
    }

    private func settle(
        _ expression: CheckedExpression, _ steps: inout [(Frame) throws -> Void], _ locals: Locals
    ) -> CheckedExpression {
        switch expression.kind {
        case .local, .integer, .double, .string, .boolean, .none, .metatype, .closure, .convert(_, .superReference):
            return expression
        default: break
        }
        let variable = LocalVariable(name: "settled", type: expression.type, isMutable: false, depth: 0)
        let code = code(expression, locals)
        let define = define(variable, locals)
        steps.append { define($0, try code($0)) }
        return CheckedExpression(.local(variable), expression.type, at: expression.position)
    }
}

extension CheckedPlace {
    /// Whether an optional chain leads to it.
    fileprivate var endsAtNil: Bool {
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

extension CheckedExpression {
    /// Whether evaluating it changes nothing that others could notice.
    fileprivate var isPassive: Bool {
        switch kind {
        case .integer, .double, .string, .boolean, .none, .local, .global, .metatype, .closure, .keyPath: true
        case .stored(let base, _), .tupleElement(let base, _), .convert(let base, _): base.isPassive
        case .array(let elements), .tuple(let elements): elements.allSatisfy(\.isPassive)
        case .and(let one, let other), .or(let one, let other): one.isPassive && other.isPassive
        case .call(let call):
            if case .builtIn = call.function.implementation, call.function.isStatic {
                call.arguments.allSatisfy(\.isPassive)
            } else {
                false
            }
        default: false
        }
    }
}
