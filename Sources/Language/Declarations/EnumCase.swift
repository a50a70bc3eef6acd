import SwiftSyntax

/// One case of an enum.
public final class EnumCase: Hashable {
    /// Its name, without backticks.
    public let name: String
    /// Its place among the cases, from 0.
    public let index: Int
    /// The enum; `Optional` for `.some` and `.none`.
    public unowned let owner: NominalDeclaration
    /// Where it stands.
    public let position: SourcePosition
    /// The payload.
    public internal(set) var payload: [Parameter] = []
    /// The raw value of an enum with a raw type.
    public internal(set) var rawValue: CheckedExpression?

    /// Whether it, or its enum, is marked `indirect`.
    var isIndirect = false
    /// The function that makes the value of a built-in's case.
    var maker: FunctionDeclaration?
    /// The raw value as written.
    var rawSyntax: ExprSyntax?
    /// Where its names are looked up.
    var context: DeclarationContext?
    var resolution = Resolution.pending

    init(name: String, index: Int, owner: NominalDeclaration, position: SourcePosition) {
        self.name = name
        self.index = index
        self.owner = owner
        self.position = position
    }

    public static func == (left: EnumCase, right: EnumCase) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
