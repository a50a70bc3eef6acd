import SwiftSyntax

extension Checker {
    /// Notes a `ForEach` over a range whose bounds are not written out as numbers, as the compiler does.
    func noteRange(of function: FunctionDeclaration, at node: some SyntaxProtocol) {
        guard function.kind == .initializer, let owner = function.owner, owner.isBuiltIn, owner.name == "ForEach",
            let data = function.parameters.first, data.label == nil, arguments(of: data.type, ifNamed: "Range") != nil,
            let call = sequence(first: Syntax(node), next: \.parent).firstCall,
            let range = call.arguments.first?.expression, !range.isRangeOfLiterals
        else { return }
        notes.append(CheckNote(kind: .changingRange(range.writtenText), position: position(range)))
    }
}

extension Sequence<Syntax> {
    fileprivate var firstCall: FunctionCallExprSyntax? {
        lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
    }
}

extension ExprSyntax {
    /// Whether it is a range of two whole numbers as they are written.
    fileprivate var isRangeOfLiterals: Bool {
        let parts = self.as(InfixOperatorExprSyntax.self).map { [$0.leftOperand, $0.rightOperand] }
        return parts?.allSatisfy { $0.is(IntegerLiteralExprSyntax.self) } ?? false
    }
}
