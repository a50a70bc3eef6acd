import SwiftSyntax

/// Lists in lists with a `nil`, which makes the elements beside it optional: `[[nil], [1]]`, `["x": nil] == ["x": 1]`,
/// `[1] + [nil]`.
extension Checker {
    /// A type as an optional, or with what it holds as optionals: that of `[1]` beside `nil` and beside `[nil]`. The one that
    /// changes least inside comes first.
    func types(besideNil type: SwiftType) -> [SwiftType] {
        if let inner = wrapped(type) { return types(besideNil: inner).dropFirst().map { optional($0) } }
        guard case .nominal(let nominal) = known(type), let element = nominal.arguments.last,
            ["Array", "Set", "ArraySlice", "Dictionary"].contains(where: { arguments(of: type, ifNamed: $0) != nil })
        else { return [optional(type)] }
        let inside = types(besideNil: element).map { inner in
            SwiftType.nominal(NominalType(nominal.declaration, nominal.arguments.dropLast() + [inner]))
        }
        return [optional(type)] + inside
    }

    /// A comparison, or a sum of lists, of which one side has a `nil` where the other one has values; nil for all else.
    func besideNil(
        _ syntax: InfixOperatorExprSyntax, _ token: TokenSyntax, _ diagnostic: Diagnostic, hint: SwiftType?
    ) -> CheckedExpression? {
        let sides = [syntax.leftOperand, syntax.rightOperand]
        let isOfLists = token.text == "+" && sides.contains { $0.is(ArrayExprSyntax.self) }
        guard Self.comparisons.contains(token.text) || isOfLists, case .nilForValue = diagnostic.problem else {
            return nil
        }
        for side in sides {
            guard let leader = attempt({ try? infer(side, hint: nil) }) else { continue }
            for type in types(besideNil: finished(leader.type)) {
                if let value = operation(syntax, token, onEachAs: type, hint: hint) { return value }
            }
        }
        return nil
    }
}
