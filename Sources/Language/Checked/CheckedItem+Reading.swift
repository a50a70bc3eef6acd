extension CheckedItem {
    /// Whether it may mean something else after a replacement.
    public func isReached(by reach: Reach) -> Bool { mentions.map(reach.includes) ?? false }

    /// Whether it is an expression that only looks at values, so that nothing which a view reads can be another
    /// afterwards: it calls nothing but built-ins, and hands them no functions. What returns nothing is called for what it
    /// does: only to print is to do nothing to others.
    public var onlyReads: Bool {
        switch kind {
        case .value(let expression): return expression.onlyReads
        case .statement(let statement):
            guard case .expression(let expression) = statement.kind, case .call(let call) = expression.kind,
                case .none = call.receiver
            else { return false }
            return expression.onlyReads
        default: return false
        }
    }

    /// Whether it is a variable, or several, the value of which is only read.
    public var onlyReadsItsValue: Bool {
        if case .variable(_, let value, _) = kind { value?.onlyReads ?? true } else { false }
    }
}

extension CheckedExpression {
    fileprivate var onlyReads: Bool {
        switch kind {
        case .integer, .double, .string, .boolean, .none, .local, .global, .metatype: true
        case .stored(let base, _), .tupleElement(let base, _), .typeOf(let base), .testNone(let base, _),
            .optionalChain(let base), .unwrapOrEnd(let base), .force(let base), .cast(let base, _, _),
            .convert(let base, _):
            base.onlyReads
        case .array(let elements), .tuple(let elements), .enumCase(_, let elements):
            elements.allSatisfy(\.onlyReads)
        case .dictionary(let elements): elements.allSatisfy { $0.key.onlyReads && $0.value.onlyReads }
        case .and(let one, let other), .or(let one, let other), .coalesce(let one, let other):
            one.onlyReads && other.onlyReads
        case .ternary(let condition, let one, let other):
            condition.onlyReads && one.onlyReads && other.onlyReads
        case .call(let call): call.onlyReads
        // A text asks values for their descriptions, which may be the program's own.
        case .interpolation(let segments):
            segments.allSatisfy { if case .value(let value) = $0 { value.isPlain && value.onlyReads } else { true } }
        case .keyPath, .applyKeyPath, .apply, .function, .closure, .viewBuilder, .inout, .assign,
            .modify, .optionalTry, .forceTry, .statement:
            false
        }
    }
}

extension CheckedExpression {
    /// Whether its value is a number, a text or whatever else is built in and made of nothing else.
    private var isPlain: Bool {
        guard case .nominal(let nominal) = type else { return false }
        return nominal.declaration.isBuiltIn && nominal.arguments.isEmpty
    }
}

extension CheckedCall {
    fileprivate var onlyReads: Bool {
        switch function.implementation {
        case .builtIn, .stored, .global, .enumCase: break
        case .body, .requirement, .synthesized: return false
        }
        let receiverReads =
            switch receiver {
            case .none, .type: true
            case .value(let value): value.onlyReads
            case .place: false
            }
        return receiverReads && arguments.allSatisfy(\.onlyReads)
    }
}
