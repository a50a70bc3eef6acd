import SwiftSyntax

/// Where the check stands: what is in scope, and what is known of generic parameters.
struct CheckingContext {
    /// The declarations around.
    var context: DeclarationContext
    /// The text at hand.
    var source: SourceText
    /// The generic parameters in scope.
    var signature = GenericSignature.none
    /// The type of `self`, or in a static function the type itself.
    var selfType: SwiftType?
    /// `self`
    var selfVariable: LocalVariable?
    /// Whether `self` is the type.
    var isStatic = false
    /// The innermost local names.
    var scope: Scope?
    /// How many closures stand around.
    var closureDepth = 0
    /// The types that are looking up a member, one in the other.
    var memberLookups = 0
    /// The innermost function or closure.
    var function: FunctionScope?
    /// Whether `try?` or `try!` stands around, which catch what is thrown where no function is.
    var catchesErrors = false
    /// The function, initializer or accessor whose body is checked.
    var accessor: FunctionDeclaration?
    /// Where syntax stands that the language writes by itself: nodes without a parent are not in the text.
    var origin: SourcePosition?
    /// The leftmost `.name` of an item that is applied to the canvas, and the canvas.
    var canvas: (node: SyntaxIdentifier, variable: LocalVariable)?
    /// What texts of one character stand for, since what is done with them asks for that: a character, or a scalar.
    var preferredText: SwiftType?
    /// Inside of a closure that is called at once, and takes what it is handed: those inside of it are not tried so, too.
    var isHandedTypes = false
    /// The types of literals that do not stand for what they do by themselves; nil outside of expressions.
    var literals: LiteralTypes?
    /// Whether it is an item of a builder, whose types have nothing to do with those of the expression around the builder.
    var isItem = false
    /// The list literal that a chain begins with, and what its elements, or its keys and values, are taken for since the chain
    /// asks for that.
    var list: (node: SyntaxIdentifier, key: SwiftType?, element: SwiftType?)?
    /// What `some P` means where a type is read.
    var opaque = OpaqueMeaning.refused

    /// The `guard` of the top level whose conditions are checked.
    var binding: TopLevelGuard?

    /// Where names of types are looked up first: the types of the blocks around, then the declarations around.
    var innermostContext: DeclarationContext { scope?.localContext ?? context }
}

/// What `some P` means in a type.
enum OpaqueMeaning {
    /// It may not be written here.
    case refused
    /// A parameter: one more generic parameter.
    case parameter
    /// A result: the declaration's own type.
    case result
}
