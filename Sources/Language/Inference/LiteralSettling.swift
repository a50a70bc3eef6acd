import SwiftSyntax

/// Literals that stand for values of other types than they do by themselves, since only then the whole of their expression
/// fits: the numbers of `let scales: [Double] = Array(stride(from: 1, through: 3, by: 1))`, and of `total += [1, 2].max()!`.
///
/// An expression is first checked with all of its literals as what they are by themselves. Where types don't fit, it is checked
/// again with other types for them, and as few of them as will do are left so.
extension Checker {
    /// Checks a whole expression: one that is part of no other one.
    ///
    /// - Parameter expected: the type that is expected of it, where one is.
    func settlingLiterals(
        of syntax: ExprSyntax, expected: SwiftType?, _ work: () throws -> CheckedExpression
    ) throws -> CheckedExpression {
        here.literals = [:]
        defer { here.literals = nil }
        return try attempt {
            try work()
        } otherwise: { diagnostic in
            guard stop == nil, diagnostic.problem.misfits != nil, !isUnsettled(diagnostic) else { throw diagnostic }
            facts.unsettled = diagnostic.position
            let groups = LiteralGroups.find(in: syntax)
            guard !groups.isEmpty, let settled = settled(groups, after: diagnostic, expected: expected, work) else {
                throw diagnostic
            }
            facts.unsettled = nil
            here.literals = settled
            return try work()
        }
    }

    /// What literals stand for where the whole expression fits; nil where nothing is found.
    ///
    /// One problem after the other is mended, from the front: parts of an expression may have nothing to do with each other.
    private func settled(
        _ groups: [LiteralGroups.Group], after first: Diagnostic, expected: SwiftType?,
        _ work: () throws -> CheckedExpression
    ) -> LiteralTypes? {
        var (problem, types) = (first, LiteralTypes())
        for _ in groups {
            guard
                let better = choices(for: problem, groups, expected: expected, beside: types, work)
                    .first(where: { reach(of: types.adding($0), work) > problem.reach })
            else { return nil }
            types = types.adding(needed(better[...], for: reach(of: types.adding(better), work), beside: types, work))
            guard let next = self.problem(of: types, work) else { return types }
            problem = next
        }
        return nil
    }

    /// Whether all that a problem's literals may stand for was tried for a part of the expression, a statement of a closure.
    private func isUnsettled(_ diagnostic: Diagnostic) -> Bool {
        guard let place = facts.unsettled else { return false }
        return place.source === diagnostic.position.source && place.offset == diagnostic.position.offset
    }

    /// What is wrong where literals stand for something; nil where nothing is.
    private func problem(of types: LiteralTypes, _ work: () throws -> CheckedExpression) -> Diagnostic? {
        probe {
            here.literals = types
            do {
                _ = try work()
                return nil
            } catch { return error as? Diagnostic }
        }
    }

    /// How far into the text an expression fits where literals stand for something.
    private func reach(of types: LiteralTypes, _ work: () throws -> CheckedExpression) -> Int {
        problem(of: types, work)?.reach ?? .max
    }

    /// What to try after a problem: for each type that may be meant all literals, and where these are too many, those of each
    /// group alone, or all groups but one.
    private func choices(
        for problem: Diagnostic, _ groups: [LiteralGroups.Group], expected: SwiftType?, beside known: LiteralTypes,
        _ work: () throws -> CheckedExpression
    ) -> [[LiteralTypes]] {
        var types: [SwiftType] = []
        for type in [expected].compactMap(\.self) + (problem.problem.misfits ?? []) + expectations(known, work) {
            types += literalTypes(in: type).filter { !types.contains($0) }
        }
        let numbers = types.filter { self.isNumber($0) }
        // Of two sequences of literals none tells what the other one holds: `["a", "b"].elementsEqual("ab")`.
        let isOfSequences = if case .requiresSame = problem.problem { true } else { false }
        let text = isOfSequences ? nil : types.first { !self.isNumber($0) }
        return (numbers.isEmpty ? [nil] : numbers.map(Optional.some)).flatMap { number in
            let settled = groups.compactMap { group -> LiteralTypes? in
                guard let type = group.isText ? text : number else { return nil }
                let literals = group.literals.filter { known[$0.id] == nil && self.isLiteral($0, of: type) }
                return literals.isEmpty ? nil : LiteralTypes(literals.map { ($0.id, type) }) { first, _ in first }
            }
            guard 2...Self.mostChoices ~= settled.count else { return settled.isEmpty ? [] : [settled] }
            let others = settled.indices.map { left in settled.indices.filter { $0 != left }.map { settled[$0] } }
            return [settled] + settled.map { [$0] } + (settled.count > 2 ? others : [])
        }
    }

    /// The most groups of literals of which single ones are tried.
    private static let mostChoices = 8

    /// What is expected of the chains of an expression.
    private func expectations(_ types: LiteralTypes, _ work: () throws -> CheckedExpression) -> [SwiftType] {
        expectedTypes = []
        defer { expectedTypes = nil }
        _ = problem(of: types, work)
        return expectedTypes ?? []
    }

    /// As few of the literals as will do, where all of them do.
    private func needed(
        _ settled: ArraySlice<LiteralTypes>, for reach: Int, beside others: LiteralTypes,
        _ work: () throws -> CheckedExpression
    ) -> [LiteralTypes] {
        if self.reach(of: others, work) >= reach { return [] }
        if settled.count == 1 { return Array(settled) }
        let middle = settled.startIndex + settled.count / 2
        let (first, second) = (settled[..<middle], settled[middle...])
        let ofFirst = needed(first, for: reach, beside: others.adding(second), work)
        return ofFirst + needed(second, for: reach, beside: others.adding(ofFirst), work)
    }

    /// A literal that stands for a value of another type than it does by itself, unless what is expected says what it is.
    func settled(_ literal: ExprSyntax, as type: SwiftType, hint: SwiftType?) throws -> CheckedExpression {
        var open = hint
        while let inner = open.flatMap({ wrapped($0) }) { open = inner }
        guard let open, !isOpenParameter(open) else {
            return try converted(try inferByItself(literal, hint: type), to: type, .element, at: literal)
        }
        let score = inference.score
        let value = try inferByItself(literal, hint: hint)
        // Of several overloads, the one that takes it as what it is here fits best.
        inference.score = score
        if finished(open) != finished(type) { inference.score.literals += 1 }
        return value
    }

    /// The types that a type is made of which literals may stand for, and do not by themselves.
    private func literalTypes(in type: SwiftType) -> [SwiftType] {
        var found: [SwiftType] = []
        _ = finished(type).contains { part in
            let isByItself = isNamed("Int", part) || isNamed("String", part)
            if !isByItself, !found.contains(part), !part.containsVariables, isNumber(part) || isText(part) {
                found.append(part)
            }
            return false
        }
        return found
    }

    /// Whether a number or a text that is written as a literal may be of a type.
    private func isLiteral(_ syntax: ExprSyntax, of type: SwiftType) -> Bool {
        if let text = syntax.as(StringLiteralExprSyntax.self) {
            return isExpressible(type, by: "ExpressibleByStringLiteral")
                || probe { text.representedLiteralValue.flatMap { textType(of: $0, expected: type) } != nil }
        }
        guard literalOpenness(of: syntax).isNumber else { return false }
        return isExpressible(type, by: "ExpressibleByIntegerLiteral")
            || isExpressible(type, by: "ExpressibleByFloatLiteral")
    }

    /// Whether text literals may stand for values of a type.
    private func isText(_ type: SwiftType) -> Bool {
        isExpressible(type, by: "ExpressibleByStringLiteral")
            || ["Character", "Substring", "Unicode.Scalar"].contains { arguments(of: type, ifNamed: $0) != nil }
    }

    private func isNumber(_ type: SwiftType) -> Bool {
        isExpressible(type, by: "ExpressibleByIntegerLiteral") || isExpressible(type, by: "ExpressibleByFloatLiteral")
    }
}

/// What the literals of an expression stand for that are not what they are by themselves.
typealias LiteralTypes = [SyntaxIdentifier: SwiftType]

extension LiteralTypes {
    fileprivate func adding(_ others: some Sequence<LiteralTypes>) -> LiteralTypes {
        others.reduce(self) { $0.merging($1) { first, _ in first } }
    }
}

extension Diagnostic {
    /// How far into the text all was right.
    fileprivate var reach: Int { position.offset }
}

/// Finds the literals of an expression, those of one list together.
private final class LiteralGroups: SyntaxVisitor {
    struct Group {
        var literals: [ExprSyntax]
        let isText: Bool
    }

    /// What tells the literals of a list apart from others: the outermost list, and which part of its elements they are.
    private struct Key: Hashable {
        var list: SyntaxIdentifier
        var path: [Int] = []
        let isText: Bool
    }

    private var keys: [Key] = []
    private var groups: [Key: Group] = [:]

    static func find(in syntax: ExprSyntax) -> [Group] {
        let finder = LiteralGroups(viewMode: .sourceAccurate)
        finder.walk(syntax)
        return finder.keys.compactMap { finder.groups[$0] }
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind { add(ExprSyntax(node), false) }
    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind { add(ExprSyntax(node), false) }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        _ = add(ExprSyntax(node), true)
        return .visitChildren
    }

    private func add(_ literal: ExprSyntax, _ isText: Bool) -> SyntaxVisitorContinueKind {
        let key = key(of: literal, isText)
        if groups[key] == nil {
            keys.append(key)
            groups[key] = Group(literals: [], isText: isText)
        }
        groups[key]?.literals.append(literal)
        return .skipChildren
    }

    private func key(of literal: ExprSyntax, _ isText: Bool) -> Key {
        var key = Key(list: literal.id, isText: isText)
        var path: [Int] = []
        var current = Syntax(literal)
        while let parent = current.parent {
            switch parent.as(SyntaxEnum.self) {
            case .arrayExpr, .dictionaryExpr: (key.list, key.path) = (parent.id, path)
            case .dictionaryElement(let pair): path.append(pair.key.id == current.id ? 0 : 1)
            case .tupleExpr(let tuple) where tuple.elements.count > 1:
                path.append(tuple.elements.firstIndex { $0.id == current.id }.map { tuple.elements.distance(from: tuple.elements.startIndex, to: $0) } ?? 0)
            case .arrayElement, .arrayElementList, .dictionaryElementList, .prefixOperatorExpr, .tupleExpr: break
            case .labeledExprList, .labeledExpr:
                if parent.is(LabeledExprSyntax.self), parent.parent?.parent?.is(TupleExprSyntax.self) != true { return key }
            default: return key
            }
            current = parent
        }
        return key
    }
}
