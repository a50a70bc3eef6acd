import SwiftSyntax

/// Functions and places that are lent for the time of a call are not kept.
extension Checker {
    /// Throws where a function that ends with the call at hand is handed to something that keeps it.
    func requireFree(_ value: CheckedExpression, _ purpose: ConversionPurpose, at node: some SyntaxProtocol) throws {
        var value = value
        while case .convert(let inner, _) = value.kind { value = inner }
        guard case .local(let variable) = value.kind, case .function? = variable.bond else { return }
        throw diagnostic(.keepsFunction(variable.name, purpose: purpose), at: node)
    }

    /// Throws where a closure that may be kept refers to what ends with the call at hand.
    func requireFree(_ value: CheckedExpression, at syntax: ClosureExprSyntax) throws {
        guard case .closure(let closure) = value.kind,
            let variable = closure.captures.first(where: { $0.bond != nil }), let bond = variable.bond
        else { return }
        throw diagnostic(.escapingCapture(bond, name: variable.name), at: syntax.leftBrace)
    }
}
