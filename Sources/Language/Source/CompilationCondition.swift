import SwiftSyntax

/// The condition of an `#if`: what holds where a program is tried out on a platform.
struct CompilationCondition {
    let platform: Platform
    /// Where a part of the text stands.
    let position: (Syntax) -> SourcePosition

    /// The version of the language, and of its compiler.
    private static let version = [6, 3, 1]

    /// The clause that is compiled, where there is one.
    func clause(of condition: IfConfigDeclSyntax) throws -> IfConfigClauseSyntax? {
        for clause in condition.clauses {
            guard let test = clause.condition else { return clause }
            if try holds(test) { return clause }
        }
        return nil
    }

    private func holds(_ test: ExprSyntax) throws -> Bool {
        if let negated = test.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
            return try !holds(negated.expression)
        }
        if let pair = test.as(InfixOperatorExprSyntax.self) {
            // Each side is looked at, as a compiler does.
            let (left, right) = (try holds(pair.leftOperand), try holds(pair.rightOperand))
            switch pair.operator.writtenText {
            case "&&": return left && right
            case "||": return left || right
            default: throw unknown(test)
            }
        }
        if let tuple = test.as(TupleExprSyntax.self), let element = tuple.elements.first, tuple.elements.count == 1 {
            return try holds(element.expression)
        }
        if let literal = test.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
        // What is tried out is being worked on. No other name is defined, as where a compiler is told nothing.
        if let name = test.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "DEBUG" }
        guard let call = test.as(FunctionCallExprSyntax.self),
            let argument = call.arguments.first?.expression.writtenText
        else { throw unknown(test) }
        switch call.calledExpression.writtenText {
        case "os": return argument == platform.name || argument == "OSX" && platform == .macos
        case "canImport":
            return platform.modules.contains(String(argument.prefix { $0 != "." }))
        case "swift", "compiler": return try isVersion(argument, test)
        case "targetEnvironment": return argument == "simulator" && platform == .ios
        case "arch": return argument == platform.architecture
        case "_endian": return argument == "little"
        case "_pointerBitWidth": return argument == "_64"
        case "_runtime": return argument == (platform == .linux ? "_Native" : "_ObjC")
        case "hasFeature", "hasAttribute": return false
        default: throw unknown(test)
        }
    }

    /// `>=5.9` or `<6`
    private func isVersion(_ text: String, _ test: ExprSyntax) throws -> Bool {
        let text = text.filter { !$0.isWhitespace }
        let operation = text.prefix { ">=<".contains($0) }
        let parts = text.dropFirst(operation.count).split(separator: ".", omittingEmptySubsequences: false)
        let asked = parts.compactMap { Int($0) }
        guard !asked.isEmpty, asked.count == parts.count else { throw unknown(test) }
        let isBelow = Self.version.lexicographicallyPrecedes(asked)
        switch operation {
        case ">=": return !isBelow
        case "<": return isBelow
        default: throw unknown(test)
        }
    }

    private func unknown(_ test: ExprSyntax) -> Diagnostic {
        Diagnostic(
            .unsupportedCondition(test.writtenText), at: position(Syntax(test)),
            length: test.trimmedLength.utf8Length)
    }
}
