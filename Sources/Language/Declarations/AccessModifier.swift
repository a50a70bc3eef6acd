import SwiftSyntax

/// Who may see a declaration, as far as it says so itself.
public enum AccessModifier: String, Sendable {
    case `private`, `fileprivate`

    /// What is written in front of a declaration; nil where that hides nothing within the session.
    init?(_ modifiers: DeclModifierListSyntax) {
        let written = modifiers.lazy.filter { $0.detail == nil }.compactMap { AccessModifier(rawValue: $0.name.text) }
        guard let first = written.first else { return nil }
        self = first
    }
}

extension Member {
    /// Notes what is written in front of it.
    func note(_ access: AccessModifier?) {
        switch self {
        case .function(let function): function.access = access
        case .property(let property): property.access = access
        case .subscript(let declaration): declaration.getter.access = access
        case .type(let nominal): nominal.access = access
        case .enumCase, .alias, .associatedType: break
        }
    }
}
