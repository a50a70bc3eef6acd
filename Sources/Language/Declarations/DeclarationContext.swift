import SwiftSyntax

/// The surroundings of a declaration: the top level, a type's own braces, or an extension.
///
/// Names of types are looked up from here outwards.
final class DeclarationContext {
    /// The type whose members stand here; for an extension the extended one.
    let nominal: NominalDeclaration?
    /// The context around it.
    let outer: DeclarationContext?
    /// The text that is read here.
    let source: SourceText
    /// The generic parameters in scope with all that is known of them, an extension's `where` included.
    var signature = GenericSignature.none
    /// The conformances that an extension declares.
    let isExtension: Bool

    init(nominal: NominalDeclaration?, outer: DeclarationContext?, source: SourceText, isExtension: Bool) {
        self.nominal = nominal
        self.outer = outer
        self.source = source
        self.isExtension = isExtension
    }
}

/// The syntax of a struct, enum, class or protocol: what differs between the four is named here once.
struct NominalSyntax {
    /// `<T: P>`
    var generics: GenericParameterClauseSyntax?
    /// `<Component>` of a protocol.
    var primaryAssociatedTypes: PrimaryAssociatedTypeClauseSyntax?
    /// `: P, Q`
    var inheritance: InheritanceClauseSyntax?
    /// `where …`
    var requirements: GenericWhereClauseSyntax?
    /// The members.
    var members: MemberBlockItemListSyntax
    /// `@propertyWrapper` and others.
    var attributes: AttributeListSyntax
    /// `private` and others.
    var modifiers: DeclModifierListSyntax
}

/// The syntax of a function, initializer, accessor or subscript.
struct FunctionSyntax {
    /// `<T: P>`
    var generics: GenericParameterClauseSyntax?
    /// `(a: Int)`
    var parameters: FunctionParameterListSyntax?
    /// `-> Int`
    var result: TypeSyntax?
    /// `where …`
    var requirements: GenericWhereClauseSyntax?
    /// `{ … }`
    var body: CodeBlockItemListSyntax?
    /// `@ViewBuilder` and others.
    var attributes: AttributeListSyntax?
    /// `private` and others.
    var modifiers: DeclModifierListSyntax?
    /// The name of a setter's parameter.
    var newValueName: String?
}
