/// Functions converted to another function type whose parameters or result have another representation: one that takes
/// `Int?` where one that takes `Int` is expected.
extension Checker {
    /// Whether converting an argument or the result changes the value itself, not only its static type.
    func changesValues(_ from: FunctionType, _ to: FunctionType) -> Bool {
        let parameters = zip(to.parameters, from.parameters).contains { changesValue($0.type, $1.type) }
        return parameters || known(to.result) != .void && changesValue(from.result, to.result)
    }

    private func changesValue(_ given: SwiftType, _ wanted: SwiftType) -> Bool {
        probe {
            if unify(given, wanted) { return false }
            switch conversion(from: given, to: wanted) {
            case .optional, .insideOptional, .elements: return true
            case .function:
                guard case .function(let from) = known(given), case .function(let to) = known(wanted) else {
                    return false
                }
                return changesValues(from, to)
            default: return false
            }
        }
    }

    /// A closure that converts its arguments, calls a function with them, and converts the result.
    func adapted(
        _ function: CheckedExpression, from: FunctionType, to: FunctionType
    ) throws -> CheckedExpression {
        let position = function.position
        let held = makeLocal("function", function.type)
        let own = FunctionType(
            parameters: to.parameters, result: to.result, isThrowing: from.isThrowing, thrown: from.thrown)
        let before = here
        defer { here = before }
        here.closureDepth += 1
        let scope = FunctionScope(
            result: to.result, isClosure: true, isThrowing: from.isThrowing, outer: before.function,
            depth: here.closureDepth)
        here.function = scope
        let parameters = to.parameters.map { makeLocal("value", $0.type, isMutable: $0.isInout) }
        let arguments = try zip(parameters, from.parameters).map { variable, parameter in
            let value = local(variable, at: position)
            return parameter.isInout
                ? make(.inout(try place(of: value)), variable.type, at: position)
                : try convert(value, to: parameter.type, .argument)
        }
        let value = make(.apply(local(held, at: position), arguments), from.result, at: position)
        let isVoid = known(to.result) == .void
        let last =
            try isVoid
            ? .expression(value)
            : .return(convert(value, to: to.result, .result))
                as CheckedStatement.Kind
        let closure = CheckedClosure(
            parameters: parameters, inoutParameters: to.parameters.map(\.isInout),
            statements: [CheckedStatement(last, at: position)], captures: scope.captures)
        let whole = CheckedStatement(
            .do(
                [
                    CheckedStatement(.variable(.bind(held), function), at: position),
                    CheckedStatement(.yield(make(.closure(closure), .function(own), at: position)), at: position),
                ], catches: []), at: position)
        return make(.statement(whole), .function(own), at: position)
    }
}
