import Staging
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
        let difference = TreeDifference(between: before, and: now)
        guard !difference.changes.isEmpty else {
            return ReplyPage(.lines(headline), .facts([("the nodes", Messages.areTheSame)]))
        }
        return ReplyPage(ExplanationText(headline: headline, of: difference))
    }
}
