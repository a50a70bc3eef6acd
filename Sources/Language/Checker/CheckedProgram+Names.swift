import Catalogue

/// A name that can be typed, for completion.
public struct KnownName: Hashable, Sendable {
    /// The name.
    public let text: String
    /// One line about it; empty where there is none.
    public let summary: String

    /// Where a name may be typed.
    public enum Place: Sendable {
        /// Where an expression may begin: types, functions and variables.
        case start
        /// After a dot behind a view: the members of `View`.
        case member
        /// After a dot where a value is expected: the static members of all types and protocols.
        case implicitMember
    }
}

extension CheckedProgram {
    /// The names that may be typed at a place, built in or declared, in no particular order. Records are not parsed.
    public func names(at place: KnownName.Place) -> [KnownName] {
        let names =
            switch place {
            case .start: declarations.names.map(typeName)
            case .member:
                records { header, _ in header == "View" }
                    + members(of: declarations.extensions.filter { $0.key.name == "View" }.flatMap(\.value)) {
                        !$0.isStatic
                    }
            case .implicitMember:
                records { _, signature in signature.hasPrefix("static ") }
                    + members(of: declarations.extensions.values.flatMap { $0 }) { $0.isStatic }
                    + members(of: declarations.types.values.compactMap(\.body)) { $0.isStatic }
            }
        return names.filter { name in
            name.text.first?.isLetter == true && !["init", "subscript", "body"].contains(name.text)
        }
    }

    private func typeName(_ name: String) -> KnownName {
        let group = declarations.builtIns.groups.first {
            guard let header = BuiltInNames.header(of: $0.header) else { return false }
            return !header.isExtension && header.name == name
        }
        return KnownName(text: name, summary: group?.summary ?? "")
    }

    private func records(where fits: (_ header: String?, _ signature: String) -> Bool) -> [KnownName] {
        declarations.builtIns.groups.flatMap { group in
            let header = BuiltInNames.header(of: group.header)?.name
            return group.members.filter { fits(header, $0.signature) }
                .map { KnownName(text: BuiltInNames.name(of: $0.signature), summary: $0.summary) }
        }
    }

    private func members(of contexts: [DeclarationContext], where fits: (Member) -> Bool) -> [KnownName] {
        contexts.flatMap { $0.order.filter { !$0.isType && fits($0) } }.map { KnownName(text: $0.name, summary: "") }
    }
}
