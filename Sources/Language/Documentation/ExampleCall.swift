import SwiftParser
import SwiftSyntax

/// The call by which an example makes a value of a type: what people write every day.
struct ExampleCall {
    private let labels: [String?]
    private let closures: [String?]

    /// Finds the first call of a type in an example; nil where there is none.
    init?(of type: String, in example: String) {
        let finder = CallFinder(type)
        finder.walk(Parser.parse(source: example))
        guard let call = finder.call else { return nil }
        labels = call.arguments.map { $0.label?.text }
        let trailing: [String?] = call.trailingClosure == nil ? [] : [nil]
        closures = trailing + call.additionalTrailingClosures.map { $0.label.text }
    }

    /// Whether an initializer takes the call, by its labels.
    func fits(_ signature: String) -> Bool {
        let source = Parser.parse(source: "struct S { \(signature) }")
        guard let type = source.statements.first?.item.as(StructDeclSyntax.self),
            let initializer = type.memberBlock.members.first?.decl.as(InitializerDeclSyntax.self)
        else { return false }
        var parameters = Array(initializer.signature.parameterClause.parameters)[...]
        func take(where fits: (FunctionParameterSyntax) -> Bool) -> Bool {
            while let parameter = parameters.popFirst() {
                if fits(parameter) { return true }
                guard parameter.defaultValue != nil else { return false }
            }
            return false
        }
        func label(of parameter: FunctionParameterSyntax) -> String? {
            parameter.firstName.text == "_" ? nil : parameter.firstName.text
        }
        return labels.allSatisfy { written in take { label(of: $0) == written } }
            && closures.allSatisfy { written in
                take { parameter in
                    parameter.type.writtenText.contains("->")
                        && (written == nil || label(of: parameter) == written)
                }
            }
            && parameters.allSatisfy { $0.defaultValue != nil }
    }
}

private final class CallFinder: SyntaxVisitor {
    private let type: String
    private(set) var call: FunctionCallExprSyntax?

    init(_ type: String) {
        self.type = type
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let isOfType = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == type
        if call == nil, isOfType { call = node }
        return call == nil ? .visitChildren : .skipChildren
    }
}
