/// What a value is matched against.
public indirect enum CheckedPattern {
    /// Matches anything.
    case any
    /// Matches anything, and binds it.
    case bind(LocalVariable)
    /// The variable of the session, or a static one, takes the value.
    case global(GlobalVariable)
    /// One pattern for each element.
    case tuple([CheckedPattern])
    /// A case of an enum, and what it carries.
    case enumCase(EnumCase, [CheckedPattern])
    /// `x?`, `.some(x)`, and what `if let` matches: the value is not nil, and what it holds matches.
    case some(CheckedPattern)
    /// `.none`, `nil`
    case none
    /// `is T`, `x as T`: the value, of one type, has another one, and as such matches.
    case cast(from: SwiftType, to: SwiftType, CheckedPattern)
    /// An expression over `subject`, which stands for the value, is true: `case 1`, `case 1...5`, `case limit`.
    case expression(subject: LocalVariable, CheckedExpression)
}
