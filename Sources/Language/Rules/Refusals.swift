import ComponentExpansion
import SwiftSyntax

/// Refuses attributes and modifiers that change what a program means and are not supported, and what stands where the rules
/// of its kind don't let it stand.
///
/// What is only a hint to the compiler, such as `@MainActor` or `@discardableResult`, may stand: a program runs the
/// same without it.
final class Refusals: SyntaxVisitor {
    private let source: SourceText
    private let isDeclared: (String) -> Bool
    private var refusal: Diagnostic?

    private init(_ source: SourceText, _ isDeclared: @escaping (String) -> Bool) {
        self.source = source
        self.isDeclared = isDeclared
        super.init(viewMode: .sourceAccurate)
    }

    /// Throws for the first such word.
    ///
    /// - Parameter isDeclared: whether the program has a type of its own of that name, which a property may be wrapped in.
    static func check(_ parsed: ParsedSource, isDeclared: @escaping (String) -> Bool) throws {
        let refusals = Refusals(parsed.source, isDeclared)
        for item in parsed.items where refusals.refusal == nil { refusals.walk(item) }
        if let refusal = refusals.refusal { throw refusal }
    }

    override func visit(_ block: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        refuse(repeated: RepeatedNames.first(in: block))
        return .visitChildren
    }

    override func visit(_ parameters: FunctionParameterListSyntax) -> SyntaxVisitorContinueKind {
        refuse(repeated: RepeatedNames.first(in: parameters))
        for (one, next) in zip(parameters, parameters.dropFirst())
        where one.ellipsis != nil && next.firstName.tokenKind == .wildcard {
            refuse(next, .variadicWithoutEnd((next.secondName ?? next.firstName).plainText))
        }
        return .visitChildren
    }

    override func visit(_ parameters: GenericParameterListSyntax) -> SyntaxVisitorContinueKind {
        refuse(repeated: RepeatedNames.first(in: parameters))
        return .visitChildren
    }

    override func visit(_ declaration: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        for member in declaration.memberBlock.members {
            for modifier in member.decl.modifiers ?? [] where Self.access.contains(modifier.name.text) {
                refuse(modifier, .accessInProtocol(modifier.name.text))
            }
            let parameters =
                member.decl.as(FunctionDeclSyntax.self)?.signature.parameterClause
                ?? member.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause
            for parameter in parameters?.parameters ?? [] {
                if let value = parameter.defaultValue { refuse(value, .defaultInProtocol) }
            }
        }
        return .visitChildren
    }

    private static let access: Set<String> = ["private", "fileprivate", "internal", "package", "public", "open"]

    private func refuse(repeated name: TokenSyntax?) {
        guard let name else { return }
        refuse(name, .redeclared(name.plainText))
    }

    override func visit(_ modifier: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        switch modifier.name.tokenKind {
        case .keyword(.async), .keyword(.distributed), .keyword(.isolated), .keyword(.consuming), .keyword(.borrowing),
            .keyword(.dynamic), .keyword(._const):
            refuse(modifier.name)
        default: break
        }
        if let place = ModifierPlace.refusal(of: modifier) {
            refuse(modifier.name, .misplacedModifier(modifier.name.text, place: place))
        }
        return .visitChildren
    }

    override func visit(_ type: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
        guard !type.isOfParameter else { return .visitChildren }
        for case .attribute(let attribute) in type.attributes
        where ["escaping", "autoclosure"].contains(attribute.plainName) {
            refuse(attribute, .misplacedInType("@" + attribute.plainName))
        }
        for case .simpleTypeSpecifier(let specifier) in type.specifiers
        where specifier.specifier.tokenKind == .keyword(.inout) {
            refuse(specifier, .misplacedInType("inout"))
        }
        return .visitChildren
    }

    override func visit(_ effects: FunctionEffectSpecifiersSyntax) -> SyntaxVisitorContinueKind {
        if let async = effects.asyncSpecifier { refuse(async) }
        return .visitChildren
    }

    override func visit(_ effects: AccessorEffectSpecifiersSyntax) -> SyntaxVisitorContinueKind {
        if let async = effects.asyncSpecifier { refuse(async) }
        return .visitChildren
    }

    override func visit(_ effects: TypeEffectSpecifiersSyntax) -> SyntaxVisitorContinueKind {
        if let async = effects.asyncSpecifier { refuse(async) }
        return .visitChildren
    }

    override func visit(_ specifier: SimpleTypeSpecifierSyntax) -> SyntaxVisitorContinueKind {
        if specifier.specifier.tokenKind != .keyword(.inout) { refuse(specifier.specifier) }
        return .visitChildren
    }

    override func visit(_ suppressed: SuppressedTypeSyntax) -> SyntaxVisitorContinueKind {
        refuse(suppressed)
        return .skipChildren
    }

    override func visit(_ attribute: AttributeSyntax) -> SyntaxVisitorContinueKind {
        // The wrapper of a variable is looked up among the types where the variable is declared.
        let isWrapper = attribute.parent?.parent?.is(VariableDeclSyntax.self) == true
        if attribute.isPreviewable { return .visitChildren }
        if Expansion.attributes.contains(attribute.plainName) {
            if attribute.isInFunction { refuse(attribute, .expansion(.insideFunction(attribute.plainName))) }
        } else if isWrapper, attribute.isUnsupported, !isDeclared(attribute.plainName) {
            refuse(attribute, Self.problem(of: attribute))
        } else if !isWrapper, !Self.attributes.contains(attribute.plainName), !attribute.mayNameBuilder,
            !attribute.isMainOfApp
        {
            refuse(attribute, Self.problem(of: attribute))
        }
        return .visitChildren
    }

    /// Why an attribute that is not known is refused.
    static func problem(of attribute: AttributeSyntax) -> Problem {
        let nearest = NearestName.nearest(to: attribute.plainName, in: Expansion.attributes)
        return nearest.map { .misspelledAttribute(attribute.plainName, nearest: $0) }
            ?? .unsupportedName("@" + attribute.plainName)
    }

    /// The attributes that may stand: those that are heeded, and those that are only hints.
    static let attributes: Set<String> = Set(Keyword.all(at: .attribute).map(\.name)).union([
        "MainActor", "discardableResult", "available", "inlinable", "inline", "usableFromInline", "frozen", "Sendable",
        "preconcurrency", "retroactive", "unchecked", "unknown",
    ])

    override func visit(_ variables: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isLet = variables.bindingSpecifier.tokenKind == .keyword(.let) && !variables.modifiers.contains("lazy")
        for binding in variables.bindings {
            guard let accessors = binding.accessorBlock else { continue }
            if let misspelled = accessors.misspelledObserver {
                let nearest = misspelled.text.lowercased() == "didset" ? "didSet" : "willSet"
                refuse(misspelled, .unknownName(misspelled.text, nearest: nearest))
            } else if isLet {
                refuse(binding.pattern, .accessorsOfLet(areObservers: accessors.observe))
            } else if !accessors.observe, let initializer = binding.initializer {
                refuse(initializer.value, .computedWithValue)
            }
        }
        return .visitChildren
    }

    override func visit(_ branches: IfExprSyntax) -> SyntaxVisitorContinueKind {
        if !branches.mayBranch { refuse(branches.ifKeyword, .misplacedBranches(keyword: "if")) }
        return .visitChildren
    }

    override func visit(_ branches: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        if !branches.mayBranch { refuse(branches.switchKeyword, .misplacedBranches(keyword: "switch")) }
        return .visitChildren
    }

    override func visit(_ infix: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if infix.rightOperand.is(TryExprSyntax.self), !infix.isAssignment { refuse(infix.rightOperand, .misplacedTry) }
        return .visitChildren
    }

    override func visit(_ elements: LabeledExprListSyntax) -> SyntaxVisitorContinueKind {
        if elements.parent?.is(TupleExprSyntax.self) == true {
            refuse(repeatedLabel: RepeatedNames.first(in: elements.compactMap(\.label)))
        }
        return .visitChildren
    }

    override func visit(_ tuple: TupleTypeSyntax) -> SyntaxVisitorContinueKind {
        refuse(repeatedLabel: RepeatedNames.first(in: tuple.elements.compactMap(\.firstName)))
        return .visitChildren
    }

    override func visit(_ function: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
        for parameter in function.parameters {
            guard let label = parameter.firstName, label.tokenKind != .wildcard else { continue }
            refuse(label, .functionTypeLabel(label.plainText))
        }
        return .visitChildren
    }

    private func refuse(repeatedLabel label: TokenSyntax?) {
        if let label { refuse(label, .tupleLabelTwice(label.plainText)) }
    }

    private func refuse(_ node: some SyntaxProtocol) {
        refuse(node, .unsupportedModifier(node.writtenText))
    }

    private func refuse(_ node: some SyntaxProtocol, _ problem: Problem) {
        guard refusal == nil else { return }
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        refusal = Diagnostic(
            problem, at: SourcePosition(source, offset: start),
            length: node.trimmedLength.utf8Length)
    }
}

extension InfixOperatorExprSyntax {
    /// Whether it gives a place a value: `=`, `+=`.
    fileprivate var isAssignment: Bool {
        let name = self.operator.writtenText
        return name == "=" || name.hasSuffix("=") && !Checker.comparisons.contains(name)
    }
}

extension TypeSyntaxProtocol {
    /// Whether it is the type of a parameter, perhaps in parentheses.
    fileprivate var isOfParameter: Bool {
        switch parent?.kind {
        case .functionParameter, .closureParameter: return true
        case .tupleTypeElement:
            guard let tuple = parent?.parent?.parent?.as(TupleTypeSyntax.self) else { return true }
            return tuple.elements.count == 1 && tuple.isOfParameter
        default: return false
        }
    }
}

extension AccessorBlockSyntax {
    /// `didset` or `willset`, which is meant for an observer.
    fileprivate var misspelledObserver: TokenSyntax? {
        guard case .getter(let statements) = accessors, let first = statements.first,
            let call = first.item.as(FunctionCallExprSyntax.self), call.trailingClosure != nil,
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
            ["didset", "willset"].contains(name.text.lowercased())
        else { return nil }
        return name
    }

    /// Whether it holds `willSet` or `didSet`.
    fileprivate var observe: Bool {
        guard case .accessors(let accessors) = accessors else { return false }
        return accessors.contains {
            [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
        }
    }
}

extension AttributeSyntax {
    /// Whether it is an attribute or a macro that is not here.
    fileprivate var isUnsupported: Bool { UnsupportedNames.known.message(for: "@" + plainName) != nil }

    /// Whether it stands where a result builder may: on a function or a parameter. Whether it names one is known where
    /// the declaration is worked out.
    fileprivate var mayNameBuilder: Bool {
        guard let owner = parent?.parent, !isUnsupported else { return false }
        return owner.is(FunctionDeclSyntax.self) || owner.is(FunctionParameterSyntax.self)
            || owner.is(SubscriptDeclSyntax.self)
    }

    /// Whether it stands on a declaration in the body of a function or a closure.
    fileprivate var isInFunction: Bool {
        var node = parent?.parent
        while let current = node {
            if current.is(CodeBlockItemSyntax.self), let around = current.parent?.parent,
                !around.is(SourceFileSyntax.self)
            {
                return true
            }
            node = current.parent
        }
        return false
    }
}
