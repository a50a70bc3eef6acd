import Components
import Staging
import StyleEngine
import Trees

extension Session {
    /// Why a node has its size.
    ///
    /// - Parameter width: the columns of the page; nil for those of the setting.
    mutating func sizeExplanation(
        of number: Int, in tree: TracedTree, width: Int?
    ) throws(Complaint) -> ExplanationText {
        guard let entry = tree.nodes[number] else { throw .noCanvas }
        let layout = try layout(of: tree, width: width)
        let explanations = layout.sizeExplanations(of: entry.node)
        let around =
            explanations.count == 1
            ? layout.sizeExplanations(around: explanations[0].element, of: entry.around) : []
        let limit = tree.trace.environmentExplanation(of: EnvironmentKeyNames.lineLimit, at: entry.node).writes.first
        return ExplanationText(
            of: explanations, around: around, number, in: tree.nodes, names: partNames(in: tree, layout),
            lineLimit: limit.map { citation(of: $0.place) },
            hiddenBy: layout.hider(of: entry.node))
    }

    /// Why a cell of the picture shows what it does; column and row count from 1.
    mutating func cellExplanation(
        column: Int, row: Int, in tree: TracedTree, width: Int?
    ) throws(Complaint) -> ExplanationText {
        let layout = try layout(of: tree, width: width)
        guard let cell = layout.cellExplanation(column: column, row: row) else {
            throw .outsideOfPicture(column: column, row: row, layout.pictureSize)
        }
        return ExplanationText(
            at: column, row, showing: cell.character, coats: cell.coats, around: cell.around,
            names: partNames(in: tree, layout))
    }

    /// The canvas as it is laid out in its picture.
    private mutating func layout(of tree: TracedTree, width: Int?) throws(Complaint) -> LaidOutTree {
        let layout = try look { try $0.layout(of: tree, width: width) }
        guard let layout else { throw .tooDeepForLayout }
        return layout
    }

    /// What parts of a layout are called.
    private func partNames(in tree: TracedTree, _ layout: LaidOutTree) -> PartNames {
        PartNames(tree.nodes, node: layout.node, isOnePart: layout.isOnePart) { node in
            tree.trace.place(of: node).map { citation(of: $0) }
        }
    }
}

extension SessionState {
    fileprivate mutating func layout(of tree: TracedTree, width: Int?) throws -> LaidOutTree? {
        let stage = stageSettings(width)
        return try drawn { stage.layout(of: tree.root, cancellation: $0) }
    }
}
