/// The statements of a `@ViewBuilder` body: the views they yield stand side by side.
public struct CheckedBuilder {
    /// What the statements are, in order.
    public var items: [Item]
    /// Whether an optional view is made of them, nil where their only `if` yields none: for `@ViewBuilder () -> Text?`.
    var isOptional = false

    /// One statement of a builder.
    public indirect enum Item {
        /// A view, or an optional view.
        case view(CheckedExpression)
        /// `let x = …` and `let _ = …`, or an assignment: it runs, and yields no view.
        case statement(CheckedStatement)
        /// `if … {} else if … {} else {}`; without an `else` it may yield nothing. The branches are told apart by
        /// their place (rule E2).
        case conditional([Branch], otherwise: CheckedBuilder?)
        /// `switch subject { … }`
        case `switch`(CheckedExpression, [Case])
    }

    /// One branch of an `if`.
    public struct Branch {
        /// All must hold.
        public var conditions: [CheckedCondition]
        /// What it yields then.
        public var builder: CheckedBuilder
    }

    /// One case of a `switch`.
    public struct Case {
        /// One of them must match; empty for `default`.
        public var patterns: [CheckedCase.Label]
        /// What it yields then.
        public var builder: CheckedBuilder
    }
}
