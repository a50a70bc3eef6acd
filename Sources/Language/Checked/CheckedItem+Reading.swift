extension CheckedItem {
    /// Whether it may mean something else after a replacement.
    public func isReached(by reach: Reach) -> Bool { mentions.map(reach.includes) ?? false }

    /// Whether it is an expression whose evaluation cannot change what views read: it calls only built-ins, without
    /// handing them functions, and functions that do the same. Of what returns nothing, only printing is allowed.
    public var onlyReads: Bool {
        var check = ReadingCheck()
        switch kind {
        case .value(let expression): return check.onlyReads(expression)
        case .statement(let statement):
            guard case .expression(let expression) = statement.kind, case .call(let call) = expression.kind,
                case .none = call.receiver
            else { return false }
            return check.onlyReads(expression)
        default: return false
        }
    }

    /// Whether it is a variable, or several, the value of which is only read.
    public var onlyReadsItsValue: Bool {
        guard case .variable(_, let value, _) = kind else { return false }
        var check = ReadingCheck()
        return value.map { check.onlyReads($0) } ?? true
    }
}

/// Looks for what an expression may change. It gives up where the program's own functions lead far: what it does not know
/// may change anything.
private struct ReadingCheck {
    /// How many bodies it may still look into.
    private var bodies = 16
    /// How many statements a body may have.
    private static let mostStatements = 16

    mutating func onlyReads(_ expressions: [CheckedExpression]) -> Bool {
        for expression in expressions where !onlyReads(expression) { return false }
        return true
    }

    mutating func onlyReads(_ expression: CheckedExpression) -> Bool {
        switch expression.kind {
        case .integer, .double, .string, .boolean, .none, .local, .global, .metatype: true
        case .stored(let base, _), .tupleElement(let base, _), .typeOf(let base), .testNone(let base, _),
            .optionalChain(let base), .unwrapOrEnd(let base), .force(let base), .cast(let base, _, _),
            .convert(let base, _):
            onlyReads(base)
        case .array(let elements), .tuple(let elements), .enumCase(_, let elements): onlyReads(elements)
        case .dictionary(let elements): onlyReads(elements.flatMap { [$0.key, $0.value] })
        case .and(let one, let other), .or(let one, let other), .coalesce(let one, let other):
            onlyReads([one, other])
        case .ternary(let condition, let one, let other): onlyReads([condition, one, other])
        case .call(let call): onlyReads(call)
        // A text asks values for their descriptions, which may be the program's own.
        case .interpolation(let segments): onlyReads(segments)
        case .keyPath, .applyKeyPath, .apply, .function, .closure, .viewBuilder, .inout, .assign,
            .modify, .optionalTry, .forceTry, .statement:
            false
        }
    }

    private mutating func onlyReads(_ segments: [InterpolationSegment]) -> Bool {
        for case .value(let value) in segments where !(value.isPlain && onlyReads(value)) { return false }
        return true
    }

    private mutating func onlyReads(_ call: CheckedCall) -> Bool {
        switch call.function.implementation {
        // A built-in calls the functions that it is handed.
        case .builtIn: guard !call.arguments.contains(where: { $0.type.holdsFunction }) else { return false }
        case .stored, .global, .enumCase: break
        case .body: guard onlyReads(call.function) else { return false }
        case .requirement, .synthesized: return false
        }
        switch call.receiver {
        case .none, .type: break
        case .value(let value): guard onlyReads(value) else { return false }
        case .place: return false
        }
        return onlyReads(call.arguments)
    }

    /// Whether a function of the program reads its parameters and what is known everywhere, and makes a value of them.
    private mutating func onlyReads(_ function: FunctionDeclaration) -> Bool {
        guard bodies > 0, let body = function.body, body.statements.count <= Self.mostStatements,
            !function.isOverridable, !function.isMutating, function.owner?.kind != .class
        else { return false }
        bodies -= 1
        if function.kind == .initializer {
            // What the properties begin with is evaluated first.
            for case .property(let property) in function.owner?.body?.order ?? [] {
                guard let stored = property.stored ?? property.lazyStorage else { continue }
                if stored.isWrapper || property.observers != nil { return false }
                if let value = stored.initialValue, !onlyReads(value) { return false }
            }
        }
        for statement in body.statements {
            switch statement.kind {
            case .return(nil): break
            case .return(let value?): guard onlyReads(value) else { return false }
            case .variable(.bind, let value): guard value.map({ onlyReads($0) }) ?? true else { return false }
            case .expression(let expression):
                if case .assign(let place, let value) = expression.kind, place.isOfBody {
                    guard onlyReads(value) else { return false }
                } else if !onlyReads(expression) {
                    return false
                }
            default: return false
            }
        }
        return true
    }
}

extension CheckedPlace {
    /// Whether it is a part of a variable of the body that it stands in.
    fileprivate var isOfBody: Bool {
        switch kind {
        case .local: true
        case .stored(let base, _), .tupleElement(let base, _): base.isOfBody
        default: false
        }
    }
}

extension SwiftType {
    /// Whether functions are part of the type.
    fileprivate var holdsFunction: Bool {
        contains { if case .function = $0 { true } else { false } }
    }
}

extension CheckedExpression {
    /// Whether its value is a number, a text or whatever else is built in and made of nothing else.
    fileprivate var isPlain: Bool {
        guard case .nominal(let nominal) = type else { return false }
        return nominal.declaration.isBuiltIn && nominal.arguments.isEmpty
    }
}
