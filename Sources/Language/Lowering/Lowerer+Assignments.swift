import Catalogue

extension Lowerer {
    /// `place = value`: what leads to the place is evaluated first, then the value.
    func assign(_ value: CheckedExpression, to place: CheckedPlace, _ locals: Locals) -> Code {
        let (access, place) = settled(place, before: value, locals)
        let value = code(value, locals)
        let target = self.place(place, locals)
        return access.around { frame in
            try target.write(frame, try value(frame))
            return .void
        }
    }

    /// `place += value`.
    func modify(
        _ place: CheckedPlace, _ current: LocalVariable, _ operand: CheckedOperand?, _ value: CheckedExpression,
        _ locals: Locals
    ) -> Code {
        let (access, place) = settled(place, before: operand?.value, locals)
        let target = self.place(place, locals)
        let operandCode = operand.map { code($0.value, locals) }
        let defineOperand = operand.map { self.define($0.variable, locals) }
        let define = define(current, locals)
        let slot = locals.slot(of: current)
        let value = code(value, locals)
        return access.around { frame in
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
        _ place: CheckedPlace, before value: CheckedExpression?, _ locals: Locals
    ) -> (Access, CheckedPlace) {
        guard value?.isPassive == false || place.endsAtNil || place.hasOrder else { return (Access(), place) }
        var settling = Settling()
        let settled = settling.settle(place)
        return (access(settling, locals), settled)
    }

    private func access(_ settling: Settling, _ locals: Locals) -> Access {
        func step(_ statements: [CheckedStatement]) -> Step? { statements.isEmpty ? nil : block(statements, locals) }
        return Access(begin: step(settling.statements), end: step(settling.endings))
    }

    /// Operands of which what leads to a place is evaluated before what is written behind it; nil where that makes no
    /// difference.
    func settled(
        _ operands: [CheckedExpression], _ locals: Locals
    ) -> (access: Access, operands: [CheckedExpression])? {
        guard operands.contains(where: \.isMovingPlace), let last = operands.lastIndex(where: { !$0.isPassive }),
            let place = operands[...last].lastIndex(where: \.isMovingPlace),
            place < last || operands[..<place].contains(where: { $0.place != nil })
                || operands[place].place?.hasOrder == true
        else { return nil }
        var settling = Settling()
        let settled = operands[...place].map { settling.settle($0) }
        return (access(settling, locals), settled + operands[(place + 1)...])
    }

    /// A subscript that is read of a variable, or of what a variable or an object holds: its indices are evaluated before
    /// that is looked at, as where it is written. Nil where that makes no difference.
    func settledRead(_ call: CheckedCall, _ locals: Locals) -> (access: Access, operands: [CheckedExpression])? {
        guard call.function.kind == .getter, call.function.writer != nil, case .value(let value) = call.receiver,
            !call.arguments.allSatisfy(\.isPassive)
        else { return nil }
        var settling = Settling()
        guard let read = settling.settle(read: value) else { return nil }
        let arguments = call.arguments.map { settling.settle($0) }
        return (access(settling, locals), [read] + arguments)
    }
}

/// What is done before and after the use of places, of which a part was evaluated ahead of its turn.
struct Access {
    fileprivate var begin: Step?
    fileprivate var end: Step?

    /// Code that uses the places.
    func around(_ use: @escaping Code) -> Code {
        guard let begin else { return use }
        guard let end else {
            return { frame in
                _ = try begin(frame)
                return try use(frame)
            }
        }
        return { frame in
            _ = try begin(frame)
            let result = Result { try use(frame) }
            // What was read is written back, whatever became of the use.
            _ = try end(frame)
            return try result.get()
        }
    }
}

extension Settling {
    /// Evaluates what stands in the same body.
    fileprivate init() {
        self.init { LocalVariable(name: "settled", type: $0, isMutable: false, depth: 0) }
    }
}

extension CheckedExpression {
    fileprivate var place: CheckedPlace? {
        if case .inout(let place) = kind { place } else { nil }
    }

    /// Whether it is a place to which something leads that must be evaluated in its turn.
    fileprivate var isMovingPlace: Bool { place?.isFixed == false }
}
