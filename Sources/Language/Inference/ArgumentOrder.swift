extension Checker {
    /// Arguments of which what is written is evaluated before the defaults of what is left out, as in Swift.
    ///
    /// Code evaluates arguments in the order of their parameters. So the first default takes with it what is written
    /// behind it: that is evaluated into variables, then the default is.
    func writtenFirst(_ arguments: [CheckedExpression], isWritten: [Bool]) -> [CheckedExpression] {
        guard let first = arguments.indices.first(where: { !isWritten[$0] && !arguments[$0].isFixed }) else {
            return arguments
        }
        var settling = Settling { self.makeLocal("written", $0) }
        var ordered = arguments
        for index in arguments.indices[(first + 1)...] where isWritten[index] {
            ordered[index] = settling.settle(arguments[index])
        }
        guard !settling.statements.isEmpty else { return arguments }
        let value = arguments[first]
        let statements = settling.statements + [CheckedStatement(.yield(value), at: value.position)]
        ordered[first] = make(
            .statement(CheckedStatement(.do(statements, catches: []), at: value.position)), value.type,
            at: value.position)
        return ordered
    }
}
