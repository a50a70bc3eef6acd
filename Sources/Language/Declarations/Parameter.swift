import SwiftSyntax

/// One parameter of a function, initializer, subscript or enum case.
public struct Parameter {
    /// The label at the call; nil for `_`.
    public let label: String?
    /// The name in the body.
    public let name: String
    /// Its type; for a variadic parameter the type of one element, which arrives as an array.
    public internal(set) var type: SwiftType
    /// `inout`
    public let isInout: Bool
    /// `T...`
    public let isVariadic: Bool
    /// `@escaping`, and what the memberwise initializer keeps.
    var isEscaping = false
    /// `@autoclosure`: the argument arrives as a function without parameters.
    public let isAutoclosure: Bool
    /// The result builder of a closure argument: `@ViewBuilder`, or a declared one.
    var builder: BodyBuilder?
    /// The attribute that names a declared result builder, until it is looked up.
    var builderSyntax: AttributeSyntax?
    /// Whether it has a default value.
    public let hasDefault: Bool
    /// The default value, once it is checked.
    public internal(set) var defaultValue: CheckedExpression?
    /// Whether the default is being checked.
    var isDefaultBeingChecked = false
    /// The default as written.
    let defaultSyntax: ExprSyntax?
    /// The type as written.
    let typeSyntax: TypeSyntax?
}

extension Parameter {
    /// A parameter of a function that is a value, which has no label.
    static func ofFunctionType(_ parameter: FunctionType.Parameter, number: Int) -> Parameter {
        Parameter(
            label: nil, name: "$\(number)", type: parameter.type, isInout: parameter.isInout, isVariadic: false,
            isEscaping: true, isAutoclosure: parameter.isAutoclosure, hasDefault: false, defaultValue: nil,
            defaultSyntax: nil,
            typeSyntax: nil)
    }
}
