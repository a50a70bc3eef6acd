import SwiftSyntax

extension Expansion {
    /// Where a declaration stands: at the top of a file, or in types.
    struct Place {
        /// The types around it, the outermost first, as they are named.
        private(set) var types: [String] = []

        /// The top of a file.
        init() {}

        /// Reads what stands around an attribute's declaration, the innermost first.
        ///
        /// - Throws: why the attribute can't stand there.
        init(_ context: [Syntax], of attribute: AttributeSyntax) throws(ExpansionError) {
            let name = attribute.plainName
            for syntax in context {
                guard let group = syntax.asProtocol((any DeclGroupSyntax).self) else {
                    throw ExpansionError(.insideFunction(name), at: attribute)
                }
                if let type = syntax.as(ExtensionDeclSyntax.self)?.extendedType {
                    types.insert(type.trimmedDescription, at: 0)
                } else if let type = syntax.asProtocol((any NamedDeclSyntax).self) {
                    types.insert(type.name.text, at: 0)
                }
                let attributes = syntax.asProtocol((any WithAttributesSyntax).self)?.attributes.plain ?? []
                if attributes.contains(where: { $0.plainName == "Component" }) {
                    throw ExpansionError(.insideComponent(types.first ?? ""), at: attribute)
                }
                let generic = syntax.asProtocol((any WithGenericParametersSyntax).self)
                if generic?.genericParameterClause != nil {
                    throw ExpansionError(.insideGeneric(name, types.first ?? group.introducer.text), at: attribute)
                }
            }
        }

        /// The innermost type with those around it: `Shop.Counter`.
        var name: String { types.joined(separator: ".") }

        /// The name of what stands there, as it is written elsewhere.
        func qualified(_ name: String) -> String { (types + [name]).joined(separator: ".") }
    }
}
