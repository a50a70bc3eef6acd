import SwiftSyntax

/// One top-level declaration of the program as it was written, kept so that it can be checked anew.
struct SourceDeclaration {
    /// The text it stands in.
    let source: SourceText
    /// The declaration.
    let syntax: DeclSyntax
    /// Under which names it is known: a later declaration of one of them takes its place.
    let keys: [String]
    /// Those of its names that later declarations have taken.
    var replaced: Set<String> = []

    init(_ syntax: DeclSyntax, in source: SourceText) {
        self.source = source
        self.syntax = syntax
        keys = Self.keys(of: syntax)
    }

    /// What one line says about it: `struct Badge`, `extension View`.
    var summary: String {
        switch syntax.as(DeclSyntaxEnum.self) {
        case .extensionDecl(let syntax):
            let constraints = syntax.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
            let conformances = syntax.inheritanceClause.map { $0.trimmedDescription } ?? ""
            return "extension " + syntax.extendedType.trimmedDescription + conformances + constraints
        case .variableDecl(let syntax):
            let names = syntax.bindings.map { $0.pattern.trimmedDescription }
            return syntax.bindingSpecifier.text + " " + names.joined(separator: ", ")
        case .functionDecl(let function):
            let parameters = Self.labels(function.signature.parameterClause.parameters, withTypes: false)
            return "func \(function.name.plainText)(\(parameters))"
        case .typeAliasDecl(let alias): return "typealias " + alias.name.plainText
        default:
            guard let head = NominalHead(syntax) else { return syntax.kindName }
            return head.kind.rawValue + " " + head.name.plainText
        }
    }

    /// Whether it declares variables of the session, which later ones shadow rather than replace.
    var isVariable: Bool { syntax.is(VariableDeclSyntax.self) }

    private static func keys(of syntax: DeclSyntax) -> [String] {
        switch syntax.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function): return ["func " + signature(function)]
        case .typeAliasDecl(let alias): return ["type " + alias.name.plainText]
        case .extensionDecl(let syntax):
            let constraints = syntax.genericWhereClause?.requirements.trimmedDescription ?? ""
            let prefix = "extension \(syntax.extendedType.trimmedDescription) \(constraints)"
            let members = syntax.memberBlock.members.flatMap { memberKeys(of: $0.decl) }
            let conformances = syntax.inheritanceClause?.inheritedTypes.map { ":" + $0.type.trimmedDescription } ?? []
            return (members + conformances).map { prefix + "." + $0 }
        case .variableDecl: return []
        default: return NominalHead(syntax).map { ["type " + $0.name.plainText] } ?? []
        }
    }

    /// The names of a member, by which an extension's members are replaced one by one.
    static func memberKeys(of syntax: DeclSyntax) -> [String] {
        switch syntax.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function):
            return [(function.modifiers.contains("static") ? "static " : "") + "func " + signature(function)]
        case .initializerDecl(let initializer):
            return ["init(" + labels(initializer.signature.parameterClause.parameters, withTypes: true) + ")"]
        case .subscriptDecl(let declaration):
            return ["subscript(" + labels(declaration.parameterClause.parameters, withTypes: true) + ")"]
        case .variableDecl(let variable):
            return variable.bindings.map {
                (variable.modifiers.contains("static") ? "static " : "") + "var " + $0.pattern.trimmedDescription
            }
        case .typeAliasDecl(let alias): return ["type " + alias.name.plainText]
        default: return NominalHead(syntax).map { ["type " + $0.name.plainText] } ?? [syntax.trimmedDescription]
        }
    }

    private static func signature(_ function: FunctionDeclSyntax) -> String {
        let constraints = function.genericWhereClause?.requirements.trimmedDescription ?? ""
        return function.name.plainText + "(" + labels(function.signature.parameterClause.parameters, withTypes: true)
            + ")" + constraints
    }

    private static func labels(_ parameters: FunctionParameterListSyntax, withTypes: Bool) -> String {
        parameters.map { $0.firstName.plainText + ":" + (withTypes ? $0.type.trimmedDescription : "") }.joined()
    }
}
