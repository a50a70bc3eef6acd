/// Non-escaping functions, `inout` parameters and a mutating `self` do not outlive their call.
extension Checker {
    /// Throws where something is passed, assigned or given to what keeps it, and is a non-escaping function, or a closure that
    /// captures something which does not outlive the call at hand.
    func requireFree(_ value: CheckedExpression, _ purpose: ConversionPurpose) throws {
        switch value.kind {
        case .convert(let inner, _): try requireFree(inner, purpose)
        case .ternary(_, let one, let other):
            try requireFree(one, purpose)
            try requireFree(other, purpose)
        case .local(let variable):
            guard case .function? = variable.bond else { return }
            throw Diagnostic(
                .keepsFunction(variable.name, purpose: purpose), at: value.position, length: variable.name.utf8.count)
        case .closure(let closure):
            guard let variable = closure.captures.first(where: { $0.bond != nil }), let bond = variable.bond else {
                return
            }
            throw Diagnostic(.escapingCapture(bond, name: variable.name), at: value.position, length: 1)
        default: break
        }
    }

    /// The list or dictionary that a literal makes; throws where it would keep a non-escaping function.
    func requiringFreeElements(_ literal: CheckedExpression) throws -> CheckedExpression {
        let elements: [CheckedExpression] =
            switch literal.kind {
            case .array(let elements): elements
            case .dictionary(let pairs): pairs.map(\.value)
            default: []
            }
        for element in elements { try requireFree(element, .element) }
        return literal
    }
}
