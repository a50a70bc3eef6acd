extension Initialization {
    /// Follows the statements of a block, one after the other, and then the bodies of its `defer`s.
    mutating func run(_ statements: [CheckedStatement]) throws {
        let depth = deferred.count
        for statement in statements { try run(statement) }
        while deferred.count > depth, let body = deferred.popLast() { try apart { try $0.run(body) } }
    }

    /// Follows the bodies of `defer`s that run where a statement leaves the blocks inside so many of them.
    ///
    /// What leaves blocks within these bodies is not followed: they would be followed again for each way out of each.
    mutating func leave(to depth: Int) throws {
        guard !isLeaving, state != nil else { return }
        let around = deferred
        isLeaving = true
        while deferred.count > depth, let body = deferred.popLast() { try apart { try $0.run(body) } }
        isLeaving = false
        deferred = around
    }

    private mutating func run(_ statement: CheckedStatement) throws {
        switch statement.kind {
        case .expression(let value):
            try use(value)
            if value.type.isNever { state = nil }
        case .yield(let value): try use(value)
        case .labeled(let label, let body):
            try leaving(label, .block) { try $0.run(body) }
        case .defer(let body): deferred.append(body)
        case .variable(let pattern, let value):
            if let value { try use(value) }
            for variable in pattern.variables where value == nil && variable.isGivenLater {
                state?.given.remove(.local(variable))
                state?.perhapsGiven.remove(.local(variable))
            }
        // The captures of a local function must be initialized where it is called.
        case .function: break
        case .conditional(let branches, let otherwise): try run(branches, otherwise)
        case .guard(let conditions, let otherwise):
            try use(conditions)
            try apart { try $0.run(otherwise) }
        case .switch(let subject, let cases): try run(subject, cases)
        case .forIn(let loop):
            try use(loop.sequence)
            try apart { check in
                try check.leaving(loop.label, .loop) { check in
                    try check.again { check in
                        if let condition = loop.condition { try check.use(condition) }
                        try check.run(loop.statements)
                    }
                }
            }
        case .while(let label, let conditions, let body):
            try use(conditions)
            let before = state
            let end = try leaving(label, .loop) { try $0.again { try $0.run(body) } }
            state = conditions.isAlwaysTrue ? end : State.merged(before, end)
        case .repeatWhile(let label, let body, let condition):
            try leaving(label, .loop) { try $0.again { try $0.run(body) } }
            try use(condition)
        case .return(let value):
            if let value { try use(value) }
            var fails = false
            if let value, case .none = value.kind { fails = true }
            try leave(to: 0)
            if !fails, closures == 0 { try requireFilled() }
            state = nil
        case .throw(let value):
            try use(value)
            try mayThrow()
            state = nil
        case .break(let label):
            let index = targets.lastIndex { label == nil ? $0.kind != .block : $0.label == label }
            try leave(to: index.map { targets[$0].deferred } ?? 0)
            if let index { targets[index].left = State.merged(targets[index].left, state) }
            state = nil
        case .continue(let label):
            let target = targets.last { $0.kind == .loop && (label == nil || $0.label == label) }
            try leave(to: target?.deferred ?? 0)
            state = nil
        case .fallthrough: break
        case .do(let body, let catches): try run(body, catches)
        }
    }

    private mutating func run(_ branches: [CheckedStatement.Branch], _ otherwise: [CheckedStatement]?) throws {
        var end: State?
        for branch in branches {
            try use(branch.conditions)
            let before = state
            try run(branch.statements)
            end = State.merged(end, state)
            state = before
        }
        if let otherwise { try run(otherwise) }
        state = State.merged(end, state)
    }

    private mutating func run(_ subject: CheckedExpression, _ cases: [CheckedCase]) throws {
        try use(subject)
        let before = state
        var fallen: State?
        let end = try leaving(nil, .choice) { check in
            var end: State?
            for entry in cases {
                check.state = State.merged(before, fallen)
                if fallen != nil, before != nil { check.state = before }
                for label in entry.labels {
                    try check.use(label.pattern)
                    if let condition = label.condition { try check.use(condition) }
                }
                try check.run(entry.statements)
                fallen = nil
                if case .fallthrough? = entry.statements.last?.kind {
                    fallen = check.state
                } else {
                    end = State.merged(end, check.state)
                }
            }
            check.state = end
        }
        state = State.merged(end, state)
    }

    private mutating func run(_ body: [CheckedStatement], _ catches: [CheckedStatement.Catch]) throws {
        if catches.isEmpty { return try run(body) }
        let before = state
        let caught = try ended { try $0.run(body) } ?? before
        var end = state
        if !catches.contains(where: \.takesAll) {
            // The error may be none of those that are caught here.
            state = caught
            try mayThrow()
        }
        for entry in catches {
            state = caught
            try use(entry.pattern)
            if let condition = entry.condition { try use(condition) }
            try run(entry.statements)
            end = State.merged(end, state)
        }
        state = end
    }

    /// Follows the statements of a loop, which may run again after their own assignments: twice, and once where a loop
    /// around is followed the second time.
    private mutating func again(_ body: (inout Initialization) throws -> Void) throws {
        try body(&self)
        guard !isRepeating, state != nil else { return }
        isRepeating = true
        defer { isRepeating = false }
        let end = state
        try body(&self)
        state = end
    }

    /// Follows statements that may not run: their assignments count as possible only.
    private mutating func apart(_ body: (inout Initialization) throws -> Void) throws {
        let before = state
        try body(&self)
        if let end = state, var known = before {
            known.perhapsGiven.formUnion(end.perhapsGiven)
            state = known
        } else {
            state = before
        }
    }

    /// Follows a statement that a `break` may leave, and joins the paths of those `break`s.
    @discardableResult
    private mutating func leaving(
        _ label: String?, _ kind: Target.Kind, _ body: (inout Initialization) throws -> Void
    ) throws -> State? {
        targets.append(Target(label: label, kind: kind, deferred: deferred.count))
        defer { targets.removeLast() }
        try body(&self)
        let left = targets.last?.left
        state = State.merged(state, left)
        return left
    }

    private mutating func use(_ conditions: [CheckedCondition]) throws {
        for condition in conditions {
            switch condition {
            case .boolean(let value): try use(value)
            case .pattern(let pattern, let value):
                try use(value)
                try use(pattern)
            }
        }
    }

    private mutating func use(_ pattern: CheckedPattern) throws {
        switch pattern {
        case .expression(_, let value): try use(value)
        case .tuple(let parts), .enumCase(_, let parts): for part in parts { try use(part) }
        case .some(let inner), .cast(_, _, let inner): try use(inner)
        case .any, .bind, .global, .none: break
        }
    }
}

extension [CheckedCondition] {
    /// `while true`
    fileprivate var isAlwaysTrue: Bool {
        guard count == 1, case .boolean(let value) = self[0], case .boolean(true) = value.kind else { return false }
        return true
    }
}

extension CheckedStatement.Catch {
    /// Whether it takes any error.
    fileprivate var takesAll: Bool {
        guard condition == nil else { return false }
        return switch pattern {
        case .any, .bind: true
        default: false
        }
    }
}
