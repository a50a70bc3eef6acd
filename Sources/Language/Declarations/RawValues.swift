import SwiftSyntax

/// The raw values of an enum's cases.
extension Checker {
    /// Works out a case's raw value: the one that is written, its name, or the next number.
    func resolveRawValue(of enumCase: EnumCase) throws {
        try resolve(enumCase)
        guard let raw = enumCase.owner.rawType, let context = enumCase.context else {
            guard let syntax = enumCase.rawSyntax, let context = enumCase.context else { return }
            throw within(checkingContext(of: context)) { diagnostic(.rawValueWithoutType, at: syntax) }
        }
        guard enumCase.payload.isEmpty else {
            throw Diagnostic(
                .rawValueWithPayload(enumCase.name), at: enumCase.position, length: enumCase.name.utf8.count)
        }
        try within(checkingContext(of: context)) {
            if let syntax = enumCase.rawSyntax {
                guard syntax.isLiteral else { throw diagnostic(.rawValueNotLiteral, at: syntax) }
                enumCase.rawValue = try isolated { try check(syntax, as: raw, .rawValue) }
            } else if arguments(of: raw, ifNamed: "String") != nil {
                enumCase.rawValue = CheckedExpression(.string(enumCase.name), raw, at: enumCase.position)
            } else if case .nominal(let nominal) = known(raw), nominal.declaration.isBuiltIn,
                let bounds = Self.bounds(ofWholeNumber: nominal.declaration.name)
            {
                enumCase.rawValue = CheckedExpression(
                    .integer(try countedRawValue(of: enumCase, bounds, nominal.declaration.name)), raw,
                    at: enumCase.position)
            } else if isDouble(raw), let number = wholeRawValue(of: enumCase) {
                enumCase.rawValue = CheckedExpression(.double(number), raw, at: enumCase.position)
            } else if let value = try namedRawValue(of: enumCase, raw) {
                enumCase.rawValue = value
            } else {
                throw Diagnostic(.rawValueMissing, at: enumCase.position, length: enumCase.name.utf8.count)
            }
        }
        try requireOwnRawValue(of: enumCase)
    }

    /// The number after that of the case before; 0 for the first.
    private func countedRawValue(of enumCase: EnumCase, _ bounds: ClosedRange<Int>, _ type: String) throws -> Int {
        guard enumCase.index > 0,
            case .integer(let before)? = enumCase.owner.cases[enumCase.index - 1].rawValue?.kind
        else { return 0 }
        // The largest numbers without a sign are kept by their bits.
        let isWide = type == "UInt" || type == "UInt64"
        guard isWide ? before != -1 : before < bounds.upperBound else {
            throw Diagnostic(
                .literalOverflows(isWide ? "18446744073709551616" : "\(before.magnitude + 1)", type: type),
                at: enumCase.position,
                length: enumCase.name.utf8.count)
        }
        return before &+ 1
    }

    /// The number after that of the case before, where that is written as a whole number; 0 for the first.
    private func wholeRawValue(of enumCase: EnumCase) -> Double? {
        guard enumCase.index > 0 else { return 0 }
        let before = enumCase.owner.cases[enumCase.index - 1]
        guard before.rawSyntax?.isFraction != true, case .double(let number)? = before.rawValue?.kind else {
            return nil
        }
        return number + 1
    }

    /// The name of a case as a value of a declared type that texts stand for; nil for other types.
    private func namedRawValue(of enumCase: EnumCase, _ raw: SwiftType) throws -> CheckedExpression? {
        guard isExpressible(raw, by: "ExpressibleByStringLiteral") else { return nil }
        let string = try core("String", at: TokenSyntax.identifier(enumCase.name))
        return try isolated { try literal(make(.string(enumCase.name), string, at: enumCase.position), as: raw) }
    }

    private func requireOwnRawValue(of enumCase: EnumCase) throws {
        guard let value = enumCase.rawValue?.kind.literalText else { return }
        guard let index = enumCase.owner.indicesByRawValue[value], index < enumCase.index else {
            enumCase.owner.indicesByRawValue[value] = enumCase.index
            return
        }
        throw Diagnostic(
            .rawValueTwice(value, other: enumCase.owner.cases[index].name),
            at: enumCase.rawValue?.position ?? enumCase.position,
            length: enumCase.rawSyntax?.trimmedLength.utf8Length ?? enumCase.name.utf8.count)
    }
}

extension ExprSyntax {
    /// Whether it is a literal, a negative one among them.
    fileprivate var isLiteral: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr: true
        case .stringLiteralExpr(let literal): literal.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
        case .prefixOperatorExpr(let prefix): prefix.expression.isLiteral
        default: false
        }
    }
}

extension ExprSyntax {
    /// Whether it is a number with a fraction, or a negative one.
    fileprivate var isFraction: Bool {
        self.as(PrefixOperatorExprSyntax.self)?.expression.isFraction ?? self.is(FloatLiteralExprSyntax.self)
    }
}

extension CheckedExpression.Kind {
    /// A literal as it is compared with others.
    fileprivate var literalText: String? {
        switch self {
        case .integer(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value): "\"\(value)\""
        default: nil
        }
    }
}
