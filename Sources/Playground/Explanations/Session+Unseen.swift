import Components
import Drawing
import Staging
import StyleEngine
import Trees

extension Session {
    /// The most nodes that are painted, all in all, to see what lies over a text.
    private static let mostPainted = 4_000
    /// The most characters of a text that are looked at.
    private static let mostCells = 16

    /// Why what is asked about is not on the canvas, as another view is shown that fits; nil where that isn't so.
    mutating func reasonForLeavingOut(_ question: NodeQuestion) throws(Complaint) -> ExplanationText? {
        let shown = try look { try $0.explainableNodes() }
        guard question.names(in: shown).isEmpty else { return nil }
        let all = NumberedTree(of: try look { try $0.tree() }, holdingLeftOut: true)
        guard let entry = question.names(in: all).first else { return nil }
        let layout = try layout(width: nil)
        return layout.leftOut(entry.node).map {
            ExplanationText(of: $0, entry, names: partNames(in: shown, layout))
        }
    }

    /// Why nothing of a text or a shape is to be seen; nil where some of it is, where it isn't laid out, or where that would
    /// take long to find out.
    mutating func reasonForNotSeeing(_ number: Int, in nodes: NumberedTree) throws(Complaint) -> String? {
        guard let node = nodes[number]?.node, node.kind == .primitive, node.children.isEmpty,
            nodes.entries.count <= Self.mostPainted
        else { return nil }
        let layout = try layout(width: nil)
        let names = partNames(in: nodes, layout)
        if let hider = layout.hider(of: node) { return Messages.showsNothing(names.name(of: hider)) }
        if let faded = node.modifierAround(where: { $0.modifierName == "opacity" && $0.isGivenZero }) {
            return Messages.showsNothing(names.name(of: faded))
        }
        let frames = layout.frames(of: [node])[0]
        let isTurned = node.modifierAround { ["rotationEffect", "scaleEffect"].contains($0.modifierName) } != nil
        guard let frame = frames.first else {
            let cutter = node.modifierAround { ["clipped", "clipShape", "mask"].contains($0.modifierName) }
            return isTurned ? nil : cutter.map { Messages.cutsOff(names.name(of: $0)) }
        }
        let cells = (frame.minX..<frame.maxX).prefix(Self.mostCells)
        guard frames.count == 1, nodes.entries.count * cells.count <= Self.mostPainted else { return nil }
        var cover: Element?
        for column in cells {
            let covers = layout.covers(column: column + 1, row: frame.minY + 1) { painter in
                let painted = layout.node(of: painter)
                return painted.map { sequence(first: $0) { $0.parent }.contains { $0 === node } } ?? false
            }
            if covers?.isEmpty == true { return nil }
            cover = cover ?? covers?.first
        }
        return cover.map { Messages.liesOver(names.nameWithCode(of: $0)) }
    }
}

extension NodeQuestion {
    /// Why the label by which a component is called is not to be seen; nil where its style shows it.
    func reasonForNotSeeingLabel(of number: Int, in nodes: NumberedTree) -> String? {
        guard case .node(.label) = self else { return nil }
        guard let node = nodes[number]?.node else { return nil }
        // What a component of the program is called is a string of it, of which a style makes what it likes.
        let text = node.type.declared == nil ? nil : node.title
        return node.takeLeavingOutLabel.map { Messages.leavesOutLabel($0, text: text) }
    }
}

extension Node {
    /// The nearest modifier around the node of which something is true; nil where there is none.
    fileprivate func modifierAround(where isMeant: (Node) -> Bool) -> Node? {
        sequence(first: self) { $0.parent }.first { $0.kind == .modifier && isMeant($0) }
    }

    /// Whether the modifier was given the number zero.
    fileprivate var isGivenZero: Bool {
        modifierArguments.map { Mirror(reflecting: $0).children.contains { $0.value as? Double == 0 } } ?? false
    }
}
