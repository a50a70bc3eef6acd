import SwiftSyntax

/// Literals that stand for values of declared types: `let name: Name = "a"`.
extension Checker {
    /// A literal as a value of a type that is expressible by it; nil where the expression is no literal, or the type
    /// takes none of its kind.
    func literal(_ expression: CheckedExpression, as wanted: SwiftType) throws -> CheckedExpression? {
        let wanted = known(wanted)
        if let inner = wrapped(wanted) {
            guard let value = try literal(expression, as: inner) else { return nil }
            return make(.convert(value, .optional), wanted, at: expression.position)
        }
        if case .string(let text) = expression.kind, known(expression.type) != wanted,
            let type = textType(of: text, expected: wanted)
        {
            return make(.string(text), type, at: expression.position)
        }
        if case .interpolation = expression.kind, isNamed("String", known(expression.type)),
            isNamed("Substring", known(wanted))
        {
            inference.score.literals += 1
            let argument = Argument(
                label: nil, content: .checked(expression), position: expression.position, checked: expression)
            let token = TokenSyntax(.identifier("init"), presence: .present)
            return try written(at: expression.position) {
                try call(initializers(of: known(wanted)), [argument], expected: wanted, at: token)
            }
        }
        guard let (name, label, own) = expression.kind.literal, arguments(of: expression.type, ifNamed: own) != nil,
            isDeclared(wanted, by: name) || isLocalizedKey(wanted), isExpressible(wanted, by: name)
        else { return nil }
        if case .interpolation(let segments) = expression.kind, isLocalizedKey(wanted) {
            inference.score.conversions += 1
            let token = TokenSyntax(.identifier(label), presence: .present)
            return try written(at: expression.position) { try localizedKey(segments, at: token) }
        }
        guard let parameter = literalParameter(label, of: wanted) else { return nil }
        var value = expression
        if case .integer(let number) = expression.kind, isDouble(parameter) {
            value = make(.double(Double(number)), parameter, at: expression.position)
        } else if case .integer(let number) = expression.kind, let name = parameter.nominal?.name,
            Self.bounds(ofWholeNumber: name)?.contains(number) == true
        {
            value = make(.integer(number), parameter, at: expression.position)
        } else if case .member = known(parameter) {
            // The protocol's own requirement takes the literal as it is.
            value = make(expression.kind, parameter, at: expression.position)
        }
        let argument = Argument(
            label: label, content: .checked(value), position: expression.position, checked: value)
        let token = TokenSyntax(.identifier(label), presence: .present)
        return try written(at: expression.position) { try make(wanted, label, [argument], at: token) }
    }

    /// `Version("1.2")`: a literal in the parentheses of a type that it may stand for is a value of that type. Nil where the
    /// type takes no such literal.
    func literal(in arguments: [Argument], made type: SwiftType) throws -> CheckedExpression? {
        guard arguments.count == 1, let syntax = arguments.first?.syntax, arguments.first?.label == nil,
            case .nominal(let nominal) = known(type)
        else { return nil }
        if nominal.declaration.isBuiltIn, !isDeclared(type, by: syntax.literalProtocol ?? "") {
            if nominal.declaration.isOptional, syntax.is(NilLiteralExprSyntax.self) {
                return try check(syntax, as: type, .coercion)
            }
            guard nominal.declaration.qualifiedName == "Unicode.Scalar",
                let text = syntax.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
                text.unicodeScalars.count == 1
            else { return nil }
        } else {
            guard let name = syntax.literalProtocol, isExpressible(type, by: name) else { return nil }
        }
        return try check(syntax, as: type, .coercion)
    }

    /// Whether literals of a type need an initializer of the program, if it has one: a type of the library may be given one
    /// by an extension.
    private func isDeclared(_ type: SwiftType, by name: String) -> Bool {
        guard case .nominal(let nominal) = type, nominal.declaration.isBuiltIn,
            let target = declarations.builtIns.nominal(named: name)
        else { return true }
        return conformance(of: nominal.declaration, to: target)?.context.isBuiltIn == false
    }

    /// Whether a type conforms to one of the literal protocols.
    func isExpressible(_ type: SwiftType, by name: String) -> Bool {
        guard let target = declarations.builtIns.nominal(named: name) else { return false }
        switch known(type) {
        case .nominal(let nominal): return conformance(of: nominal.declaration, to: target) != nil
        case .parameter, .member, .opaque: return conforms(type, to: ProtocolType(target))
        default: return false
        }
    }

    private func literalInitializers(_ label: String, of type: SwiftType) -> [Candidate] {
        initializers(of: type).filter { candidate in
            if let function = candidate.function { try? resolveSignature(function) }
            return candidate.parameters.count == 1 && candidate.parameters.first?.label == label
        }
    }

    /// The type of the parameter that takes a literal.
    private func literalParameter(_ label: String, of type: SwiftType) -> SwiftType? {
        guard let first = literalInitializers(label, of: type).first, let parameter = first.parameters.first else {
            return nil
        }
        return substitute(parameter.type, first.substitution)
    }

    /// A call of the initializer that takes a literal.
    private func make(
        _ type: SwiftType, _ label: String, _ arguments: [Argument], at node: some SyntaxProtocol
    ) throws -> CheckedExpression? {
        guard let first = literalInitializers(label, of: type).first else { return nil }
        inference.score.literals += 1
        return try call([first], arguments, expected: type, at: node)
    }

    /// `[a, b]` for a declared type.
    func arrayLiteral(_ syntax: ArrayExprSyntax, as type: SwiftType) throws -> CheckedExpression? {
        guard isExpressible(type, by: "ExpressibleByArrayLiteral") else { return nil }
        let arguments = syntax.elements.enumerated().map { index, element in
            Argument(
                label: index == 0 ? "arrayLiteral" : nil, content: .syntax(element.expression),
                position: position(element))
        }
        return try make(type, "arrayLiteral", arguments, at: syntax)
    }

    /// `[a: b]` for a declared type.
    func dictionaryLiteral(_ syntax: DictionaryExprSyntax, as type: SwiftType) throws -> CheckedExpression? {
        guard isExpressible(type, by: "ExpressibleByDictionaryLiteral"),
            let target = declarations.builtIns.nominal(named: "ExpressibleByDictionaryLiteral")
        else { return nil }
        let parts = ["Key", "Value"].map { name -> SwiftType in
            guard let member = associatedType(named: name, in: target) else { return freshVariable() }
            return known(.member(of: type, member))
        }
        var arguments: [Argument] = []
        if case .elements(let elements) = syntax.content {
            for (index, element) in elements.enumerated() {
                let pair = [
                    try check(element.key, as: parts[0], .element), try check(element.value, as: parts[1], .element),
                ]
                let tuple = make(
                    .tuple(pair), .tuple(pair.map { TupleElement(type: $0.type) }), at: position(element))
                arguments.append(
                    Argument(
                        label: index == 0 ? "dictionaryLiteral" : nil, content: .checked(tuple),
                        position: position(element), checked: tuple))
            }
        }
        return try make(type, "dictionaryLiteral", arguments, at: syntax)
    }

    /// `nil` for a declared type.
    func nilLiteral(_ syntax: NilLiteralExprSyntax, as type: SwiftType) throws -> CheckedExpression? {
        guard isExpressible(type, by: "ExpressibleByNilLiteral") else { return nil }
        let nothing = make(.tuple([]), .void, at: position(syntax))
        let argument = Argument(
            label: "nilLiteral", content: .checked(nothing), position: position(syntax), checked: nothing)
        return try make(type, "nilLiteral", [argument], at: syntax)
    }
}

extension CheckedExpression.Kind {
    /// The protocol of types that the literal may stand for, the label of the initializer that takes it, and the type
    /// that the literal has by itself; nil for what is no literal.
    var literal: (name: String, label: String, own: String)? {
        switch self {
        case .integer: ("ExpressibleByIntegerLiteral", "integerLiteral", "Int")
        case .double: ("ExpressibleByFloatLiteral", "floatLiteral", "Double")
        case .string: ("ExpressibleByStringLiteral", "stringLiteral", "String")
        case .interpolation: ("ExpressibleByStringInterpolation", "stringLiteral", "String")
        case .boolean: ("ExpressibleByBooleanLiteral", "booleanLiteral", "Bool")
        default: nil
        }
    }
}

extension ExprSyntax {
    /// The protocol of types that the literal may stand for; nil for what is no literal of one value.
    fileprivate var literalProtocol: String? {
        switch self.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: "ExpressibleByIntegerLiteral"
        case .floatLiteralExpr: "ExpressibleByFloatLiteral"
        case .booleanLiteralExpr: "ExpressibleByBooleanLiteral"
        case .nilLiteralExpr: "ExpressibleByNilLiteral"
        case .tupleExpr(let parentheses) where parentheses.elements.count == 1:
            parentheses.elements.first.flatMap { $0.label == nil ? $0.expression.literalProtocol : nil }
        case .prefixOperatorExpr(let negative)
        where negative.operator.text == "-"
            && [.integerLiteralExpr, .floatLiteralExpr].contains(negative.expression.kind):
            negative.expression.literalProtocol
        case .stringLiteralExpr(let text):
            text.representedLiteralValue == nil ? "ExpressibleByStringInterpolation" : "ExpressibleByStringLiteral"
        default: nil
        }
    }
}
