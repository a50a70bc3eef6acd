extension CheckedItem {
    /// Whether it is an expression that only looks at values, so that nothing which a view reads can be another
    /// afterwards: it calls nothing but built-ins, and hands them no functions.
    public var onlyReads: Bool {
        if case .value(let expression) = kind { expression.onlyReads } else { false }
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
        case .interpolation, .keyPath, .applyKeyPath, .apply, .function, .closure, .viewBuilder, .inout, .assign,
            .modify, .optionalTry, .forceTry, .statement:
            false
        }
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
