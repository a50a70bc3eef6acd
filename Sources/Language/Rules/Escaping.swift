import SwiftSyntax

/// Non-escaping functions, `inout` parameters and a mutating `self` do not outlive their call.
extension Checker {
    /// Throws where a non-escaping function is passed or assigned to something that keeps it.
    func requireFree(_ value: CheckedExpression, _ purpose: ConversionPurpose, at node: some SyntaxProtocol) throws {
        var value = value
        while case .convert(let inner, _) = value.kind { value = inner }
        guard case .local(let variable) = value.kind, case .function? = variable.bond else { return }
        throw diagnostic(.keepsFunction(variable.name, purpose: purpose), at: node)
    }

    /// Throws where an escaping closure captures something that does not outlive the call at hand.
    func requireFree(_ value: CheckedExpression, at syntax: ClosureExprSyntax) throws {
        guard case .closure(let closure) = value.kind,
            let variable = closure.captures.first(where: { $0.bond != nil }), let bond = variable.bond
        else { return }
        throw diagnostic(.escapingCapture(bond, name: variable.name), at: syntax.leftBrace)
    }
}
