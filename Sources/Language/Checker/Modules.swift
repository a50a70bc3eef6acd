import SwiftSyntax

/// Names with the module that they come from: `Swift.min`, `SwiftUI.Text`. All modules are one here.
extension Checker {
    static let modules: Set<String> = ["Swift", "SwiftUI", "UIKit", "Foundation", "Atelier"]

    /// Whether a name is that of a module, and nothing in scope has taken it.
    func isModule(_ name: String) -> Bool {
        Self.modules.contains(name) && here.scope?.entry(named: name) == nil && declarations.types[name] == nil
            && declarations.aliases[name] == nil && declarations.variables[name] == nil
    }

    /// What a name refers to at the top level, whatever the bodies and types around call theirs.
    func topLevelReference(to token: TokenSyntax) throws -> Reference {
        let name = token.plainText
        let functions = declarations.builtIns.top.members(named: name).compactMap { member -> Candidate? in
            guard case .function(let function) = member else { return nil }
            return Candidate(.function(function), [:], from: .none)
        }
        if !functions.isEmpty { return .functions(functions) }
        let saved = here
        defer { here = saved }
        here.scope = nil
        here.selfVariable = nil
        here.selfType = nil
        here.context = DeclarationContext(nominal: nil, outer: nil, source: here.source)
        return try reference(to: token)
    }
}
