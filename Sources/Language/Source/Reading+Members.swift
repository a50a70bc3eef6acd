import SwiftSyntax

extension Reading {
    /// Where a type or a protocol is declared again with nothing but a placeholder between its braces, as articles do that
    /// change only its head, it keeps the members that it has.
    ///
    /// - Parameter program: what is declared so far.
    public mutating func keepMembers(of program: CheckedProgram) {
        guard !tree.hasError else { return }
        for statement in tree.statements {
            guard case .decl(let declaration) = statement.item, let head = NominalHead(declaration),
                head.group.memberBlock.members.isEmpty, holdsPlaceholder(head.group.memberBlock),
                let earlier = program.sources.latest(known: "type " + head.name.plainText)?.syntax,
                let known = NominalHead(earlier), known.kind == head.kind, !known.group.memberBlock.members.isEmpty
            else { continue }
            keep(
                known.group.memberBlock.members.description, of: head.name.plainText,
                behind: head.group.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
        }
    }

    /// Whether `...`, alone or in a comment, is all that stands between two braces.
    private func holdsPlaceholder(_ block: MemberBlockSyntax) -> Bool {
        let comments = [block.leftBrace.trailingTrivia, block.rightBrace.leadingTrivia].flatMap(\.pieces)
            .compactMap { piece -> String? in
                switch piece {
                case .lineComment(let text), .blockComment(let text): text
                default: nil
                }
            }
        if !comments.isEmpty {
            return comments.allSatisfy { comment in
                let text = comment.filter { !"/* ".contains($0) }
                return text == "..." || text == "\u{2026}"
            }
        }
        let start = original(block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
        return hasPlaceholder(in: start...original(block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset))
    }
}
