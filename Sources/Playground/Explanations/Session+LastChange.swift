import Drawing
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
            if isSame {
                facts += try reasonsForNothing(in: change).map { ("because", $0) }
            } else if let earlier = change.picture {
                facts += try firstChange(from: earlier, to: drawing)
            }
            return ReplyPage(.lines(headline), .facts(facts + since))
        }
        let text = explanation(headline: headline, of: difference)
        return ReplyPage(.lines(text.headline), .facts(text.facts.map { ($0.label, $0.text) } + since))
    }

    /// Where the canvas first shows another character than it did, and what drew that, in facts; none where it doesn't.
    mutating func firstChange(
        from earlier: CanvasPicture, to later: CanvasPicture.Drawing
    ) throws(Complaint) -> [(String, String)] {
        let (before, now) = (earlier.painting.picture.rows, later.painting.picture.rows)
        guard let row = now.indices.first(where: { !before.indices.contains($0) || before[$0] != now[$0] }) else {
            return []
        }
        let other = before.indices.contains(row) ? before[row] : ""
        let column = GraphemeWidth.columns(of: now[row].commonPrefix(with: other)) + 1
        // What stood at the end of a row may be gone.
        guard let cell = try? cellExplanation(column: column, row: row + 1, width: nil) else { return [] }
        return [("first in", cell.headline)] + cell.facts.map { ($0.label, $0.text) }
    }

    /// Why an entry changed nothing: what counts as equal to what was there, and the styles that it pushed and nothing takes.
    mutating func reasonsForNothing(in change: LastChange) throws(Complaint) -> [String] {
        let (tree, noticed) = try noticingTree()
        let unseen = noticed.filter(\.isUnseenChange).map(\.text)
        let isConstant = change.noticed.contains(.constantBinding)
        let unused = tree.unusedPushes.filter { push in
            change.step.map { isIn($0, interpreter.program.outermost(of: push.place)) } ?? false
        }
        return (isConstant ? [Messages.constantBinding] : []) + unseen
            + unused.prefix(3).map { Note(.unusedStyle($0), in: tree.nodes) { _ in "" }.description }
    }
}

extension String {
    /// The characters with which both begin.
    fileprivate func commonPrefix(with other: String) -> Substring {
        prefix(zip(self, other).prefix { $0 == $1 }.count)
    }
}
