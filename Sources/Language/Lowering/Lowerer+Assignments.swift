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
            _ = try prepare(frame)
            try target.write(frame, try value(frame))
            return .void
        }
    }

    /// `place += value`.
    func modify(
        _ place: CheckedPlace, _ current: LocalVariable, _ operand: CheckedOperand?, _ value: CheckedExpression,
        _ locals: Locals
    ) -> Code {
        let (prepare, place) = settled(place, before: operand?.value, locals)
        let target = self.place(place, locals)
        let operandCode = operand.map { code($0.value, locals) }
        let defineOperand = operand.map { self.define($0.variable, locals) }
        let define = define(current, locals)
        let slot = locals.slot(of: current)
        let value = code(value, locals)
        return { frame in
            _ = try prepare?(frame)
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
    ) -> (prepare: Step?, CheckedPlace) {
        guard value?.isPassive == false || place.endsAtNil || place.hasOrder else { return (nil, place) }
        var settling = Settling()
        let settled = settling.settle(place)
        guard !settling.statements.isEmpty else { return (nil, place) }
        return (block(settling.statements, locals), settled)
    }

    /// Operands of which what leads to a place is evaluated before what is written behind it; nil where that makes no
    /// difference.
    func settled(
        _ operands: [CheckedExpression], _ locals: Locals
    ) -> (prepare: Step, operands: [CheckedExpression])? {
        guard operands.contains(where: \.isMovingPlace), let last = operands.lastIndex(where: { !$0.isPassive }),
            let place = operands[...last].lastIndex(where: \.isMovingPlace),
            place < last || operands[..<place].contains(where: { $0.place != nil })
                || operands[place].place?.hasOrder == true
        else { return nil }
        var settling = Settling()
        let settled = operands[...place].map { settling.settle($0) }
        return (block(settling.statements, locals), settled + operands[(place + 1)...])
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
