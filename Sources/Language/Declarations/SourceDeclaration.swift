import ComponentExpansion
import SwiftSyntax

/// One top-level declaration of the program as it was written, kept so that it can be checked anew.
struct SourceDeclaration {
    /// The text it stands in.
    let source: SourceText
    /// The declaration.
    let syntax: DeclSyntax
    /// The names of the variables that it declares.
    let variableNames: [String]
    /// Under which names it is known: a later declaration of one of them takes its place.
    let keys: [String]
    /// Under which names extensions of a type know what it has by itself.
    let keysInExtensions: [String]
    /// Those of its names that later declarations have taken.
    var replaced: Set<String> = []
    /// The `guard` of the top level that binds the variables; nil where it is no such.
    private(set) var binding: GuardStmtSyntax?
    /// What its attribute stands for; nil where it has none.
    let expansion: Expansion?
    /// The declarations that its attribute stands for, itself among them as the first.
    private let generated: [SourceDeclaration]
    /// What it may refer to.
    let mentions: MentionedWords

    /// Reads a declaration, whatever its attributes stand for.
    init(asWritten syntax: DeclSyntax, in source: SourceText) {
        self.init(syntax, source, nil, [])
    }

    /// Reads a variable of a `#Preview`, which takes the place of no other one.
    init(previewable variable: VariableDeclSyntax, in source: SourceText) {
        self.init(DeclSyntax(variable), source, nil, [], isKnown: false)
    }

    /// Whether a place stands in the same text, and behind where it begins.
    func begins(before position: SourcePosition) -> Bool {
        source === position.source && self.position.offset <= position.offset
    }

    /// Its first line as it was written.
    var firstLine: Substring { syntax.writtenText.prefix { $0 != "\n" } }

    private var position: SourcePosition {
        SourcePosition(source, offset: syntax.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// The `#Preview` that it is a variable of; nil where it is none.
    var preview: PreviewID? { PreviewID(of: syntax, in: source) }

    /// Reads a `guard` of the top level as the variables that it binds; nil where it binds none.
    init?(binding statement: GuardStmtSyntax, in source: SourceText) {
        let names = statement.boundNames
        if names.isEmpty { return nil }
        let last = names.count - 1
        let bindings = names.enumerated().map { index, name in
            PatternBindingSyntax(
                pattern: IdentifierPatternSyntax(identifier: name.trimmed),
                trailingComma: index < last ? .commaToken(trailingTrivia: .space) : nil)
        }
        let specifier = statement.bindsVariables ? SwiftSyntax.Keyword.var : .let
        let variables = VariableDeclSyntax(
            bindingSpecifier: .keyword(specifier, trailingTrivia: .space), bindings: PatternBindingListSyntax(bindings))
        self.init(DeclSyntax(variables), source, nil, [], mentions: MentionedWords(statement), isKnown: false)
        binding = statement
    }

    private init(
        _ syntax: DeclSyntax, _ source: SourceText, _ expansion: Expansion?, _ generated: [SourceDeclaration],
        mentions: MentionedWords? = nil, isKnown: Bool = true
    ) {
        self.source = source
        self.syntax = syntax
        self.expansion = expansion
        self.generated = generated
        self.mentions = mentions ?? MentionedWords(syntax, generated.map(\.mentions))
        variableNames = syntax.as(VariableDeclSyntax.self)?.names ?? []
        // What a `guard` binds shadows the variables that it asks for; what a preview has is its own.
        let names = variableNames.isEmpty ? Self.keys(of: syntax) : variableNames.map(Self.key(ofVariable:))
        let own = isKnown ? names : []
        keys = expansion == nil ? own : generated.flatMap(\.keys)
        keysInExtensions = Self.keysInExtensions(of: syntax)
    }

    /// Reads a declaration, and writes out what an attribute on it, or inside of it, stands for.
    ///
    /// - Throws: `Diagnostic` where the attribute can't stand there.
    init(_ syntax: DeclSyntax, in source: SourceText) throws {
        guard let found = try Self.expansion(of: syntax, in: source) else {
            self.init(asWritten: syntax, in: source)
            return
        }
        let origin = GeneratedOrigin(found, in: source)
        let parsed = try ParsedSource(SourceText(origin.text.text, origin: origin, platform: source.platform))
        // One attribute after the other: what the first one wrote may hold others, which were copied into it.
        let generated = try parsed.items.compactMap { item in
            try item.item.as(DeclSyntax.self).map { try SourceDeclaration($0, in: parsed.source) }
        }
        self.init(syntax, source, found, generated)
    }

    /// What the first attribute of a declaration stands for, its own or one inside of it; nil where there is none.
    private static func expansion(of syntax: DeclSyntax, in source: SourceText) throws -> Expansion? {
        if let variable = syntax.as(VariableDeclSyntax.self), variable.attributes.isEmpty { return nil }
        let position = { (node: Syntax) in
            SourcePosition(source, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        let nested = Expansion.Nested(in: syntax)
        do {
            // One inside of another is refused before the outer one is gone.
            let inner = try nested.flatMap { nested throws(ExpansionError) in try Expansion(of: nested) }
            return try Expansion(of: syntax) ?? inner
        } catch {
            throw Diagnostic(
                .expansion(error.problem), at: position(error.node), length: error.node.trimmedLength.utf8Length)
        }
    }

    /// What its attributes stand for, those inside of it included.
    var expansions: [Expansion] { (expansion.map { [$0] } ?? []) + generated.flatMap(\.expansions) }

    /// What is declared by it: itself, or what its attribute stands for without what was declared anew.
    var declared: [SourceDeclaration] {
        guard expansion != nil else { return [self] }
        return generated.flatMap { part in
            var part = part
            part.replaced = replaced.intersection(part.keys)
            return part.isGone ? [] : part.declared
        }
    }

    /// Whether later declarations have taken all of it, or the component whose styles the rest is for.
    var isGone: Bool {
        if replaced.isEmpty { return false }
        if let own = generated.first, !own.syntax.is(ExtensionDeclSyntax.self) {
            return own.keys.allSatisfy(replaced.contains)
        }
        return replaced.count == Set(keys).count
    }

    /// What one line says about it: `struct Badge`, `extension View`.
    var summary: String {
        if !generated.isEmpty {
            // What stands behind a component only finds its default style.
            let told = generated.enumerated().filter { $0 == 0 || !$1.syntax.is(ExtensionDeclSyntax.self) }
            return told.map(\.element.summary).joined(separator: ", ")
        }
        switch syntax.as(DeclSyntaxEnum.self) {
        case .extensionDecl(let syntax):
            // On one line, however it was written.
            let words = syntax.genericWhereClause?.writtenText.split(whereSeparator: \.isWhitespace) ?? []
            let constraints = words.map { " " + $0 }.joined()
            let conformances = syntax.inheritanceClause.map { $0.writtenText } ?? ""
            return "extension " + syntax.extendedType.writtenText + conformances + constraints
        case .variableDecl(let syntax):
            let names = syntax.bindings.map { $0.pattern.writtenText }
            return syntax.bindingSpecifier.text + " " + names.joined(separator: ", ")
        case .functionDecl(let function):
            let parameters = Self.labels(function.signature.parameterClause.parameters, withTypes: false)
            return "func \(function.name.plainText)(\(parameters))"
        case .typeAliasDecl(let alias): return "typealias " + alias.name.plainText
        case .operatorDecl(let syntax): return "operator " + syntax.name.text
        case .precedenceGroupDecl(let group): return "precedencegroup " + group.name.text
        default:
            guard let head = NominalHead(syntax) else { return syntax.kindName }
            return head.kind.rawValue + " " + head.name.plainText
        }
    }

    /// Whether it declares variables of the session.
    var isVariable: Bool { syntax.is(VariableDeclSyntax.self) }

    /// Under which name a variable is known.
    static func key(ofVariable name: String) -> String { "var " + name }

    /// Under which names a declaration is known: a later one of them takes its place.
    static func keys(of syntax: DeclSyntax) -> [String] {
        switch syntax.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function): return ["func " + signature(function)]
        case .typeAliasDecl(let alias): return ["type " + alias.name.plainText]
        case .extensionDecl(let syntax):
            let constraints = syntax.genericWhereClause?.requirements.writtenText ?? ""
            let prefix = "extension \(syntax.extendedType.writtenText) \(constraints)."
            return memberKeys(of: syntax).map { prefix + $0 }
        case .variableDecl(let variable): return variable.names.map(key(ofVariable:))
        default: return NominalHead(syntax).map { ["type " + $0.name.plainText] } ?? []
        }
    }

    /// Under which names extensions know what a type has by itself; those of a protocol implement what it declares.
    private static func keysInExtensions(of syntax: DeclSyntax, in outer: String = "") -> [String] {
        guard let head = NominalHead(syntax), head.kind != .protocol else { return [] }
        let type = outer + head.name.plainText
        let own = memberKeys(of: head.group).map { "extension \(type) .\($0)" }
        return own + head.group.memberBlock.members.flatMap { keysInExtensions(of: $0.decl, in: type + ".") }
    }

    /// The names of what stands in the braces of a type or an extension, and behind its colon.
    private static func memberKeys(of group: any DeclGroupSyntax) -> [String] {
        let conformances = group.inheritanceClause?.inheritedTypes.map { ":" + $0.type.writtenText } ?? []
        return group.memberBlock.members.flatMap { memberKeys(of: $0.decl) } + conformances
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
                (variable.modifiers.contains("static") ? "static " : "") + "var " + $0.pattern.writtenText
            }
        case .typeAliasDecl(let alias): return ["type " + alias.name.plainText]
        default: return NominalHead(syntax).map { ["type " + $0.name.plainText] } ?? [syntax.writtenText]
        }
    }

    private static func signature(_ function: FunctionDeclSyntax) -> String {
        let asked = function.genericParameterClause?.parameters.map { $0.inheritedType?.writtenText ?? "" } ?? []
        let constraints =
            asked.joined(separator: ",") + (function.genericWhereClause?.requirements.writtenText ?? "")
        // A prefix and a postfix operator of one name are two functions.
        let side = function.modifiers.contains("postfix") ? "postfix " : ""
        return side + function.name.plainText + "("
            + labels(function.signature.parameterClause.parameters, withTypes: true)
            + ")" + constraints
    }

    private static func labels(_ parameters: FunctionParameterListSyntax, withTypes: Bool) -> String {
        parameters.map {
            $0.firstName.plainText + ":" + (withTypes ? $0.type.writtenText + ($0.ellipsis?.text ?? "") : "")
        }.joined()
    }
}
