import SwiftSyntax

/// The result builder of a body.
enum BodyBuilder {
    /// `@ViewBuilder`: views stand side by side.
    case views
    /// A type that is declared with `@resultBuilder`, whose static methods are called.
    case declared(SwiftType)

    /// The name of its type.
    var name: String {
        switch self {
        case .views: "ViewBuilder"
        case .declared(let type): type.description
        }
    }
}

extension Checker {
    /// The result builder that an attribute names.
    ///
    /// - Throws: a diagnostic where it names none.
    func builder(named attribute: AttributeSyntax) throws -> BodyBuilder {
        if attribute.plainName == "ViewBuilder" { return .views }
        guard let type = try? resolveType(attribute.attributeName), case .nominal(let nominal) = type,
            nominal.declaration.isResultBuilder
        else {
            let named = try? resolveType(attribute.attributeName, infersArguments: true)
            let isWrapper = named?.nominal.map(isWrapper) ?? false
            let problem: Problem =
                isWrapper ? .wrapperOnParameter(attribute.plainName) : Refusals.problem(of: attribute)
            throw diagnostic(problem, at: attribute)
        }
        return .declared(type)
    }

    /// The result builder among some attributes; nil where there is none.
    func builder(markedBy attributes: AttributeListSyntax?) throws -> BodyBuilder? {
        guard let attributes, !attributes.isEmpty else { return nil }
        let elements = attributes.attributeElements
        if elements.contains(where: { $0.plainName == "ViewBuilder" }) { return .views }
        return try Array(attributes).builder.map { try builder(named: $0) }
    }

    /// The result builder that a function, or the property that it reads, is marked with.
    func builder(markedOn function: FunctionDeclaration) throws -> BodyBuilder? {
        guard function.syntax.attributes?.isEmpty == false || function.syntax.property?.attributes.isEmpty == false
        else { return nil }
        var inner = checkingContext(of: function.context)
        inner.source = function.source
        inner.signature = function.signature
        inner.scope = here.scope
        return try within(inner) {
            if let property = function.syntax.property {
                // Other attributes of a property are wrappers.
                return try builder(markedBy: property.attributes.onlyBuilders(in: declarations.resultBuilders))
            }
            return try builder(markedBy: function.syntax.attributes)
        }
    }

    /// The result builder for a closure that a call passes, its generic arguments as far as they are known.
    func builder(of parameter: Parameter, in call: CallInProgress) -> BodyBuilder? {
        guard case .declared(let type)? = parameter.builder else { return parameter.builder }
        return .declared(substitute(type, call.substitution))
    }

    /// Throws where a type that is marked `@resultBuilder` can't be one.
    func checkBuilder(_ nominal: NominalDeclaration) throws {
        guard !nominal.isBuiltIn, nominal.isResultBuilder else { return }
        let type = selfType(of: nominal)
        let partial = findMembers("buildPartialBlock", on: type, isStatic: true).compactMap(\.member.callable)
        let labels = Set(partial.compactMap { $0.parameters.first?.label })
        if !findMembers("buildBlock", on: type, isStatic: true).isEmpty { return }
        guard labels.isSuperset(of: ["first", "accumulated"]) else {
            throw Diagnostic(.noBuilderMethods, at: nominal.position, length: nominal.name.utf8.count)
        }
    }
}

extension NominalDeclaration {
    /// Whether it is marked `@resultBuilder`.
    var isResultBuilder: Bool {
        syntax.attributes.attributeElements.contains { $0.plainName == "resultBuilder" }
    }
}

extension [AttributeListSyntax.Element] {
    /// The attribute that may name a declared result builder.
    var builder: AttributeSyntax? {
        for case .attribute(let attribute) in self
        where attribute.plainName != "ViewBuilder" && !Refusals.attributes.contains(attribute.plainName) {
            return attribute
        }
        return nil
    }
}

extension AttributeListSyntax {
    /// Those of the attributes that are known to name result builders.
    func onlyBuilders(in names: Set<String>) -> AttributeListSyntax {
        filter { element in
            guard case .attribute(let attribute) = element else { return false }
            return attribute.plainName == "ViewBuilder" || names.contains(attribute.builderName)
        }
    }
}

extension AttributeSyntax {
    /// The last name of what it names: `Builder` of `@Page.Builder<Int>`.
    var builderName: String {
        if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.plainText }
        return plainName
    }
}

/// Finds the names of the types that are marked `@resultBuilder`: before types are worked out they tell builders from
/// property wrappers.
final class ResultBuilderFinder: SyntaxVisitor {
    private var names: Set<String> = []

    /// The names in a declaration.
    static func names(in declaration: DeclSyntax) -> Set<String> {
        let finder = ResultBuilderFinder(viewMode: .sourceAccurate)
        finder.walk(declaration)
        return finder.names
    }

    override func visit(_ attribute: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if attribute.plainName == "resultBuilder", let declaration = attribute.parent?.parent?.as(DeclSyntax.self),
            let head = NominalHead(declaration)
        {
            names.insert(head.name.plainText)
        }
        return .skipChildren
    }
}
