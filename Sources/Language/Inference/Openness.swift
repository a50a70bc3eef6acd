import SwiftSyntax

/// How much an expression's type depends on the expected one. What depends least is checked first, and determines what
/// stands beside it.
enum Openness: Int, Comparable {
    /// It has a type of its own.
    case closed
    /// A list literal whose elements have types of their own, so that only the kind of collection is open; or a tuple with
    /// a part that has one.
    case list
    /// A number with a fraction.
    case fraction
    /// A whole number.
    case whole
    /// It begins with a `.name`, or is a function.
    case member
    /// Only the expected type determines it: `nil`, `[]`.
    case nothing

    static func < (one: Openness, other: Openness) -> Bool { one.rawValue < other.rawValue }

    /// Whether it is a number of no particular type.
    var isNumber: Bool { self == .fraction || self == .whole }
}

extension Checker {
    /// How open an expression is because of the literals in it; closed for what is no literal.
    func literalOpenness(of syntax: ExprSyntax) -> Openness {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .floatLiteralExpr: .fraction
        case .integerLiteralExpr: .whole
        case .nilLiteralExpr: .nothing
        case .infixOperatorExpr, .prefixOperatorExpr, .tupleExpr, .ternaryExpr, .arrayExpr, .dictionaryExpr,
            .functionCallExpr:
            // Expressions inside of each other ask for the same parts at each of their levels.
            remembered(syntax, in: \.literalOpenness) { ownOpenness(of: syntax) }
        default: .closed
        }
    }

    private func ownOpenness(of syntax: ExprSyntax) -> Openness {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .infixOperatorExpr(let infix):
            if Self.comparisons.contains(infix.operator.writtenText) { return .closed }
            if infix.isShift { return literalOpenness(of: infix.leftOperand) }
            let right = literalOpenness(of: infix.rightOperand)
            return right == .closed ? .closed : min(literalOpenness(of: infix.leftOperand), right)
        case .prefixOperatorExpr(let prefix): return literalOpenness(of: prefix.expression)
        case .tupleExpr(let tuple): return openness(ofTuple: tuple)
        case .ternaryExpr(let ternary):
            return min(literalOpenness(of: ternary.thenExpression), literalOpenness(of: ternary.elseExpression))
        case .arrayExpr(let array): return openness(ofList: array.elements.map(\.expression))
        case .dictionaryExpr(let dictionary):
            guard case .elements(let elements) = dictionary.content else { return .nothing }
            return openness(ofList: elements.map(\.value))
        case .functionCallExpr(let call): return openness(ofCall: call)
        default: return .closed
        }
    }

    /// A tuple of literals is as open as its least open part. The other parts do not determine a `.name` or a function.
    private func openness(ofTuple tuple: TupleExprSyntax) -> Openness {
        if tuple.elements.count == 1, let only = tuple.elements.first { return literalOpenness(of: only.expression) }
        let parts = tuple.elements.map { openness(of: $0.expression) }
        guard let least = parts.min(), let most = parts.max(), most > .closed else { return .closed }
        return most < .member ? max(least, .list) : most
    }

    /// A list is as open as its least open element.
    private func openness(ofList elements: [ExprSyntax]) -> Openness {
        guard let least = elements.lazy.map({ self.openness(of: $0) }).min() else { return .nothing }
        return max(least, .list)
    }

    /// A call of a generic function or initializer with literals is as open as they are: `max(1, 2)`, `Optional(1)`. So is
    /// a call of a closure that returns one: `{ 1 }()`.
    private func openness(ofCall call: FunctionCallExprSyntax) -> Openness {
        if let closure = call.calledClosure {
            return closure.onlyExpression.map { literalOpenness(of: $0) } ?? .closed
        }
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
            call.trailingClosure == nil, !call.arguments.isEmpty
        else { return .closed }
        let given = call.arguments.map { literalOpenness(of: $0.expression) }
        // Most calls hold no literals.
        guard given.contains(where: { $0 > .closed }) else { return .closed }
        let isOpen = declarations.functions(named: name).contains { function in
            guard (try? resolveSignature(function)) != nil, case .parameter = function.result else { return false }
            return true
        }
        return isOpen ? given.min() ?? .closed : openness(ofType: name, madeOf: call.arguments, given)
    }

    /// The openness of a generic initializer's call whose generic parameters follow from literals alone: the count of
    /// `Array(repeating: 0, count: n)` does not determine the element type.
    private func openness(
        ofType name: String, madeOf arguments: LabeledExprListSyntax, _ given: [Openness]
    ) -> Openness {
        guard let nominal = visibleNominal(named: name) else { return .closed }
        resolve(nominal)
        guard !nominal.signature.parameters.isEmpty else { return .closed }
        let labels = arguments.map { $0.label.map(\.plainText) }
        let made = initializers(of: selfType(of: nominal)).first { candidate in
            guard candidate.parameters.map(\.label) == labels else { return false }
            if let function = candidate.function { try? resolveSignature(function) }
            return true
        }
        guard let made else { return .closed }
        let telling = zip(made.parameters, given).compactMap { parameter, openness -> Openness? in
            // A stored generic value may be any kind of list; for other lists the parameter determines the kind.
            if case .parameter(let held) = parameter.type, nominal.signature.parameters.contains(held) {
                return openness
            }
            guard parameter.type.contains({ if case .parameter = $0 { true } else { false } }) else { return nil }
            return openness == .list ? .closed : openness
        }
        return telling.min() ?? .closed
    }

    /// How open an expression is, as an operand or beside others of its type.
    func openness(of syntax: ExprSyntax) -> Openness {
        let openness = literalOpenness(of: syntax)
        if openness > .closed { return openness }
        return isIndependent(syntax) || tellsItsType(syntax) ? .closed : .member
    }

    /// Whether a part of an expression determines the type of the whole: `on ? x : 1`, `{ x }()`.
    private func tellsItsType(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .ternaryExpr(let ternary):
            remembered(ternary, in: \.tellsItsType) {
                openness(of: ternary.thenExpression) == .closed || openness(of: ternary.elseExpression) == .closed
            }
        case .tupleExpr(let tuple): remembered(tuple, in: \.tellsItsType) { tellsItsType(tuple) }
        case .infixOperatorExpr(let infix):
            remembered(infix, in: \.tellsItsType) {
                switch infix.operator.writtenText {
                case "=": false
                case let name where Self.comparisons.contains(name): true
                case _ where infix.isShift: openness(of: infix.leftOperand) == .closed
                default: openness(of: infix.rightOperand) == .closed || openness(of: infix.leftOperand) == .closed
                }
            }
        case .prefixOperatorExpr(let prefix): openness(of: prefix.expression) == .closed
        case .tryExpr(let attempt): openness(of: attempt.expression) == .closed
        default:
            syntax.chainBase != nil && !syntax.isInitializerReference
                && remembered(syntax, in: \.tellsItsType) { tellsItsType(chain: syntax) }
        }
    }

    private func tellsItsType(_ tuple: TupleExprSyntax) -> Bool {
        if tuple.elements.count == 1, let only = tuple.elements.first { return tellsItsType(only.expression) }
        return tuple.elements.allSatisfy { openness(of: $0.expression) < .member }
    }

    /// Whether a chain has a type without an expected one, because its root does: a list of numbers, a closure that is
    /// called.
    private func tellsItsType(chain: ExprSyntax) -> Bool {
        if let closure = chain.as(FunctionCallExprSyntax.self)?.calledClosure {
            if closure.signature?.returnClause != nil { return true }
            return closure.onlyExpression.map { openness(of: $0) == .closed } ?? true
        }
        let root = chain.chainRoot
        return root.closure != nil || !root.beginsImplicitly && openness(of: root) < .member
    }
}

extension InfixOperatorExprSyntax {
    /// Whether one of its operands itself is an implicit member: `.degrees(90) * turns`.
    var hasImplicitOperand: Bool { leftOperand.beginsImplicitly || rightOperand.beginsImplicitly }

    /// Whether bits are moved by a distance, whose type has nothing to do with that of the result: `1 << count`.
    var isShift: Bool { ["<<", ">>", "&<<", "&>>"].contains(self.operator.writtenText) }

    /// Whether it moves bits by a distance of any number type.
    var takesAnyDistance: Bool { ["<<", ">>", "<<=", ">>="].contains(self.operator.writtenText) }
}

extension FunctionCallExprSyntax {
    /// The closure that is called where it stands, without arguments: `{ 1 }()`.
    fileprivate var calledClosure: ClosureExprSyntax? {
        arguments.isEmpty && trailingClosure == nil ? calledExpression.closure : nil
    }
}

extension ExprSyntax {
    /// The closure that it is, perhaps in parentheses.
    fileprivate var closure: ClosureExprSyntax? {
        var inner = self
        while let tuple = inner.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            inner = only.expression
        }
        return inner.as(ClosureExprSyntax.self)
    }
}

extension ClosureExprSyntax {
    /// The only expression of a closure without a signature.
    fileprivate var onlyExpression: ExprSyntax? {
        guard signature?.returnClause == nil, statements.count == 1 else { return nil }
        let item = statements.first?.item
        return item?.as(ExprSyntax.self) ?? item?.as(ReturnStmtSyntax.self)?.expression
    }
}
