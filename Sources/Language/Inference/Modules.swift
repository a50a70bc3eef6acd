import SwiftSyntax

/// Names with the module that they come from: `Swift.min`, `SwiftUI.Text`. All modules are one here.
extension Checker {
    static let modules: Set<String> = ["Swift", "SwiftUI", "UIKit", "Foundation", "Atelier"]

    /// Whether a name is that of a module, and nothing in scope has taken it.
    func isModule(_ name: String) -> Bool {
        Self.modules.contains(name) && here.scope?.entry(named: name) == nil && declarations.types[name] == nil
            && declarations.aliases[name] == nil && declarations.variables[name] == nil
    }

    /// The module that a function of the library comes from: those of mathematics are Foundation's.
    func module(of candidate: Candidate) -> String? {
        guard candidate.function?.context.isBuiltIn == true else { return nil }
        return candidate.parameters.contains { $0.type.isPlainNumber } ? "Foundation" : "Swift"
    }

    /// Whether a type's name is that of a module.
    func isModule(_ syntax: TypeSyntax) -> Bool {
        syntax.as(IdentifierTypeSyntax.self).map { $0.genericArgumentClause == nil && isModule($0.name.text) } ?? false
    }

    /// The type of a name behind that of a module: the library's own, whatever the program calls its types.
    func moduleType(
        _ name: String, arguments: [SwiftType]?, _ infersArguments: Bool, at node: some SyntaxProtocol
    ) throws -> SwiftType? {
        try completeType(name, at: node)
        switch name {
        case "Any": return .any
        case "Void": return .void
        default: break
        }
        if let nominal = declarations.builtIns.nominal(named: name) {
            if nominal.isAnyObject { return .existential([ProtocolType(nominal)]) }
            if nominal.kind == .protocol { return try bareProtocol(nominal, isPlain: arguments == nil, at: node) }
            return try apply(nominal, to: arguments, outer: [], infersArguments, at: node)
        }
        for case .alias(let alias) in declarations.builtIns.top.members(named: name) {
            return try apply(alias, to: arguments, substitution: [:], infersArguments, at: position(node))
        }
        return nil
    }

    /// What a name refers to at the top level, whatever the bodies and types around call theirs.
    func topLevelReference(to token: TokenSyntax, isCalled: Bool) throws -> Reference {
        let name = token.plainText
        let functions = declarations.builtIns.top.members(named: name).compactMap { member -> Candidate? in
            guard case .function(let function) = member else { return nil }
            return Candidate(.function(function), [:], from: .none)
        }
        if !functions.isEmpty { return .functions(functions) }
        if let type = try moduleType(name, arguments: nil, true, at: token) { return .type(type) }
        let saved = here
        defer { here = saved }
        here.scope = nil
        here.selfVariable = nil
        here.selfType = nil
        here.context = DeclarationContext(nominal: nil, outer: nil, source: here.source)
        return try reference(to: token, isCalled: isCalled)
    }
}
