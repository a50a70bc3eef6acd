import ComponentExpansion
import SwiftParser
import SwiftSyntax

/// A file of Swift in which Atelier's attributes are replaced by the declarations that they stand for, as the compiler
/// sees it.
struct WrittenOut {
    let syntax: SourceFileSyntax
    /// Why an attribute stands for nothing, and where in the file; nil where all do.
    let problem: (kind: ExpansionProblem, offset: Int)?
    /// Where each byte comes from; nil where all are as somebody wrote them.
    private let origins: [Origin]?

    private struct Origin {
        /// The byte of the file that it was copied from, or that of the attribute that wrote it.
        var offset: Int
        /// The component of the attribute that wrote it; nil for what somebody wrote.
        var component: String?
    }

    /// - Parameter written: the file as it was written.
    init(_ written: SourceFileSyntax) {
        var syntax = written
        var known: [Origin]?
        var problem: (ExpansionProblem, Int)?
        do throws(ExpansionError) {
            while let (declaration, expansion, lead) = try Self.first(in: syntax) {
                var origins = known ?? (0...written.totalLength.utf8Length).map { Origin(offset: $0) }
                defer { known = origins }
                let bytes = Array(syntax.description.utf8)
                let range = declaration.position.utf8Offset..<declaration.endPosition.utf8Offset
                let whole = expansion.whole
                let attribute = origins[expansion.attributeSyntax.positionAfterSkippingLeadingTrivia.utf8Offset]
                let component = expansion.components.first
                let written = whole.text.utf8.indices.enumerated().map { index, _ in
                    whole.origin(of: index).map { origins[$0] }
                        ?? Origin(offset: attribute.offset, component: component)
                }
                let around = lead.utf8.enumerated().map { origins[range.lowerBound + $0.offset] }
                origins.replaceSubrange(range, with: around + written)
                let result = bytes[..<range.lowerBound] + Array((lead + whole.text).utf8) + bytes[range.upperBound...]
                syntax = Parser.parse(source: String(decoding: result, as: UTF8.self))
            }
        } catch {
            let offset = error.node.positionAfterSkippingLeadingTrivia.utf8Offset
            problem = (error.problem, known?[offset].offset ?? offset)
        }
        self.syntax = syntax
        origins = known
        self.problem = problem
    }

    /// Where a node begins in the file, in bytes; where its attribute does, for what nobody wrote.
    func offset(of node: some SyntaxProtocol) -> Int {
        let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return origins?[offset].offset ?? offset
    }

    /// The component whose attribute wrote a declaration; nil where somebody wrote it.
    func component(writing node: some SyntaxProtocol) -> String? {
        origins?[node.positionAfterSkippingLeadingTrivia.utf8Offset].component
    }

    /// The first declaration that has an attribute, itself or inside; what that stands for; and what is kept in front.
    private static func first(
        in syntax: SourceFileSyntax
    ) throws(ExpansionError) -> (DeclSyntax, Expansion, lead: String)? {
        for declaration in syntax.statements.compactMap({ $0.item.as(DeclSyntax.self) }) {
            if let nested = Expansion.Nested(in: declaration), let inner = try Expansion(of: nested) {
                return (declaration, inner, declaration.leadingTrivia.description)
            }
            if let expansion = try Expansion(of: declaration) {
                let lead = declaration.leadingTrivia.prefix { $0.isNewline }
                return (declaration, expansion, Trivia(pieces: Array(lead)).description)
            }
        }
        return nil
    }
}
