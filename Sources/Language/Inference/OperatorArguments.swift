import SwiftSyntax

/// Operators and initializers that are handed to functions whose results are called: `curry(+)(1)(2)`.
extension Checker {
    /// Whether a call, or one of those whose result it calls, is handed a name that stands for many functions.
    func passesOverloads(_ call: FunctionCallExprSyntax) -> Bool {
        remembered(call, in: \.passesOverloads) {
            if call.arguments.contains(where: \.expression.namesOverloads) { return true }
            return call.calledExpression.as(FunctionCallExprSyntax.self).map { passesOverloads($0) } ?? false
        }
    }

    /// The function that takes such arguments, as far as they say by themselves what they are. Numbers stay open: beside a
    /// fraction a whole number is one too.
    func function(taking arguments: [Argument], result: SwiftType?) throws -> SwiftType {
        let parameters = try arguments.map { argument in
            FunctionType.Parameter(type: try argument.syntax.flatMap { try type(saidBy: $0) } ?? freshVariable())
        }
        return .function(FunctionType(parameters: parameters, result: result ?? freshVariable()))
    }

    /// What a call makes that only the call of its result says the types of, as `curry(min)` in `curry(min)(3)(9)`; nil where
    /// that does not either. Numbers are whole ones where nothing asks for others; what comes out may become what is expected
    /// of it afterwards.
    func made(
        by call: FunctionCallExprSyntax, handing arguments: [Argument], result: SwiftType?,
        _ infer: (_ expected: SwiftType) throws -> CheckedExpression
    ) throws -> CheckedExpression? {
        for (result, isSettled) in [(result, false), (result, true), (nil, false), (nil, true)] {
            let value = try attempt { () -> CheckedExpression? in
                let type = try function(taking: arguments, result: result)
                if isSettled, case .function(let function) = type {
                    try settleWholeNumbers(function.parameters.map(\.type), at: call)
                }
                return try? nested(call) { try infer(type) }
            }
            if let value {
                value.type = finished(value.type)
                return value
            }
        }
        return nil
    }

    /// The type of an argument that costs no more than a look; nil for others.
    private func type(saidBy syntax: ExprSyntax) throws -> SwiftType? {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr:
            let variable = TypeVariable()
            variable.constraints = wholeNumberLiterals.map { [ProtocolType($0)] } ?? []
            return .variable(variable)
        case .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr, .declReferenceExpr:
            return syntax.isOperator ? nil : try infer(syntax, hint: nil).type
        default: return nil
        }
    }

    /// Where only literals of whole numbers say what an operator works on, it works on `Int`.
    func settleWholeNumbers(_ types: [SwiftType], at node: some SyntaxProtocol) throws {
        guard let literals = wholeNumberLiterals else { return }
        for case .variable(let variable) in types.map(known)
        where variable.constraints.contains(where: { $0.declaration == literals }) {
            _ = unify(.variable(variable), try core("Int", at: node))
        }
    }

    private var wholeNumberLiterals: NominalDeclaration? {
        declarations.builtIns.nominal(named: "ExpressibleByIntegerLiteral")
    }
}

extension ExprSyntax {
    /// Whether it is a name that stands for many functions, of which what they work on chooses one: an operator by itself, or
    /// `T.init`.
    var namesOverloads: Bool { isOperator || isInitializerReference }

    /// Whether it is an operator by itself, perhaps in parentheses.
    var isOperator: Bool {
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.label == nil && only.expression.isOperator
        }
        return self.as(DeclReferenceExprSyntax.self).map { Checker.isOperator($0.baseName.text) } ?? false
    }
}
