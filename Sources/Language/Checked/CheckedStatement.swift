/// A statement with all its names resolved.
public final class CheckedStatement {
    /// What runs.
    public internal(set) var kind: Kind
    /// Where it stands.
    public let position: SourcePosition

    init(_ kind: Kind, at position: SourcePosition) {
        self.kind = kind
        self.position = position
    }

    /// The kinds of statement.
    public indirect enum Kind {
        case expression(CheckedExpression)
        /// Statements with a label, which a `break` inside may leave; the labels of loops stand with the loops.
        case labeled(String, [CheckedStatement])
        /// Runs when the block that it stands in is left, however that is.
        case `defer`([CheckedStatement])
        /// `let` or `var`; without a value the variable is assigned before it is read.
        case variable(CheckedPattern, CheckedExpression?)
        /// A function declared inside a body, which may call itself.
        case function(LocalVariable, CheckedClosure)
        /// `if`: the first branch whose conditions all hold runs.
        case conditional([Branch], otherwise: [CheckedStatement]?)
        /// `guard`: variables bound by the conditions stay in scope.
        case `guard`([CheckedCondition], otherwise: [CheckedStatement])
        case `switch`(CheckedExpression, [CheckedCase])
        case forIn(Loop)
        case `while`(label: String?, [CheckedCondition], [CheckedStatement])
        case repeatWhile(label: String?, [CheckedStatement], CheckedExpression)
        case `return`(CheckedExpression?)
        case `break`(label: String?)
        case `continue`(label: String?)
        case `fallthrough`
        case `throw`(CheckedExpression)
        case `do`([CheckedStatement], catches: [Catch])
        /// The value of a branch of an `if` or `switch` that is used as an expression.
        case yield(CheckedExpression)
    }

    /// One branch of an `if`.
    public struct Branch {
        /// All must hold.
        public var conditions: [CheckedCondition]
        /// What runs then.
        public var statements: [CheckedStatement]
    }

    /// `for pattern in sequence where condition { … }`
    public struct Loop {
        /// The label in front of it.
        public var label: String?
        /// What each element is bound to; elements that do not match are skipped.
        public var pattern: CheckedPattern
        /// An array, range, set, dictionary or other sequence.
        public var sequence: CheckedExpression
        /// Elements for which it is false are skipped.
        public var condition: CheckedExpression?
        /// What runs for each element.
        public var statements: [CheckedStatement]
    }

    /// One `catch`.
    public struct Catch {
        /// What the error must match; a plain `catch` binds `error`.
        public var pattern: CheckedPattern
        /// What must hold too.
        public var condition: CheckedExpression?
        /// What runs then.
        public var statements: [CheckedStatement]
    }
}

/// One part of the condition of an `if`, `guard` or `while`.
public enum CheckedCondition {
    /// It must be true.
    case boolean(CheckedExpression)
    /// `if let x = y`, `if case .a(let b) = y`: the value must match.
    case pattern(CheckedPattern, CheckedExpression)
}

/// One case of a `switch`.
public struct CheckedCase {
    /// One of them must match; empty for `default`.
    public var labels: [Label]
    /// What runs then; a `fallthrough` goes on with the next case.
    public var statements: [CheckedStatement]

    /// One pattern of a case.
    public struct Label {
        /// What the value must match.
        public var pattern: CheckedPattern
        /// What must hold too.
        public var condition: CheckedExpression?
    }
}
