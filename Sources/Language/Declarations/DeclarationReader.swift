import Catalogue
import SwiftOperators
import SwiftSyntax

/// Turns the syntax of declarations into declarations, whose types are worked out later. The program's own Swift and
/// the signatures of built-ins take the same way.
struct DeclarationReader {
    let context: DeclarationContext
    let isBuiltIn: Bool
    /// What runs for the members of a built-in group.
    var record: BuiltIn?

    /// Reads the member that a record declares. A record that is no declaration adds nothing; a test finds it.
    static func read(_ record: BuiltIn, into context: DeclarationContext) {
        // A case is only a declaration inside an enum.
        let isCase = record.signature.hasPrefix("case ")
        let source = SourceText(ofBuiltIn: isCase ? "enum _ { \(record.signature) }" : record.declaration)
        let item = RecordTexts.shared.tree(of: source.text, groupingOperators: record.isWrittenInSwift)?.item
        let declaration = item?.as(DeclSyntax.self)
        let inner = isCase ? declaration?.as(EnumDeclSyntax.self)?.memberBlock.members.first?.decl : declaration
        guard let inner else { return }
        try? DeclarationReader(context: context, isBuiltIn: true, record: record, source: source).read(inner)
    }

    init(
        context: DeclarationContext, isBuiltIn: Bool, record: BuiltIn? = nil, source: SourceText? = nil,
        builders: Set<String> = []
    ) {
        self.context = context
        self.isBuiltIn = isBuiltIn
        self.record = record
        self.source = source ?? context.source
        self.builders = builders
    }

    /// The names of the program's result builders, which as attributes are no property wrappers.
    let builders: Set<String>

    private let source: SourceText

    func position(_ node: some SyntaxProtocol) -> SourcePosition {
        SourcePosition(source, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// A value with its operators grouped: the signatures of built-ins are read without that.
    private static func grouped(_ value: ExprSyntax) -> ExprSyntax {
        guard let sequence = value.as(SequenceExprSyntax.self) else { return value }
        return (try? OperatorTable.standardOperators.foldSingle(sequence)) ?? value
    }

    /// Adds what `declaration` declares to the context.
    func read(_ declaration: DeclSyntax) throws {
        let count = context.order.count
        try readMembers(of: declaration)
        guard !isBuiltIn, let modifiers = declaration.modifiers,
            let access = AccessModifier(modifiers)
        else { return }
        for member in context.order.dropFirst(count) { member.note(access) }
    }

    private func readMembers(of declaration: DeclSyntax) throws {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function):
            try refuseBody(function.body, of: function.name.plainText)
            try checkOperator(function)
            context.add(.function(self.function(function)))
        case .initializerDecl(let initializer):
            try refuseBody(initializer.body, of: "init")
            context.add(.function(self.initializer(initializer)))
        case .variableDecl(let variable): try read(variable)
        case .subscriptDecl(let declaration): context.add(.subscript(try self.subscript(declaration)))
        case .enumCaseDecl(let cases): try read(cases)
        case .typeAliasDecl(let alias):
            context.add(
                .alias(
                    AliasDeclaration(
                        name: alias.name.plainText, context: context, position: position(alias.name),
                        generics: alias.genericParameterClause, syntax: alias.initializer.value)))
        case .associatedTypeDecl(let type): try read(type)
        case .structDecl, .enumDecl, .classDecl, .protocolDecl:
            if let nominal = try nominal(declaration, parent: context.nominal) { context.add(.type(nominal)) }
        // What is parsed with them knows them already.
        case .operatorDecl where context.nominal == nil, .precedenceGroupDecl where context.nominal == nil: break
        case .extensionDecl: throw outsideOfBraces(.notAtFileScope, declaration)
        case .macroExpansionDecl(let macro) where macro.macroName.text == "Preview":
            throw outsideOfBraces(.previewInBraces, declaration)
        default: throw Diagnostic(.unsupportedDeclaration(declaration.kindName), at: position(declaration))
        }
    }

    /// What is wrong with a declaration that belongs outside of all braces: most likely one in front of it is not closed.
    private func outsideOfBraces(_ problem: Problem, _ declaration: DeclSyntax) -> Diagnostic {
        let position = position(declaration)
        return UnclosedBrace(inFrontOf: declaration)?.diagnostic(in: position.source)
            ?? Diagnostic(problem, at: position)
    }

    /// Adds the members of a declaration's braces.
    func readMembers(_ members: MemberBlockItemListSyntax) throws {
        for item in members { try read(item.decl) }
    }

    /// Throws where a protocol writes what one of its requirements does.
    private func refuseBody(_ body: CodeBlockSyntax?, of name: String) throws {
        guard let body, context.nominal?.kind == .protocol, !context.isExtension, record == nil else { return }
        throw Diagnostic(.requirementWithBody(name), at: position(body))
    }

    /// Throws where an operator of a type works on an instance, or one of one operand doesn't say on which side it stands.
    private func checkOperator(_ function: FunctionDeclSyntax) throws {
        let name = function.name.plainText
        guard record == nil, Checker.isOperator(name) else { return }
        func has(_ words: String...) -> Bool { words.contains { function.modifiers.contains($0) } }
        if let type = context.nominal, !has("static", "class") {
            throw Diagnostic(.operatorNotStatic(name, type: type.name), at: position(function.name))
        }
        if function.signature.parameterClause.parameters.count == 1, !has("prefix", "postfix") {
            throw Diagnostic(.operatorWithoutSide(name), at: position(function.name))
        }
    }

    private var ownImplementation: FunctionDeclaration.Implementation {
        if let record { return record.isWrittenInSwift ? .body : .builtIn(record) }
        if context.nominal?.kind == .protocol, !context.isExtension { return .requirement }
        return .body
    }

    /// The function that a declaration declares, its types still to be worked out.
    func function(_ syntax: FunctionDeclSyntax) -> FunctionDeclaration {
        let function = FunctionDeclaration(
            name: syntax.name.plainText, kind: .function, position: position(syntax.name),
            isStatic: syntax.modifiers.contains("static") || syntax.modifiers.contains("class"),
            isMutating: syntax.modifiers.contains("mutating"),
            isThrowing: syntax.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.throws),
            implementation: ownImplementation, context: context,
            syntax: FunctionSyntax(
                generics: syntax.genericParameterClause, parameters: syntax.signature.parameterClause.parameters,
                result: syntax.signature.returnClause?.type,
                thrown: syntax.signature.effectSpecifiers?.throwsClause?.type, requirements: syntax.genericWhereClause,
                body: syntax.body?.statements, attributes: syntax.attributes),
            source: source)
        // Of built-ins only what is open can be overridden, as in another module.
        function.isOverridable =
            context.nominal?.kind == .class && !syntax.modifiers.contains("static")
            && (record == nil || syntax.modifiers.contains("open"))
        function.isOverride = syntax.modifiers.contains("override")
        function.isFinal = syntax.modifiers.contains("final")
        function.isFixedStatic = syntax.modifiers.contains("static")
        function.isPrivate = syntax.modifiers.arePrivate
        function.isPostfix = syntax.modifiers.contains("postfix")
        function.isRethrowing =
            syntax.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows)
        function.parameters = parameters(
            syntax.signature.parameterClause.parameters, areLabelled: !Checker.isOperator(function.name))
        return function
    }

    private func initializer(_ syntax: InitializerDeclSyntax) -> FunctionDeclaration {
        let function = FunctionDeclaration(
            name: "init", kind: .initializer, position: position(syntax.initKeyword), isStatic: false,
            isMutating: false,
            isThrowing: syntax.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.throws),
            implementation: ownImplementation, context: context,
            syntax: FunctionSyntax(
                generics: syntax.genericParameterClause, parameters: syntax.signature.parameterClause.parameters,
                thrown: syntax.signature.effectSpecifiers?.throwsClause?.type,
                requirements: syntax.genericWhereClause, body: syntax.body?.statements, attributes: syntax.attributes,
                optionalMark: syntax.optionalMark),
            source: source)
        function.isOverride = syntax.modifiers.contains("override")
        function.isConvenience = syntax.modifiers.contains("convenience")
        function.isRequired = syntax.modifiers.contains("required")
        function.isRethrowing =
            syntax.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows)
        function.isPrivate = syntax.modifiers.arePrivate
        function.parameters = parameters(syntax.signature.parameterClause.parameters)
        return function
    }

    /// The parameters with their labels; their types are worked out later.
    func parameters(
        _ list: FunctionParameterListSyntax, isSubscript: Bool = false, areLabelled: Bool = true
    ) -> [Parameter] {
        list.map { syntax in
            let first = syntax.firstName.plainText
            // A subscript's parameter has a label only where two names are written.
            let hasLabel = areLabelled && first != "_" && !(isSubscript && syntax.secondName == nil)
            let label = hasLabel ? first : nil
            let attributed = syntax.type.as(AttributedTypeSyntax.self)
            let attributes = Array(syntax.attributes) + Array(attributed?.attributes ?? [])
            return Parameter(
                label: label, name: syntax.secondName?.plainText ?? first, type: .void,
                isInout: syntax.type.isInout,
                isVariadic: syntax.ellipsis != nil, isEscaping: attributes.names.contains("escaping"),
                isAutoclosure: attributes.names.contains("autoclosure"),
                builder: attributes.names.contains("ViewBuilder") ? .views : nil,
                builderSyntax: attributes.builder, hasDefault: syntax.defaultValue != nil,
                defaultValue: nil, defaultSyntax: syntax.defaultValue.map { Self.grouped($0.value) },
                typeSyntax: syntax.type)
        }
    }

    private func `subscript`(_ syntax: SubscriptDeclSyntax) throws -> SubscriptDeclaration {
        let isStatic = syntax.modifiers.contains("static") || syntax.modifiers.contains("class")
        var functionSyntax = FunctionSyntax(
            generics: syntax.genericParameterClause, parameters: syntax.parameterClause.parameters,
            result: syntax.returnClause.type, requirements: syntax.genericWhereClause, attributes: syntax.attributes)
        let accessors = try Accessors(syntax.accessorBlock, at: position)
        let parameters = parameters(syntax.parameterClause.parameters, isSubscript: true)
        functionSyntax.body = accessors.getterBody
        functionSyntax.thrown = accessors.thrown
        let getter = accessor(
            "subscript", .getter, at: position(syntax.subscriptKeyword), isStatic: isStatic,
            isMutating: accessors.isGetterMutating && context.nominal?.kind != .class && !isStatic, functionSyntax)
        getter.parameters = parameters
        getter.isThrowing = accessors.isGetterThrowing
        functionSyntax.thrown = nil
        getter.isOverride = syntax.modifiers.contains("override")
        getter.isPrivate = syntax.modifiers.arePrivate
        markOverridable([getter], syntax.modifiers)
        guard accessors.hasSetter else { return SubscriptDeclaration(getter: getter, setter: nil) }
        functionSyntax.body = accessors.setterBody
        functionSyntax.newValueName = accessors.newValueName
        let setter = accessor(
            "subscript", .setter, at: position(syntax.subscriptKeyword), isStatic: isStatic,
            isMutating: !accessors.isSetterNonmutating && context.nominal?.kind != .class, functionSyntax)
        setter.parameters = parameters
        markOverridable([setter], syntax.modifiers)
        setter.isPrivate = syntax.modifiers.arePrivate || syntax.modifiers.keepSetterPrivate
        getter.writer = setter
        return SubscriptDeclaration(getter: getter, setter: setter)
    }

    /// Notes that accessors of `class var` and `class subscript` may be replaced in a subclass.
    func markOverridable(_ accessors: [FunctionDeclaration?], _ modifiers: DeclModifierListSyntax) {
        guard modifiers.contains("class"), context.nominal?.kind == .class, record == nil else { return }
        for accessor in accessors { accessor?.isOverridable = true }
    }

    func accessor(
        _ name: String, _ kind: FunctionDeclaration.Kind, at position: SourcePosition, isStatic: Bool,
        isMutating: Bool, _ syntax: FunctionSyntax, implementation: FunctionDeclaration.Implementation? = nil
    ) -> FunctionDeclaration {
        let function = FunctionDeclaration(
            name: name, kind: kind, position: position, isStatic: isStatic, isMutating: isMutating, isThrowing: false,
            implementation: implementation ?? ownImplementation, context: context, syntax: syntax,
            source: source)
        function.isOverridable = context.nominal?.kind == .class && !isStatic && record == nil
        return function
    }
}

extension BuiltIn {
    /// Whether its body is written in Swift.
    var isWrittenInSwift: Bool {
        guard case .swift = implementation else { return false }
        return true
    }

    /// The signature with the body, where that is written in Swift.
    fileprivate var declaration: String {
        guard case .swift(let body) = implementation else { return signature }
        let head = signature.hasSuffix(" { get }") ? String(signature.dropLast(8)) : signature
        return head + " {\n" + body + "\n}"
    }
}
