import SwiftSyntax

/// Cached answers to questions about syntax that need no types. Nested expressions ask the same questions at each level.
struct SyntaxFacts {
    /// Links of chains that name no type.
    var namesNoType: Set<SyntaxIdentifier> = []
    /// Whether an operation begins with a `.name`.
    var leansOnContext: [SyntaxIdentifier: Bool] = [:]
    /// Whether nothing of an operation says what type it is.
    var isOpenOperation: [SyntaxIdentifier: Bool] = [:]
    /// How much an expression takes the type that is expected of it because of the literals in it.
    var literalOpenness: [SyntaxIdentifier: Openness] = [:]
    /// Whether an expression says of what type it is.
    var tellsItsType: [SyntaxIdentifier: Bool] = [:]
    /// Whether an expression has the same type whatever is expected of it.
    var isIndependent: [SyntaxIdentifier: Bool] = [:]
    /// Whether a chain of calls is handed an operator or an initializer.
    var passesOverloads: [SyntaxIdentifier: Bool] = [:]
    /// Whether a call of a function or an operation is handed a key path without a root.
    var needsRoot: [SyntaxIdentifier: Bool] = [:]
    /// Whether a call is handed a closure whose parameters have no written types.
    var hangsOnClosure: [SyntaxIdentifier: Bool] = [:]
    /// Whether one of an operation's operands begins with a list literal.
    var beginsWithList: [SyntaxIdentifier: Bool] = [:]
    /// Where the types of a builder's item did not fit whatever literals stand for.
    var unsettled: SourcePosition?
    /// Whole expressions that are checked, each inside of the one before it.
    var wholeExpressions = 0
    /// Whether other types are tried for literals, and how much work that was for the outermost expression so far.
    var isSettling = false
    var settlingSteps = 0
}

/// What is noted about the body of a function, or an item of the top level, while it is checked.
struct BodyNotes {
    /// The steps of work so far: an expression that would take for ever is given up.
    var steps = 0
    /// Whether it declares variables that are given their value later.
    var hasLateVariables = false
    /// Assignments to wrapped properties, with what they stand for where the wrapper has no value yet.
    var wrapperStarts: [ObjectIdentifier: CheckedExpression] = [:]
}

extension Checker {
    /// The answer to a question about a piece of syntax, found once.
    func remembered<Answer>(
        _ syntax: some ExprSyntaxProtocol, in memory: WritableKeyPath<SyntaxFacts, [SyntaxIdentifier: Answer]>,
        _ find: () -> Answer
    ) -> Answer {
        if let known = facts[keyPath: memory][syntax.id] { return known }
        let answer = find()
        facts[keyPath: memory][syntax.id] = answer
        return answer
    }
}

extension TokenSyntax {
    /// Whether it is the name of a value of the environment, where the path to it stands: `.environment(volume, 3)`.
    var isPathOfEnvironment: Bool {
        guard let reference = parent?.as(DeclReferenceExprSyntax.self),
            let argument = reference.parent?.as(LabeledExprSyntax.self), argument.label == nil
        else { return false }
        switch argument.parent?.parent?.as(SyntaxEnum.self) {
        case .functionCallExpr(let call):
            let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            return ["environment", "transformEnvironment"].contains(name)
        case .attribute(let attribute): return attribute.attributeName.writtenText == "Environment"
        default: return false
        }
    }
}
