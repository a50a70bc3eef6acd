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
        if facts.wholeExpressions == 0 { facts.settlingSteps = 0 }
        facts.wholeExpressions += 1
        defer {
            here.literals = nil
            facts.wholeExpressions -= 1
        }
        let steps = body.steps
        return try attempt {
            try work()
        } otherwise: { diagnostic in
            guard stop == nil, completion == nil, diagnostic.problem.misfits != nil, !isUnsettled(diagnostic),
                body.steps - steps < Self.mostSettlingSteps, !isListOfAny(syntax, diagnostic.problem)
            else { throw diagnostic }
            let groups = LiteralGroups.find(in: syntax)
            guard !groups.isEmpty, let settled = settled(groups, after: diagnostic, expected: expected, work) else {
                if here.isItem { facts.unsettled = diagnostic.position }
                throw diagnostic
            }
            here.literals = settled
            return try work()
        }
    }

    /// Whether it is nothing but a list whose elements have nothing in common: such a list may be one of `Any`.
    private func isListOfAny(_ syntax: ExprSyntax, _ problem: Problem) -> Bool {
        guard case .heterogeneousCollection = problem else { return false }
        return syntax.is(ArrayExprSyntax.self) || syntax.is(DictionaryExprSyntax.self)
    }

    /// Does something with a statement or a builder's item inside of an expression: an expression in it is a whole one.
    func apart<Result>(isItem: Bool, _ work: () throws -> Result) rethrows -> Result {
        let (literals, isInItem) = (here.literals, here.isItem)
        (here.literals, here.isItem) = (nil, isItem)
        defer { (here.literals, here.isItem) = (literals, isInItem) }
        return try work()
    }

    /// After how much work nothing more is tried, nor where the expression alone takes more.
    private static let mostSettlingSteps = mostSteps / 5

    /// What literals stand for where the whole expression fits; nil where nothing is found.
    ///
    /// One problem after the other is mended, from the front: parts of an expression may have nothing to do with each other.
    private func settled(
        _ groups: [LiteralGroups.Group], after first: Diagnostic, expected: SwiftType?,
        _ work: () throws -> CheckedExpression
    ) -> LiteralTypes? {
        let (steps, isInner) = (body.steps, facts.isSettling)
        if !isInner { (body.steps, facts.isSettling) = (facts.settlingSteps, true) }
        defer { if !isInner { (facts.settlingSteps, body.steps, facts.isSettling) = (body.steps, steps, false) } }
        var (problem, types) = (first, LiteralTypes())
        for _ in groups where stop == nil {
            guard
                let better = choices(for: problem, groups, expected: expected, beside: types, work)
                    .first(where: {
                        body.steps < Self.mostSettlingSteps && reach(of: types.adding($0), work) > problem.reach
                    })
            else { return nil }
            types = types.adding(needed(better[...], for: reach(of: types.adding(better), work), beside: types, work))
            guard let next = self.problem(of: types, work) else { return types }
            problem = next
        }
        return nil
    }

    /// Whether all that a problem's literals may stand for was tried for a part of the expression, an item of a builder.
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
    /// group near the problem alone, or the nearest groups.
    private func choices(
        for problem: Diagnostic, _ groups: [LiteralGroups.Group], expected: SwiftType?, beside known: LiteralTypes,
        _ work: () throws -> CheckedExpression
    ) -> [[LiteralTypes]] {
        var types: [SwiftType] = []
        for type in [expected].compactMap(\.self) + (problem.problem.misfits ?? []) + expectations(known, work) {
            types += literalTypes(in: type).filter { !types.contains($0) }
        }
        if let fraction = fraction(meeting: problem.problem), !types.contains(fraction) { types.append(fraction) }
        // Of two sequences of literals none tells what the other one holds: `["a", "b"].elementsEqual("ab")`. An extension
        // does: `extension Array where Element == Character`.
        let isOfSequences = if case .requiresSame(_, _, _, false) = problem.problem { true } else { false }
        let text = isOfSequences ? nil : types.first { kind(of: $0) == .text }
        let list = types.first { kind(of: $0) == .list }
        let numbers = types.filter { kind(of: $0) == .number }
        let near = groups.sorted { $0.distance(to: problem) < $1.distance(to: problem) }
        // A list is another collection only where other elements don't help: that collection may have another order.
        let lists = list == nil ? [nil] : [nil, list]
        let combinations = lists.flatMap { list in
            (numbers.isEmpty ? [nil] : numbers.map(Optional.some)).map { (number: $0, list: list) }
        }
        return combinations.flatMap { combination in
            let settled = near.compactMap { group -> LiteralTypes? in
                let type =
                    switch group.kind {
                    case .number: combination.number
                    case .text: text
                    case .list: combination.list
                    }
                guard let type else { return nil }
                let literals = group.literals.filter { known[$0.id] == nil && isLiteral($0, of: type) }
                return literals.isEmpty ? nil : LiteralTypes(literals.map { ($0.id, type) }) { first, _ in first }
            }
            guard settled.count > 1 else { return settled.isEmpty ? [] : [settled] }
            let nearest = settled.prefix(Self.mostChoices)
            return [settled] + nearest.map { [$0] } + nearest.indices.dropFirst().map { Array(nearest[...$0]) }
        }
    }

    /// Of how many groups of literals single ones are tried.
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

    /// `Double`, where that conforms to what whole numbers don't: `extension Array where Element: FloatingPoint`. Nil elsewhere.
    private func fraction(meeting problem: Problem) -> SwiftType? {
        guard let (type, constraint) = problem.unmetConformance, isNamed("Int", type),
            let fraction = declarations.builtIns.nominal(named: "Double").map({ SwiftType.nominal(NominalType($0)) }),
            probe({ conforms(fraction, to: constraint) })
        else { return nil }
        return fraction
    }

    /// The types that a type is made of which literals may stand for, and do not by themselves.
    private func literalTypes(in type: SwiftType) -> [SwiftType] {
        var found: [SwiftType] = []
        _ = finished(type).contains { part in
            let isByItself = ["Int", "String", "Array"].contains { isNamed($0, part) }
            if !isByItself, !found.contains(part), !part.containsVariables, kind(of: part) != nil { found.append(part) }
            return false
        }
        return found
    }

    /// Which literals may stand for values of a type; nil where none may.
    private func kind(of type: SwiftType) -> LiteralGroups.Kind? {
        if isExpressible(type, by: "ExpressibleByIntegerLiteral")
            || isExpressible(type, by: "ExpressibleByFloatLiteral")
        {
            return .number
        }
        let isText =
            isExpressible(type, by: "ExpressibleByStringLiteral")
            || ["Character", "Substring", "Unicode.Scalar"].contains { isNamed($0, type) }
        return isText ? .text : isList(type) ? .list : nil
    }

    /// Whether a literal may be of a type that literals of its kind may be of.
    private func isLiteral(_ syntax: ExprSyntax, of type: SwiftType) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let text):
            isExpressible(type, by: "ExpressibleByStringLiteral")
                || probe { text.representedLiteralValue.flatMap { textType(of: $0, expected: type) } != nil }
        case .integerLiteralExpr: isExpressible(type, by: "ExpressibleByIntegerLiteral")
        case .floatLiteralExpr: isExpressible(type, by: "ExpressibleByFloatLiteral")
        default: true
        }
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
