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
            guard stop == nil, let misfits = diagnostic.problem.types, !isUnsettled(diagnostic) else { throw diagnostic }
            facts.unsettled = diagnostic.position
            let types = ([expected].compactMap(\.self) + misfits).flatMap { literalTypes(in: $0) }
            guard !types.isEmpty else { throw diagnostic }
            let groups = LiteralGroups.find(in: syntax)
            let numbers = types.filter { self.isNumber($0) }
            // Of two sequences of literals none tells what the other one holds: `["a", "b"].elementsEqual("ab")`.
            let isOfSequences = if case .requiresSame = diagnostic.problem { true } else { false }
            let texts = isOfSequences ? [] : types.filter { !self.isNumber($0) }
            for number in numbers.isEmpty ? [nil] : numbers.map(Optional.some) {
                let settled = groups.compactMap { group in
                    (group.isText ? texts.first : number).map { type in
                        group.literals.filter { self.isLiteral($0, of: type) }.map { ($0.id, type) }
                    }
                }.filter { !$0.isEmpty }
                guard let found = choices(of: settled).first(where: { works($0, work) }) else { continue }
                facts.unsettled = nil
                return try self.work(on: needed(found[...], beside: [], work), work)
            }
            throw diagnostic
        }
    }

    /// Whether all that a problem's literals may stand for was tried for a part of the expression, a statement of a closure.
    private func isUnsettled(_ diagnostic: Diagnostic) -> Bool {
        guard let place = facts.unsettled else { return false }
        return place.source === diagnostic.position.source && place.offset == diagnostic.position.offset
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

    /// Literals that have one type together, and which type that is.
    private typealias Settled = [(SyntaxIdentifier, SwiftType)]

    private func work(
        on settled: [Settled], _ work: () throws -> CheckedExpression
    ) throws -> CheckedExpression {
        here.literals = Dictionary(settled.joined()) { first, _ in first }
        return try work()
    }

    private func works(_ settled: [Settled], _ work: () throws -> CheckedExpression) -> Bool {
        probe { (try? self.work(on: settled, work)) != nil }
    }

    /// All literals, and where these are too many, each group alone, or all but one.
    private func choices(of settled: [Settled]) -> [[Settled]] {
        guard 2...Self.mostChoices ~= settled.count else { return settled.isEmpty ? [] : [settled] }
        let others = settled.indices.map { left in settled.indices.filter { $0 != left }.map { settled[$0] } }
        return [settled] + settled.map { [$0] } + (settled.count > 2 ? others : [])
    }

    /// The most groups of literals of which single ones are tried.
    private static let mostChoices = 8

    /// As few of the literals as will do, where all of them do.
    private func needed(
        _ settled: ArraySlice<Settled>, beside others: [Settled], _ work: () throws -> CheckedExpression
    ) -> [Settled] {
        if works(others, work) { return [] }
        if settled.count == 1 { return Array(settled) }
        let middle = settled.startIndex + settled.count / 2
        let (first, second) = (settled[..<middle], settled[middle...])
        let ofFirst = needed(first, beside: others + second, work)
        return ofFirst + needed(second, beside: others + ofFirst, work)
    }

    /// The types that a type is made of which literals may stand for, and do not by themselves.
    private func literalTypes(in type: SwiftType) -> [SwiftType] {
        var found: [SwiftType] = []
        _ = finished(type).contains { part in
            guard case .nominal(let nominal) = part, !found.contains(part), !part.containsVariables else { return false }
            if nominal.declaration.isBuiltIn, ["Int", "String"].contains(nominal.declaration.name) { return false }
            let isText = ["Character", "Substring", "Unicode.Scalar"].contains(nominal.declaration.qualifiedName)
            if isText || isNumber(part) || isExpressible(part, by: "ExpressibleByStringLiteral") { found.append(part) }
            return false
        }
        return found
    }

    private func isNumber(_ type: SwiftType) -> Bool {
        isExpressible(type, by: "ExpressibleByIntegerLiteral") || isExpressible(type, by: "ExpressibleByFloatLiteral")
    }
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
