import Staging
import StyleEngine
import Trees

extension Session {
    /// What the last entry that changed the canvas changed.
    mutating func lastChangePage() throws(Complaint) -> ReplyPage {
        guard let change = lastChange else { throw .noCanvas }
        let now = try look { try $0.nodes() }
        let headline = Messages.headline(of: change)
        var since: [(String, String)] = []
        if let last = history.all.last, last.refusal != nil, last.entry.first != ":" {
            since = [("since then", Messages.failed(last.entry))]
        }
        guard let before = change.before?.nodes, !before.entries.isEmpty else {
            return ReplyPage(.lines(headline), .facts([("the canvas", Messages.isNew)] + since))
        }
        let difference = TreeDifference(between: before, and: now)
        guard !difference.changes.isEmpty else {
            let drawing = try look { try $0.drawing() }
            let isSame = change.picture?.drawn.looksLike(drawing.picture) == true
            var facts = [("the nodes", isSame ? Messages.areAllTheSame : Messages.areTheSame)]
            if isSame { facts += try reasonsForNothing().map { ("because", $0) } }
            return ReplyPage(.lines(headline), .facts(facts + since))
        }
        let text = explanation(headline: headline, of: difference)
        return ReplyPage(.lines(text.headline), .facts(text.facts.map { ($0.label, $0.text) } + since))
    }

    /// Why the last step changed nothing: what counts as equal to what was there, and the styles that it pushed and nothing
    /// takes.
    private mutating func reasonsForNothing() throws(Complaint) -> [String] {
        let (tree, noticed) = try noticingTree()
        let unseen = noticed.filter(\.isUnseenChange).map(\.text)
        return unseen
            + tree.unusedPushes.filter { isInLastStep(interpreter.program.outermost(of: $0.place)) }.prefix(3).map {
                Note(.unusedStyle($0), in: tree.nodes) { _ in "" }.description
            }
    }
}
