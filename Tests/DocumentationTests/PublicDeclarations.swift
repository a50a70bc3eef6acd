import SwiftSyntax

/// A declaration that users of the library can see.
struct PublicDeclaration: Sendable {
    /// Where it stands: `path:line name`.
    let place: String
    /// The name, of functions with their labels, such as `makeBody(configuration:)`.
    let name: String
    /// Its documentation; empty where it has none.
    let documentation: [String]
    /// The names by which its parameters are known inside.
    let parameters: [String]
    /// Whether it is a requirement of a protocol.
    let isRequirement: Bool

    /// The public declarations of a file.
    static func all(in file: ParsedSource) -> [PublicDeclaration] {
        let tree = file.outline
        let lines = SourceLocationConverter(fileName: file.path, tree: tree)
        let collector = Collector(path: file.path, lines: lines)
        collector.walk(tree)
        return collector.found
    }
}

/// Collects the public declarations of one file.
private final class Collector: SyntaxVisitor {
    private(set) var found: [PublicDeclaration] = []
    private let path: String
    private let lines: SourceLocationConverter
    /// For each declaration around: whether all that stands in it is as public as it is itself.
    private var surroundings: [Surrounding] = []

    private enum Surrounding {
        case other, publicProtocol, publicEnum, publicExtension
    }

    init(path: String, lines: SourceLocationConverter) {
        self.path = path
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
        if modifiers.contains(where: { $0.name.tokenKind == .keyword(.public) || $0.name.tokenKind == .keyword(.open) })
        {
            return modifiers.allSatisfy { $0.detail == nil } || modifiers.contains { $0.detail == nil && $0.isAccess }
        }
        let isNarrowed = modifiers.contains { $0.isAccess && $0.detail == nil }
        return !isNarrowed && (surroundings.last == .publicProtocol || surroundings.last == .publicExtension)
    }

    private func note(_ node: some SyntaxProtocol, name: String, parameters: FunctionParameterListSyntax? = nil) {
        let isOperator = name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
        let labels =
            parameters.map { "(" + $0.map { (isOperator ? "_" : $0.firstName.text) + ":" }.joined() + ")" } ?? ""
        let name = name + labels
        let place = lines.location(for: node.positionAfterSkippingLeadingTrivia)
        let documentation = node.leadingTrivia.compactMap { piece -> String? in
            if case .docLineComment(let line) = piece { String(line.dropFirst(3)) } else { nil }
        }
        found.append(
            PublicDeclaration(
                place: "\(path):\(place.line) \(name)", name: name, documentation: documentation,
                parameters: parameters?.map { ($0.secondName ?? $0.firstName).text } ?? [],
                isRequirement: surroundings.last == .publicProtocol))
    }

    private func enter(
        _ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax, name: String, as own: Surrounding
    )
        -> SyntaxVisitorContinueKind
    {
        let isShown = isPublic(modifiers)
        if isShown { note(node, name: name) }
        surroundings.append(isShown ? own : .other)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.modifiers, name: node.name.text, as: .other)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.modifiers, name: node.name.text, as: .other)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.modifiers, name: node.name.text, as: .publicEnum)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.modifiers, name: node.name.text, as: .publicProtocol)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isShown = node.modifiers.contains { $0.name.tokenKind == .keyword(.public) }
        surroundings.append(isShown ? .publicExtension : .other)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { surroundings.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { surroundings.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { surroundings.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { surroundings.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { surroundings.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isPublic(node.modifiers) {
            note(node, name: node.name.text, parameters: node.signature.parameterClause.parameters)
        }
        return .skipChildren
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if isPublic(node.modifiers) {
            note(node, name: "init", parameters: node.signature.parameterClause.parameters)
        }
        return .skipChildren
    }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        if isPublic(node.modifiers) {
            note(node, name: "subscript", parameters: node.parameterClause.parameters)
        }
        return .skipChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if isPublic(node.modifiers) { note(node, name: node.bindings.map { "\($0.pattern)" }.joined(separator: ", ")) }
        return .skipChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if isPublic(node.modifiers) { note(node, name: node.name.text) }
        return .skipChildren
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        if isPublic(node.modifiers) { note(node, name: node.name.text) }
        return .skipChildren
    }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        if surroundings.last == .publicEnum { note(node, name: node.elements.map(\.name.text).joined(separator: ", ")) }
        return .skipChildren
    }
}

extension DeclModifierSyntax {
    fileprivate var isAccess: Bool {
        switch name.tokenKind {
        case .keyword(let keyword): [.public, .open, .package, .internal, .fileprivate, .private].contains(keyword)
        default: false
        }
    }
}
