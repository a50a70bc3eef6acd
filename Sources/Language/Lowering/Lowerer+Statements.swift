import Catalogue

extension Lowerer {
    /// Lowers statements that run one after the other.
    func block(_ statements: [CheckedStatement], _ locals: Locals) -> Step {
        // Functions of a body may refer to each other: their cells exist before the first of them does.
        var functions: [Int] = []
        for statement in statements {
            guard case .function(let variable, _) = statement.kind else { continue }
            functions.append(locals.declare(variable, isBoxed: variable.isCaptured))
            if !variable.isCaptured { functions.removeLast() }
        }
        if let index = statements.firstIndex(where: \.isDefer), case .defer(let last) = statements[index].kind {
            return deferring(
                block(Array(statements[..<index]), locals), block(last, locals),
                block(Array(statements[(index + 1)...]), locals), functions)
        }
        let steps = statements.map { ListedStep(run: step($0, locals)) }
        if functions.isEmpty {
            if steps.count == 1 { return steps[0].run }
            if steps.isEmpty { return { _ in .next } }
        }
        return { frame in
            for slot in functions { frame.slots[slot] = .instance(Cell(.void)) }
            for step in steps {
                let flow = try step.run(frame)
                guard case .next = flow else { return flow }
            }
            return .next
        }
    }

    /// A block in which a `defer` stands: `last` runs when `rest` is left, be it by an error.
    private func deferring(
        _ first: @escaping Step, _ last: @escaping Step, _ rest: @escaping Step, _ functions: [Int]
    ) -> Step {
        { frame in
            for slot in functions { frame.slots[slot] = .instance(Cell(.void)) }
            let flow = try first(frame)
            guard case .next = flow else { return flow }
            let outcome = Result { try rest(frame) }
            let result = frame.result
            _ = try last(frame)
            frame.result = result
            return try outcome.get()
        }
    }

    /// Lowers a statement.
    func step(_ statement: CheckedStatement, _ locals: Locals) -> Step {
        switch statement.kind {
        case .expression(let expression):
            let code = code(expression, locals)
            return { frame in
                _ = try code(frame)
                return .next
            }
        case .variable(let pattern, let value): return variable(pattern, value, locals)
        case .function(let variable, let closure):
            let slot = locals.declare(variable, isBoxed: variable.isCaptured)
            let isBoxed = locals.isBoxed(variable)
            let code = self.closure(closure, locals)
            return { frame in
                let function = try code(frame)
                if isBoxed {
                    try Lowerer.cell(frame, slot).write(function)
                } else {
                    frame.slots[slot] = function
                }
                return .next
            }
        case .conditional(let branches, let otherwise): return conditional(branches, otherwise, locals)
        case .guard(let conditions, let otherwise):
            let holds = self.conditions(conditions, locals)
            let otherwise = block(otherwise, locals)
            return { frame in
                if try holds(frame) { return .next }
                return try otherwise(frame)
            }
        case .switch(let subject, let cases): return self.switch(subject, cases, locals)
        case .labeled(let label, let body): return labeled(label, body, locals)
        case .defer(let body): return block(body, locals)
        case .forIn(let loop): return forIn(loop, at: statement.position, locals)
        case .while(let label, let conditions, let body):
            return self.while(label, conditions, body, at: statement.position, locals)
        case .repeatWhile(let label, let body, let condition):
            return repeatWhile(label, body, condition, at: statement.position, locals)
        case .return(let value):
            guard let value else { return { _ in .returned } }
            let code = code(value, locals)
            return { frame in
                frame.result = try code(frame)
                return .returned
            }
        case .yield(let value):
            let code = code(value, locals)
            return { frame in
                frame.result = try code(frame)
                return .yielded
            }
        case .break(let label):
            let flow = Flow.broke(locals.breakTarget(label))
            return { _ in flow }
        case .continue(let label):
            let flow = Flow.continued(locals.continueTarget(label))
            return { _ in flow }
        case .fallthrough: return { _ in .fellThrough }
        case .throw(let value):
            let code = code(value, locals)
            let position = statement.position
            return { throw ThrownValue(value: try code($0), position: position) }
        case .do(let body, let catches): return self.do(body, catches, locals)
        }
    }

    private func labeled(_ label: String, _ body: [CheckedStatement], _ locals: Locals) -> Step {
        locals.jumpTarget(label, .block) { id in
            let body = block(body, locals)
            return { frame in
                let flow = try body(frame)
                return flow == .broke(id) ? .next : flow
            }
        }
    }

    private func variable(_ pattern: CheckedPattern, _ value: CheckedExpression?, _ locals: Locals) -> Step {
        guard let value else {
            let define = pattern.variables.map { self.define($0, locals) }
            return { frame in
                for define in define { define(frame, .void) }
                return .next
            }
        }
        let code = code(value, locals)
        if case .bind(let variable) = pattern {
            let define = define(variable, locals)
            return { frame in
                define(frame, try code(frame))
                return .next
            }
        }
        let match = match(pattern, locals)
        return { frame in
            _ = try match(frame, try code(frame))
            return .next
        }
    }

    private func conditional(
        _ branches: [CheckedStatement.Branch], _ otherwise: [CheckedStatement]?, _ locals: Locals
    ) -> Step {
        let lowered = branches.map { (conditions($0.conditions, locals), block($0.statements, locals)) }
        let otherwise = otherwise.map { block($0, locals) }
        if lowered.count == 1 {
            let (holds, body) = lowered[0]
            return { frame in
                if try holds(frame) { return try body(frame) }
                return try otherwise?(frame) ?? .next
            }
        }
        return { frame in
            for (holds, body) in lowered where try holds(frame) { return try body(frame) }
            return try otherwise?(frame) ?? .next
        }
    }

    /// Code that answers whether all conditions hold.
    func conditions(_ conditions: [CheckedCondition], _ locals: Locals) -> (Frame) throws -> Bool {
        let codes = conditions.map { condition -> (Frame) throws -> Bool in
            switch condition {
            case .boolean(let value):
                let code = code(value, locals)
                return { frame in
                    guard case .bool(true) = try code(frame) else { return false }
                    return true
                }
            case .pattern(let pattern, let value):
                let code = code(value, locals)
                let match = match(pattern, locals)
                return { try match($0, try code($0)) }
            }
        }
        if codes.count == 1 { return codes[0] }
        return { frame in
            for code in codes where try !code(frame) { return false }
            return true
        }
    }

    private func `switch`(_ subject: CheckedExpression, _ cases: [CheckedCase], _ locals: Locals) -> Step {
        let subject = code(subject, locals)
        return locals.jumpTarget(nil, .switch) { id in
            let lowered = cases.map { (labels($0.labels, locals), block($0.statements, locals)) }
            return { frame in
                let value = try subject(frame)
                guard var index = try lowered.firstIndex(where: { try $0.0(frame, value) }) else { return .next }
                while index < lowered.count {
                    let flow = try lowered[index].1(frame)
                    switch flow {
                    case .fellThrough: index += 1
                    case .broke(id): return .next
                    default: return flow
                    }
                }
                return .next
            }
        }
    }

    /// Code that answers whether one of the patterns of a case matches; a case without patterns is `default`.
    func labels(_ labels: [CheckedCase.Label], _ locals: Locals) -> (Frame, Value) throws -> Bool {
        if labels.isEmpty { return { _, _ in true } }
        let codes = labels.map { label in
            (match(label.pattern, locals), label.condition.map { code($0, locals) })
        }
        return { frame, value in
            for (match, condition) in codes where try match(frame, value) {
                guard let condition else { return true }
                if case .bool(true) = try condition(frame) { return true }
            }
            return false
        }
    }

    private func `do`(
        _ body: [CheckedStatement], _ catches: [CheckedStatement.Catch], _ locals: Locals
    ) -> Step {
        let body = block(body, locals)
        if catches.isEmpty { return body }
        let handlers = catches.map {
            (match($0.pattern, locals), $0.condition.map { code($0, locals) }, block($0.statements, locals))
        }
        return { frame in
            do {
                return try body(frame)
            } catch let error as ThrownValue {
                for (match, condition, handler) in handlers where try match(frame, error.value) {
                    if let condition, case .bool(false) = try condition(frame) { continue }
                    return try handler(frame)
                }
                throw error
            }
        }
    }
}

extension CheckedStatement {
    fileprivate var isDefer: Bool {
        guard case .defer = kind else { return false }
        return true
    }
}

extension CheckedPattern {
    /// The variables that it binds.
    var variables: [LocalVariable] {
        switch self {
        case .bind(let variable): [variable]
        case .tuple(let patterns), .enumCase(_, let patterns): patterns.flatMap(\.variables)
        case .some(let pattern), .cast(_, _, let pattern): pattern.variables
        case .any, .global, .none, .expression: []
        }
    }
}
