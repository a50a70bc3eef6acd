import Catalogue

extension Lowerer {
    /// `for … in`: each round binds its pattern anew.
    func forIn(_ loop: CheckedStatement.Loop, at position: SourcePosition, _ locals: Locals) -> Step {
        let sequence = code(loop.sequence, locals)
        let match = match(loop.pattern, locals)
        let condition = loop.condition.map { code($0, locals) }
        return locals.jumpTarget(loop.label, .loop) { id in
            let body = block(loop.statements, locals)
            return { [types] frame in
                let round = { (element: Value) throws -> Flow? in
                    try locating(position) { try frame.machine.step() }
                    guard try match(frame, element) else { return nil }
                    if let condition, case .bool(false) = try condition(frame) { return nil }
                    return Lowerer.leaving(id, try body(frame))
                }
                let elements = try sequence(frame)
                // Ranges are counted, so that a long one costs no memory.
                if case .native(let native) = elements, let range = Elements.countable(native) {
                    for number in range {
                        if let flow = try round(.int(number)) { return flow }
                    }
                    return .next
                }
                try locating(position) { try Work.walk(elements, frame.machine) }
                guard var iterator = try Elements.iterator(of: elements, types: types) else {
                    throw LocatedFault(fault: .wrongArgument, position: position)
                }
                while let element = try locating(position, { try iterator.next() }) {
                    if let flow = try round(element) { return flow }
                }
                return .next
            }
        }
    }

    /// `while`.
    func `while`(
        _ label: String?, _ conditions: [CheckedCondition], _ statements: [CheckedStatement],
        at position: SourcePosition, _ locals: Locals
    ) -> Step {
        let holds = self.conditions(conditions, locals)
        return locals.jumpTarget(label, .loop) { id in
            let body = block(statements, locals)
            return { frame in
                while try holds(frame) {
                    try locating(position) { try frame.machine.step() }
                    if let flow = Lowerer.leaving(id, try body(frame)) { return flow }
                }
                return .next
            }
        }
    }

    /// `repeat … while`.
    func repeatWhile(
        _ label: String?, _ statements: [CheckedStatement], _ condition: CheckedExpression,
        at position: SourcePosition, _ locals: Locals
    ) -> Step {
        let condition = code(condition, locals)
        return locals.jumpTarget(label, .loop) { id in
            let body = block(statements, locals)
            return { frame in
                repeat {
                    try locating(position) { try frame.machine.step() }
                    if let flow = Lowerer.leaving(id, try body(frame)) { return flow }
                    guard case .bool(true) = try condition(frame) else { return .next }
                } while true
            }
        }
    }

    /// Where a loop leads after one round: nil goes on with the next.
    private static func leaving(_ id: Int, _ flow: Flow) -> Flow? {
        switch flow {
        case .next, .continued(id): nil
        case .broke(id): .next
        default: flow
        }
    }
}
