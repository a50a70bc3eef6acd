import SwiftSyntax

/// The names that a top-level item declares and those that it mentions, as far as its syntax shows them.
public struct ItemNames: Equatable, Sendable {
    /// The types, protocols, functions and computed variables that it declares.
    public var declared: Set<String> = []
    /// What else it is known by where a later item of the same key takes its place.
    public var keys: Set<String> = []
    /// The variables that it declares, and which are there once their values are made.
    public var variables: Set<String> = []
    /// The type that it extends.
    public var extended: String?
    /// What its types inherit from or conform to.
    public var inherited: Set<String> = []
    /// The members that it adds to a type; its initializers as `init Type`.
    public var added: Set<String> = []
    /// The names that it mentions and doesn't declare itself.
    public var mentioned: Set<String> = []
    /// Those that it mentions where nothing runs yet when its turn comes: all in a declaration; in all others, those in
    /// observers and in closures that are not called at once.
    public var mentionedLater: Set<String> = []
    /// The names that it mentions behind a dot, and `subscript` where it calls one.
    public var members: Set<String> = []
    /// The functions that it declares, also in its types, and calls by their names: those of which another overload may be
    /// meant.
    public var overloaded: Set<String> = []

    init() {}

    init(of item: CodeBlockItemSyntax.Item) {
        if case .decl(let declaration) = item, let condition = declaration.as(IfConfigDeclSyntax.self) {
            // Which clause is compiled, nobody knows yet.
            for inner in condition.items { formUnion(ItemNames(of: inner.item)) }
            mentioned.subtract(declared)
            return
        }
        let collector = NameCollector(viewMode: .sourceAccurate)
        collector.walk(item)
        members = collector.members
        mentioned = collector.mentioned.subtracting(collector.bound)
        overloaded = collector.mentioned.intersection(collector.functions)
        if case .stmt(let statement) = item, let binding = statement.as(GuardStmtSyntax.self) {
            variables = Set(binding.boundNames.map(\.plainText))
        }
        guard case .decl(let declaration) = item else {
            mentionedLater = mentioned.intersection(collector.mentionedLater)
            return
        }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            let names = Set(variable.names)
            keys = Set(names.map(SourceDeclaration.key(ofVariable:)))
            if variable.isComputed { declared = names } else { variables = names }
        } else {
            // Functions that differ in what they give stand beside each other.
            let result = declaration.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.writtenText ?? ""
            keys = Set(SourceDeclaration.keys(of: declaration).map { $0 + result })
        }
        switch declaration.as(DeclSyntaxEnum.self) {
        case .variableDecl: break
        case .functionDecl(let function): declared = [function.name.plainText]
        case .typeAliasDecl(let alias): declared = [alias.name.plainText]
        case .operatorDecl(let syntax): declared = ["operator " + syntax.name.text]
        case .precedenceGroupDecl(let group): declared = [group.name.text]
        case .extensionDecl(let syntax):
            extended = syntax.extendedType.writtenText
            inherited = Self.inherited(by: syntax.inheritanceClause)
            added = Set(Self.members(of: syntax.memberBlock, in: syntax.extendedType.writtenText))
        default:
            guard let head = NominalHead(declaration) else { return }
            let name = head.name.plainText
            declared = [name]
            inherited = Self.inherited(by: head.group.inheritanceClause)
            if head.group.attributes.contains(where: { $0.writtenText.hasPrefix("@Component") }) {
                declared.formUnion([name + "Style", name + "StyleConfiguration"])
                added = [name.prefix(1).lowercased() + name.dropFirst() + "Style"]
            }
        }
        mentioned.subtract(declared)
        // A variable may be mentioned by its own value, such as in a closure, but is not there before.
        mentioned.subtract(variables)
        let runsLater = variables.isEmpty ? mentioned : collector.mentionedLater
        mentionedLater = mentioned.intersection(runsLater)
    }

    private mutating func formUnion(_ other: ItemNames) {
        declared.formUnion(other.declared)
        keys.formUnion(other.keys)
        variables.formUnion(other.variables)
        extended = extended ?? other.extended
        inherited.formUnion(other.inherited)
        added.formUnion(other.added)
        mentioned.formUnion(other.mentioned)
        mentionedLater.formUnion(other.mentionedLater)
        members.formUnion(other.members)
        overloaded.formUnion(other.overloaded)
    }

    private static func inherited(by clause: InheritanceClauseSyntax?) -> Set<String> {
        Set(clause?.inheritedTypes.map { $0.type.writtenText } ?? [])
    }

    private static func members(of block: MemberBlockSyntax, in type: String) -> [String] {
        block.members.flatMap { member -> [String] in
            switch member.decl.as(DeclSyntaxEnum.self) {
            case .functionDecl(let function): [function.name.plainText]
            case .variableDecl(let variable): variable.bindings.map { $0.pattern.writtenText }
            case .initializerDecl: ["init", "init " + type]
            case .subscriptDecl: ["subscript"]
            default: NominalHead(member.decl).map { [$0.name.plainText] } ?? []
            }
        }
    }
}

/// Collects the names of an item: those that it mentions, and those that its own scopes bind.
private final class NameCollector: BoundNames {
    private(set) var mentioned: Set<String> = []
    /// Those in observers, and in closures that are not called at once.
    private(set) var mentionedLater: Set<String> = []
    private(set) var members: Set<String> = []
    /// The functions that are declared, also in types.
    private(set) var functions: Set<String> = []
    private var laterBodies = 0

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        members.insert(node.declName.baseName.plainText)
        if let base = node.base { walk(base) }
        return .skipChildren
    }

    override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
        members.insert("appendInterpolation")
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        members.insert("subscript")
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        mentioned.insert(node.baseName.plainText)
        if laterBodies > 0 { mentionedLater.insert(node.baseName.plainText) }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.isCalled { laterBodies += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) {
        if !node.isCalled { laterBodies -= 1 }
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        laterBodies += 1
        return .visitChildren
    }

    override func visitPost(_ node: AccessorBlockSyntax) { laterBodies -= 1 }

    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        mention(operator: node.operator)
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        _ = mention(operator: node.operator)
        return .visitChildren
    }

    override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        _ = mention(operator: node.operator)
        return .visitChildren
    }

    private func mention(operator name: TokenSyntax) -> SyntaxVisitorContinueKind {
        mentioned.formUnion([name.text, "operator " + name.text])
        return .skipChildren
    }

    override func visit(_ node: OperatorPrecedenceAndTypesSyntax) -> SyntaxVisitorContinueKind {
        mentioned.insert(node.precedenceGroup.text)
        return .skipChildren
    }

    override func visit(_ node: PrecedenceGroupNameSyntax) -> SyntaxVisitorContinueKind {
        mentioned.insert(node.name.text)
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        mentioned.insert(node.name.plainText)
        return .visitChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
        members.insert(node.declName.baseName.plainText)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        functions.insert(node.name.plainText)
        guard node.name.tokenKind.isOperator else { return super.visit(node) }
        mentioned.insert("operator " + node.name.text)
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { bind(node.name) }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { bind(node.name) }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { bind(node.name) }

    override func visitPost(_ node: StructDeclSyntax) { _ = bind(node.name) }
    override func visitPost(_ node: EnumDeclSyntax) { _ = bind(node.name) }
    override func visitPost(_ node: ClassDeclSyntax) { _ = bind(node.name) }
}

extension IfConfigDeclSyntax {
    /// The items of all its clauses.
    var items: [CodeBlockItemSyntax] {
        clauses.flatMap { clause -> [CodeBlockItemSyntax] in
            guard case .statements(let items)? = clause.elements else { return [] }
            return Array(items)
        }
    }
}

extension ClosureExprSyntax {
    /// Whether it is called where it is written.
    fileprivate var isCalled: Bool {
        parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(self).id
    }
}

extension TokenKind {
    /// Whether it is an operator.
    fileprivate var isOperator: Bool {
        switch self {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }
}
