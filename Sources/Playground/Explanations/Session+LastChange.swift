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
        if let last = failedSince {
            // Of code that is refused the compiler's words are long, and stand above.
            let reason = last.entry.first == ":" ? last.refusal : nil
            since = [("since then", Messages.failed(last.entry) + (reason.map { ": " + $0 } ?? ""))]
        }
        guard let before = change.before?.nodes, !before.entries.isEmpty else {
            return ReplyPage(.lines(headline), .facts([("the canvas", Messages.isNew)] + since))
        }
        var looks: (from: [String], to: [String])?
        if let earlier = change.before?.looks, now.entries.count <= ShownTree.mostLooks {
            looks = (earlier, now.looks(among: try look { try $0.drawing() }.painting.looks))
        }
        let difference = TreeDifference(between: before, and: now, looks: looks)
        let notTold = ShownTree.comparesLooks(of: before, now) ? [] : [Messages.looksAreNotCompared]
        guard !difference.changes.isEmpty else {
            let drawing = try look { try $0.drawing() }
            let isSame = change.picture?.drawn.looksLike(drawing.picture) == true
            var facts = [("the nodes", isSame ? Messages.areAllTheSame : Messages.areTheSame)]
            if isSame {
                facts += try reasonsForNothing(in: change).map { ("because", $0) }
            } else {
                if let earlier = change.picture { facts += try firstChange(from: earlier, to: drawing) }
                facts += notTold
            }
            return ReplyPage(.lines(headline), .facts(facts + since))
        }
        let text = explanation(headline: headline, of: difference)
        return ReplyPage(.lines(text.headline), .facts(text.facts.map { ($0.label, $0.text) } + notTold + since))
    }

    /// The last entry that was to change something, where it failed.
    private var failedSince: Exchange? {
        for exchange in history.all.reversed() {
            if exchange.entry.first == ":" {
                let name = exchange.entry.dropFirst().prefix { $0.isLetter }
                guard Command.all.contains(where: { $0.name == name && $0.changesCanvas }) else { continue }
            }
            return exchange.refusal == nil ? nil : exchange
        }
        return nil
    }

    /// The first cell whose character has changed, and what drew it, as facts; none where no character has.
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

    /// Why an entry changed nothing: a constant binding, changes that an `==` left out, writes that nearer ones hide,
    /// and styles that nothing takes.
    mutating func reasonsForNothing(in change: LastChange) throws(Complaint) -> [String] {
        let (tree, noticed) = try noticingTree()
        let unseen = noticed.filter(\.isUnseenChange).map(\.text)
        let isConstant = change.noticed.contains(.constantBinding)
        let unused = tree.unusedPushes.filter { push in
            change.step.map { isIn($0, interpreter.program.outermost(of: push.place)) } ?? false
        }
        let nearer = change.step.map { nearerWrites(than: $0, in: tree) } ?? []
        return (isConstant ? [Messages.constantBinding] : []) + unseen + nearer.prefix(3)
            + unused.prefix(3).map { Note(.unusedStyle($0), in: tree.nodes) { _ in "" }.description }
    }
}

extension Session {
    /// The most calls that are told of as the reason why nothing is changed.
    private static let mostReasons = 3
    /// The most nodes that are looked at for what hides a write.
    private static let mostNodesLookedAt = 500

    /// Of calls that write to the environment of nodes of the canvas, the places of those that leave nothing of what is written
    /// further out.
    mutating func wholeWrites(among calls: [(number: Int, place: SourcePlace)]) throws(Complaint) -> [SourcePlace] {
        var whole: [SourcePlace] = []
        for (number, place) in calls where !whole.contains(place) && whole.count < Self.mostReasons {
            let tree = try look { try $0.traced(around: number) }
            guard let node = tree.nodes[number]?.node else { continue }
            let writes = tree.trace.writtenSlots(at: node).lazy.flatMap {
                tree.trace.environmentExplanation(of: $0, at: node).writes
            }
            if writes.contains(where: { $0.place == place && $0.call?.isWhole == true }) { whole.append(place) }
        }
        return whole
    }

    /// The nearer writes that hide those of a step, each told once.
    private func nearerWrites(than step: Step, in tree: TracedTree) -> [String] {
        var reasons: [String] = []
        func add(_ place: SourcePlace?, rule: String) {
            guard let place, !isIn(step, interpreter.program.outermost(of: place)) else { return }
            let reason = Messages.isNearer(citation(of: place), rule: rule)
            if !reasons.contains(reason) { reasons.append(reason) }
        }
        func isOfStep(_ place: SourcePlace?) -> Bool {
            place.map { isIn(step, interpreter.program.outermost(of: $0)) } ?? false
        }
        for entry in tree.nodes.entries.prefix(Self.mostNodesLookedAt) {
            for own in entry.node.ownValues where own.attribute.further.contains(where: { isOfStep($0.place) }) {
                add(own.attribute.places.first, rule: "G7")
            }
            for slot in tree.trace.writtenSlots(at: entry.node) {
                let writes = tree.trace.environmentExplanation(of: slot, at: entry.node).writes
                guard let nearest = writes.first, nearest.call?.isWhole == true,
                    writes.dropFirst().contains(where: { isOfStep($0.place) })
                else { continue }
                add(nearest.place, rule: "A1")
            }
        }
        return reasons
    }
}

extension String {
    /// The characters with which both begin.
    fileprivate func commonPrefix(with other: String) -> Substring {
        prefix(zip(self, other).prefix { $0 == $1 }.count)
    }
}
