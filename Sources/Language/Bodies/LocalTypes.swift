import SwiftSyntax

/// Types that a body declares. They see the types around them, but none of the body's variables.
extension Checker {
    /// Declares the types of a block, which are known in all of it, and checks them.
    func declareTypes(of statements: [CodeBlockItemSyntax]) throws {
        let declared = statements.compactMap { $0.item.as(DeclSyntax.self) }.filter(\.isLocalType)
        guard let first = declared.first, let scope = here.scope else { return }
        let context = DeclarationContext(nominal: nil, outer: here.innermostContext, source: here.source)
        context.resolution = .done
        context.signature = here.signature
        context.localScope = scope
        context.localPath = localPath(of: first)
        for statement in statements {
            if let function = statement.item.as(FunctionDeclSyntax.self) {
                context.laterNames[function.name.plainText] = true
            }
            for binding in statement.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
                context.laterNames[name.identifier.plainText] = false
            }
        }
        declarations.builtIns.own(context)
        for declaration in declared {
            if let head = NominalHead(declaration), !here.signature.parameters.isEmpty {
                throw diagnostic(.localTypeInGeneric(head.name.plainText, function: functionName), at: head.name)
            }
            declarations.resultBuilders.formUnion(ResultBuilderFinder.names(in: declaration))
            try DeclarationReader(context: context, isBuiltIn: false, builders: declarations.resultBuilders)
                .read(declaration)
        }
        scope.types = context
        let bodies = context.order.compactMap { member -> DeclarationContext? in
            switch member {
            case .type(let nominal): nominal.body
            default: nil
            }
        }
        let outer = self.body
        defer { self.body = outer }
        var outside = CheckingContext(context: context, source: here.source)
        outside.signature = here.signature
        try within(outside) {
            try isolated {
                for case .alias(let alias) in context.order where alias.generics == nil { _ = try resolve(alias) }
                try checkDeclarations(bodies)
            }
        }
    }

    /// Identifies a block's types among those of the same name in other blocks: the block's place in its function.
    private func localPath(of declaration: DeclSyntax) -> String {
        let offset = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
        guard let function = here.accessor else { return "\(offset) " }
        let owner = function.owner.map { $0.identityName + "." } ?? ""
        let parameters = function.parameters.map { "\($0.label ?? "_"):\($0.type)" }.joined(separator: ",")
        return "\(owner)\(function.name)(\(parameters)) \(offset - function.position.offset) "
    }

    /// How messages call the function at hand.
    private var functionName: String {
        guard let function = here.accessor else { return "closure" }
        let labels = function.parameters.map { $0.label }
        if !labels.isEmpty, labels.allSatisfy({ $0 == nil }) { return function.name }
        return "\(function.name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
    }
}

extension DeclSyntax {
    /// Whether it declares a type, or another name for one.
    var isLocalType: Bool { self.is(TypeAliasDeclSyntax.self) || NominalHead(self) != nil }
}
