import SwiftSyntax

/// `let (a, b) = value` at the top level: one value, taken apart into several variables of the session.
final class Destructuring {
    let pattern: TuplePatternSyntax
    let typeSyntax: TypeSyntax?
    let value: ExprSyntax
    /// The variables, in the order in which the pattern names them.
    var properties: [PropertyDeclaration] = []
    /// The pattern and the value, once they are checked.
    var checked: (pattern: CheckedPattern, value: CheckedExpression)?

    init(pattern: TuplePatternSyntax, typeSyntax: TypeSyntax?, value: ExprSyntax) {
        self.pattern = pattern
        self.typeSyntax = typeSyntax
        self.value = value
    }
}

extension Checker {
    /// Checks the value, which says of what types the variables are.
    func check(_ whole: Destructuring) throws -> (pattern: CheckedPattern, value: CheckedExpression) {
        if let checked = whole.checked { return checked }
        let value = try withinInitialValue(isOfType: false) {
            try isolated {
                guard let syntax = whole.typeSyntax else {
                    let value = try infer(whole.value, hint: nil)
                    try requireKnown(value.type, at: whole.value)
                    return value
                }
                return try check(whole.value, as: try resolveType(syntax), .specified)
            }
        }
        var rest = whole.properties[...]
        let pattern = try destructure(whole.pattern, value.type, &rest)
        whole.checked = (pattern, value)
        return (pattern, value)
    }

    private func destructure(
        _ syntax: TuplePatternSyntax, _ type: SwiftType, _ properties: inout ArraySlice<PropertyDeclaration>
    ) throws -> CheckedPattern {
        let elements = try elements(of: type, matching: syntax.elements.map(\.label), at: syntax)
        return .tuple(
            try zip(syntax.elements, elements).map { part, element in
                if let inner = part.pattern.as(TuplePatternSyntax.self) {
                    return try destructure(inner, element.type, &properties)
                }
                guard part.pattern.is(IdentifierPatternSyntax.self), let property = properties.popFirst(),
                    case .global(let variable) = property.storage
                else { return .any }
                property.type = element.type
                variable.type = element.type
                property.resolution = .done
                return .global(variable)
            })
    }
}

extension TuplePatternSyntax {
    /// The names that it binds, in order.
    var boundNames: [TokenSyntax] {
        elements.flatMap { element -> [TokenSyntax] in
            if let inner = element.pattern.as(TuplePatternSyntax.self) { return inner.boundNames }
            return element.pattern.as(IdentifierPatternSyntax.self).map { [$0.identifier] } ?? []
        }
    }
}
