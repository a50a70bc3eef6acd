import SwiftSyntax

extension Expansion {
    /// A declaration inside of another that carries an attribute, with what stands around it.
    public struct Nested {
        let declaration: DeclSyntax
        /// The innermost first.
        let context: [Syntax]

        /// Finds the first one in the braces of a declaration, at any depth.
        public init?(in declaration: DeclSyntax) {
            guard let group = declaration.asProtocol((any DeclGroupSyntax).self),
                let found = Nested.first(in: group.memberBlock.members, [Syntax(declaration)])
            else { return nil }
            self = found
        }

        private init(_ declaration: DeclSyntax, _ context: [Syntax]) {
            self.declaration = declaration
            self.context = context
        }

        private static func first(in items: MemberBlockItemListSyntax, _ context: [Syntax]) -> Nested? {
            for item in items {
                let attributes = item.decl.asProtocol((any WithAttributesSyntax).self)?.attributes.plain ?? []
                if attributes.contains(where: { $0.plainName == "Component" }) {
                    return Nested(item.decl, context)
                }
                guard let group = item.decl.asProtocol((any DeclGroupSyntax).self) else { continue }
                let found = first(in: group.memberBlock.members, [Syntax(item.decl)] + context)
                if let found { return found }
            }
            return nil
        }
    }

    /// Expands the attribute of a declaration inside of another.
    ///
    /// - Throws: why the attribute can't stand there.
    public init?(of nested: Nested) throws(ExpansionError) {
        try self.init(of: nested.declaration, in: nested.context)
    }

    /// The outermost declaration as it stands in a file, with what the attribute of a declaration inside of it stands
    /// for; `text` where the attribute stands at the top.
    public var whole: GeneratedText {
        guard !place.types.isEmpty, let own = attributeSyntax.parent?.parent else { return text }
        var outermost = own
        while let around = outermost.parent, !around.is(CodeBlockItemSyntax.self) { outermost = around }
        let start = outermost.positionAfterSkippingLeadingTrivia.utf8Offset
        let from = max(start, own.position.utf8Offset)
        let to = own.endPositionBeforeTrailingTrivia.utf8Offset
        let bytes = Array(outermost.trimmedDescription.utf8)
        var result = GeneratedText()
        result.copy(String(decoding: bytes[..<(from - start)], as: UTF8.self), from: start)
        result.write("\n")
        result = result + ([declaration] + peers).joined(separator: "\n\n")
        result.copy(String(decoding: bytes[(to - start)...], as: UTF8.self), from: to)
        return ([result] + extensions).joined(separator: "\n\n")
    }
}
