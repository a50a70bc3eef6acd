import Components
import Trees

extension Session {
    /// What the last entry that changed the canvas changed.
    mutating func lastChangePage() throws(Complaint) -> ReplyPage {
        guard let change = lastChange else { throw .noCanvas }
        let now = try look { try $0.nodes() }
        let headline = Messages.change(change.entry, number: change.number)
        guard let before = change.before?.nodes, !before.entries.isEmpty else {
            return ReplyPage(.lines(headline), .facts([("the canvas", Messages.isNew)]))
        }
        let difference = difference(from: before, to: now)
        guard !difference.changes.isEmpty else {
            return ReplyPage(.lines(headline), .facts([("the nodes", Messages.areTheSame)]))
        }
        return ReplyPage(ExplanationText(headline: headline, of: difference))
    }

    /// What is other in a tree than in an earlier one.
    func difference(from earlier: NumberedTree, to later: NumberedTree) -> TreeDifference {
        TreeDifference(
            from: earlier, to: later, isTold: { $0 == "\\.letters" || !Renderer.ownKeys.contains($0) },
            own: \.ownValues)
    }
}
