extension Checker {
    /// Arguments of which what is written is evaluated before the defaults of what is left out, as in Swift.
    ///
    /// Code evaluates arguments in the order of their parameters. So the first default takes with it what is written
    /// behind it: that is evaluated into variables, then the default is.
    func writtenFirst(_ arguments: [CheckedExpression], isWritten: [Bool]) -> [CheckedExpression] {
        guard let first = arguments.indices.first(where: { !isWritten[$0] && !arguments[$0].isFixed }) else {
            return arguments
        }
        var ordered = arguments
        var statements: [CheckedStatement] = []
        for index in arguments.indices[(first + 1)...] where isWritten[index] && !arguments[index].isFixed {
            let written = arguments[index]
            let variable = makeLocal("written", written.type)
            statements.append(CheckedStatement(.variable(.bind(variable), written), at: written.position))
            ordered[index] = make(.local(variable), written.type, at: written.position)
        }
        guard !statements.isEmpty else { return arguments }
        let value = arguments[first]
        statements.append(CheckedStatement(.yield(value), at: value.position))
        ordered[first] = make(
            .statement(CheckedStatement(.do(statements, catches: []), at: value.position)), value.type,
            at: value.position)
        return ordered
    }
}

extension CheckedExpression {
    /// Whether it has the same value whenever it is evaluated, and does nothing else; a place is looked at last in any case.
    fileprivate var isFixed: Bool {
        switch kind {
        case .integer, .double, .string, .boolean, .none, .metatype, .closure, .inout: true
        case .local(let variable): !variable.isMutable
        case .array(let parts), .tuple(let parts), .enumCase(_, let parts): parts.allSatisfy(\.isFixed)
        case .convert(let value, _): value.isFixed
        default: false
        }
    }
}
