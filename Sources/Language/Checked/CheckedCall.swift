/// A call of a declared function, method, initializer or accessor.
public struct CheckedCall {
    /// What is called. Its `implementation` says what runs; for a requirement the witness is found by the receiver.
    public var function: FunctionDeclaration
    /// What it is called on.
    public var receiver: Receiver
    /// One argument for each parameter, in the parameters' order: what the call leaves out is filled in, variadic
    /// arguments arrive as one array, `inout` ones as `.inout`, autoclosures as closures.
    public var arguments: [CheckedExpression]
    /// One type for each parameter of the function's generic signature.
    public var typeArguments: [SwiftType]
    /// True where the instance's own class must not be asked: `super.f()` and calls on structs.
    public var isDirect: Bool
    /// The values of parameters that are left out, by their places, which speak of what the receiver's existential holds:
    /// they are evaluated when that is known. Their arguments are `()`.
    public var openedDefaults: [Int: CheckedExpression] = [:]

    /// What a function is called on.
    public enum Receiver {
        /// A function of no type, or an initializer: the expression's type is the type to make.
        case none
        /// An instance.
        case value(CheckedExpression)
        /// The place of an instance, for functions that change it.
        case place(CheckedPlace)
        /// A type; the expression's type is a metatype.
        case type(CheckedExpression)
    }
}

/// A declared function as a value.
public struct FunctionReference {
    /// The function.
    public var function: FunctionDeclaration
    /// What it will be called on.
    public var receiver: CheckedCall.Receiver
    /// One type for each parameter of the function's generic signature.
    public var typeArguments: [SwiftType]
    /// True where the instance's own class must not be asked: `super.f`.
    public var isDirect = false
}
