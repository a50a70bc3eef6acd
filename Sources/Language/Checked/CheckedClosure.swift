/// A closure, or a function declared inside a body.
public final class CheckedClosure {
    /// Its parameters; unnamed ones are called `$0`, `$1`, those written `_` are there too.
    public internal(set) var parameters: [LocalVariable]
    /// Which parameters are `inout`.
    public internal(set) var inoutParameters: [Bool]
    /// What it does: ends in `return` on every path that has a value.
    public internal(set) var statements: [CheckedStatement]
    /// The variables of the bodies around it that it refers to, in the order in which it first does.
    public internal(set) var captures: [LocalVariable]
    /// The generic parameters of its own, which only functions have. A call hands over their metatypes before the
    /// arguments.
    let generics: [GenericParameter]
    /// Whether it is a literal that doesn't say the type of what it gives.
    var leavesResultOpen = false

    init(
        parameters: [LocalVariable], inoutParameters: [Bool], statements: [CheckedStatement],
        captures: [LocalVariable], generics: [GenericParameter] = []
    ) {
        self.parameters = parameters
        self.inoutParameters = inoutParameters
        self.statements = statements
        self.captures = captures
        self.generics = generics
    }
}

/// The checked body of a function, initializer or accessor.
public struct CheckedBody {
    /// `self`, where the function belongs to a type: an instance, or the type itself in a static function. In an
    /// initializer it is the instance under construction.
    public var selfVariable: LocalVariable?
    /// The parameters; the last of a setter is `newValue`.
    public var parameters: [LocalVariable]
    /// What it does: a body with a value ends in `return` on every path.
    public var statements: [CheckedStatement]
}
