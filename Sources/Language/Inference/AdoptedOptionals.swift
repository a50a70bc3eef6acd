import SwiftSyntax

/// Arguments that were checked against a type and refused, while calls around them are tried in two ways: calls inside of
/// each other would have what is innermost checked twice as often at each level.
struct RefusedArguments {
    private var problems: [Key: Diagnostic] = [:]
    /// How many calls around are being tried.
    private var depth = 0

    private struct Key: Hashable {
        let syntax: SyntaxIdentifier
        let type: SwiftType
        /// The names around it: a closure that is checked again has other ones.
        let scope: Scope?

        static func == (one: Key, other: Key) -> Bool {
            one.syntax == other.syntax && one.scope === other.scope && one.type == other.type
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(syntax)
            hasher.combine(type)
        }
    }

    /// Begins to try a call.
    mutating func enter() { depth += 1 }

    /// Ends it: what was refused counts while some call is tried, since more is known of types after that.
    mutating func leave() {
        depth -= 1
        if depth == 0 { problems = [:] }
    }

    /// What is wrong with an argument that was refused.
    fileprivate subscript(syntax: ExprSyntax, type: SwiftType, scope: Scope?) -> Diagnostic? {
        get { problems[Key(syntax: syntax.id, type: type, scope: scope)] }
        set { problems[Key(syntax: syntax.id, type: type, scope: scope)] = newValue }
    }
}

extension Checker {
    /// Checks an argument after the expected type of the result was adopted: an optional itself, or what it wraps where only
    /// that fits the argument.
    ///
    /// Cost: each argument of calls inside of each other is refused once for each type.
    func check(
        _ argument: Argument, for parameter: Parameter, _ call: CallInProgress, adopting expected: SwiftType
    ) throws -> CheckedExpression {
        func checked() throws -> CheckedExpression {
            try check(argument, for: parameter, substitute(parameter.type, call.substitution), call)
        }
        guard case .variable = known(call.result), let inner = wrapped(expected) else {
            adopt(expected, for: call.result)
            return try checked()
        }
        inference.refused.enter()
        defer { inference.refused.leave() }
        return try attempt {
            adopt(expected, for: call.result)
            return try unlessRefused(argument, as: substitute(parameter.type, call.substitution), checked)
        } otherwise: { failure in
            let unwrapped = attempt {
                holds { unify(call.result, inner) }
                    ? try? unlessRefused(argument, as: substitute(parameter.type, call.substitution), checked) : nil
            }
            guard let unwrapped else { throw failure }
            return unwrapped
        }
    }

    /// Checks an argument that was not refused as a value of a type before.
    private func unlessRefused(
        _ argument: Argument, as type: SwiftType, _ check: () throws -> CheckedExpression
    ) throws -> CheckedExpression {
        let type = finished(type)
        guard let syntax = argument.syntax, !type.containsVariables else { return try check() }
        if let problem = inference.refused[syntax, type, here.scope] { throw problem }
        do {
            return try check()
        } catch let diagnostic as Diagnostic {
            inference.refused[syntax, type, here.scope] = diagnostic
            throw diagnostic
        }
    }
}
