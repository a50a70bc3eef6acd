import SwiftSyntax

/// Capture lists, `[weak self, x = y]`, and implicit uses of `self` in closures.
extension Checker {
    /// `[x]` and `[x = value]`: variables whose values are copied when the closure is made. `[self]` changes nothing.
    func declareCaptures(of syntax: ClosureExprSyntax) throws -> [CheckedStatement] {
        try (syntax.signature?.capture?.items ?? []).compactMap { capture in
            let name = capture.name.plainText
            if capture.specifier == nil, capture.initializer == nil, name == "self" { return nil }
            let value: CheckedExpression
            if let initializer = capture.initializer {
                value = try infer(initializer.value, hint: nil)
            } else {
                guard case .value(let found) = try reference(to: capture.name, isCalled: false) else { return nil }
                value = found
            }
            guard let specifier = capture.specifier else {
                let variable = makeLocal(name, value.type)
                here.scope?.declare(name, .variable(variable))
                return CheckedStatement(.variable(.bind(variable), value), at: position(capture))
            }
            return try declare(name, referringTo: value, specifier, at: position(capture))
        }
    }

    /// `[weak x]` and `[unowned x]`: the closure does not keep the object.
    private func declare(
        _ name: String, referringTo value: CheckedExpression, _ specifier: ClosureCaptureSpecifierSyntax,
        at position: SourcePosition
    ) throws -> CheckedStatement {
        let object = wrapped(value.type) ?? value.type
        guard isClass(object) else {
            throw diagnostic(.notAnObject(word: specifier.specifier.text, type: finished(value.type)), at: specifier)
        }
        let isUnowned = specifier.specifier.tokenKind == .keyword(.unowned)
        let holder = makeLocal(name, value.type)
        here.scope?.declare(
            name, .reference(holder, isUnowned ? value.type : optional(object), isUnowned: isUnowned))
        let reference = make(.convert(value, .reference), value.type, at: value.position)
        return CheckedStatement(.variable(.bind(holder), reference), at: position)
    }

    /// `self` where a member is named alone.
    ///
    /// - Throws: where an escaping closure must name `self` explicitly.
    func implicitSelf(_ own: LocalVariable, for token: TokenSyntax, isMethod: Bool) throws -> CheckedExpression {
        let position = position(token)
        guard let type = here.selfType, isClass(type) else { return local(own, at: position) }
        let entry = here.scope?.entry(named: "self")
        let depth: Int
        switch entry {
        case .variable(let variable): depth = variable.depth
        case .reference(_, _, isUnowned: false)?:
            throw diagnostic(.implicitOptionalSelf(token.plainText), at: token)
        case .reference(let holder, _, _)?: depth = holder.depth + 1
        default: depth = own.depth
        }
        var function = here.function
        while let current = function, current.depth > depth, !current.capturesSelf {
            if current.isKept { throw diagnostic(.implicitSelf(token.plainText, isMethod: isMethod), at: token) }
            function = current.outer
        }
        return try entry.map { try read($0, at: position) } ?? local(own, at: position)
    }
}

extension ClosureExprSyntax {
    /// Whether its list says that it captures `self`.
    var capturesSelf: Bool {
        signature?.capture?.items.contains {
            $0.name.plainText == "self" && $0.initializer == nil && $0.specifier?.specifier.tokenKind != .keyword(.weak)
        } == true
    }

    /// Whether it is called where it is written: `{ … }()`.
    var isCalledAtOnce: Bool {
        var called = ExprSyntax(self)
        while let tuple = called.parent?.parent?.parent?.as(TupleExprSyntax.self),
            ExprSyntax(tuple).inParentheses.id == id
        {
            called = ExprSyntax(tuple)
        }
        return called.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == called.id
    }
}
