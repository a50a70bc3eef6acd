/// Which statements can be reached: a body that yields a value must not be left by its end, nor the `else` of a `guard`.
extension [CheckedStatement] {
    /// Whether every path ends in `return` or `throw`, or does not end at all.
    var endsInReturn: Bool { !flow.reachesEnd }

    /// Whether every path leaves the block, by a jump too: the `else` of a `guard` must.
    var leavesScope: Bool { !flow.reachesEnd }

    /// How they are left. What stands behind a statement that never reaches its end counts for nothing.
    fileprivate var flow: Outflow {
        var flow = Outflow()
        for statement in self where flow.reachesEnd {
            let next = statement.flow
            flow = Outflow(reachesEnd: next.reachesEnd, jumps: flow.jumps.union(next.jumps))
        }
        return flow
    }
}

/// How statements are left.
private struct Outflow {
    /// Whether what stands behind them is reached.
    var reachesEnd = true
    /// The jumps out of them that can be reached.
    var jumps: Set<Jump> = []

    enum Jump: Hashable {
        case `break`(String?)
        case `continue`(String?)
        case `fallthrough`
    }

    static func jump(_ jump: Jump) -> Outflow { Outflow(reachesEnd: false, jumps: [jump]) }

    /// One of several ways is taken.
    static func any(of ways: [Outflow]) -> Outflow {
        Outflow(
            reachesEnd: ways.contains { $0.reachesEnd },
            jumps: ways.reduce(into: []) { $0.formUnion($1.jumps) })
    }

    /// Whether a jump of one kind leads to a loop, a `switch` or a labelled statement.
    func jumps(by jump: (String?) -> Jump, to label: String?, isUnnamed: Bool = true) -> Bool {
        isUnnamed && jumps.contains(jump(nil)) || label.map { jumps.contains(jump($0)) } ?? false
    }

    /// The flow of a loop or another statement that jumps in its body lead to.
    func leaving(_ label: String?, isLoop: Bool, reachesEnd: Bool) -> Outflow {
        var own: Set<Jump> = [.break(label), .fallthrough]
        if isLoop { own.formUnion([.break(nil), .continue(nil), .continue(label)]) }
        return Outflow(reachesEnd: reachesEnd, jumps: jumps.subtracting(own))
    }
}

extension CheckedStatement {
    fileprivate var flow: Outflow {
        switch kind {
        case .return, .throw: return Outflow(reachesEnd: false)
        case .break(let label): return .jump(.break(label))
        case .continue(let label): return .jump(.continue(label))
        case .fallthrough: return .jump(.fallthrough)
        case .expression(let value), .variable(_, let value?): return Outflow(reachesEnd: !value.type.isNever)
        case .variable(_, nil), .function, .defer, .yield: return Outflow()
        case .labeled(let label, let body):
            let inner = body.flow
            let isLeft = inner.jumps(by: Outflow.Jump.break, to: label, isUnnamed: false)
            return inner.leaving(label, isLoop: false, reachesEnd: inner.reachesEnd || isLeft)
        case .conditional(let branches, let otherwise): return Self.flow(of: branches, otherwise: otherwise)
        case .guard(_, let otherwise): return Outflow(jumps: otherwise.flow.jumps)
        case .do(let body, let catches): return .any(of: [body.flow] + catches.map(\.statements.flow))
        case .switch(let value, let cases):
            if value.type.isNever { return Outflow(reachesEnd: false) }
            let inner = Outflow.any(of: cases.map(\.statements.flow))
            return Outflow(
                reachesEnd: inner.reachesEnd || inner.jumps.contains(.break(nil)),
                jumps: inner.jumps.subtracting([.break(nil), .fallthrough]))
        case .forIn(let loop): return loop.statements.flow.leaving(loop.label, isLoop: true, reachesEnd: true)
        case .while(let label, let conditions, let body):
            let inner = body.flow
            return inner.leaving(
                label, isLoop: true,
                reachesEnd: conditions.constant != true || inner.jumps(by: Outflow.Jump.break, to: label))
        case .repeatWhile(let label, let body, let condition):
            let inner = body.flow
            let asksAgain = inner.reachesEnd || inner.jumps(by: Outflow.Jump.continue, to: label)
            return inner.leaving(
                label, isLoop: true,
                reachesEnd: asksAgain && condition.constant != true || inner.jumps(by: Outflow.Jump.break, to: label))
        }
    }

    /// Branches behind a condition that always holds are never taken, nor is one whose condition never does.
    private static func flow(of branches: [Branch], otherwise: [CheckedStatement]?) -> Outflow {
        var ways: [Outflow] = []
        for branch in branches where branch.conditions.constant != false {
            ways.append(branch.statements.flow)
            if branch.conditions.constant == true { return .any(of: ways) }
        }
        return .any(of: ways + [otherwise?.flow ?? Outflow()])
    }
}

extension [CheckedCondition] {
    /// Whether all of them always hold, or one never does, as it is written; nil where the program decides.
    fileprivate var constant: Bool? {
        guard count == 1, case .boolean(let condition)? = first else { return nil }
        return condition.constant
    }
}

extension CheckedExpression {
    /// `true` or `false`, as it is written.
    fileprivate var constant: Bool? {
        guard case .boolean(let value) = kind else { return nil }
        return value
    }
}
