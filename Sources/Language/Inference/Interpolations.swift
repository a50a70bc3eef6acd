import SwiftSyntax

extension Checker {
    /// `\(n, pad: 3)` by an `appendInterpolation` of the program: the text that it appends; nil where none takes what
    /// is written.
    func declaredInterpolation(_ part: ExpressionSegmentSyntax) throws -> CheckedExpression? {
        guard let nominal = declarations.builtIns.nominal(named: "DefaultStringInterpolation") else { return nil }
        let type = selfType(of: nominal)
        let own = findMembers("appendInterpolation", on: type, isStatic: false).filter {
            guard case .function(let function) = $0.member else { return false }
            return !function.context.isBuiltIn
        }
        guard !own.isEmpty else { return nil }
        let place = position(part)
        let text = makeLocal("interpolation", type, isMutable: true)
        let candidates = own.compactMap { found -> Candidate? in
            guard case .function(let function) = found.member else { return nil }
            return Candidate(.function(function), found, from: .value(local(text, at: place)))
        }
        let isPlain = part.expressions.count == 1 && part.expressions.first?.label == nil
        let written = arguments(of: part.expressions)
        // Beside those of the program stands the one that takes any value.
        let takesLabels = candidates.contains {
            ArgumentMatcher(parameters: $0.parameters, arguments: written).match().mismatch == nil
        }
        guard takesLabels || !isPlain else { return nil }
        return try attempt {
            let append = try call(candidates, written, expected: .void, at: part)
            let string = try core("String", at: part)
            let steps = [
                CheckedStatement(.variable(.bind(text), make(.string(""), type, at: place)), at: place),
                CheckedStatement(.expression(append), at: place),
                CheckedStatement(
                    .yield(make(.convert(local(text, at: place), .keyPath), string, at: place)), at: place),
            ]
            return make(.statement(CheckedStatement(.do(steps, catches: []), at: place)), string, at: place)
        } otherwise: { diagnostic in
            guard isPlain, diagnostic.problem.isArgumentMismatch else { throw diagnostic }
            return nil
        }
    }
}
