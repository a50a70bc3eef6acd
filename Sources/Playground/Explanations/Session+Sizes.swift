import Components
import Staging
import StyleEngine
import Trees

extension Session {
    /// Why a node has its size.
    ///
    /// - Parameter width: the columns of the page; nil for those of the setting.
    mutating func sizeExplanation(
        of number: Int, in nodes: NumberedTree, width: Int?
    ) throws(Complaint) -> ExplanationText {
        guard let entry = nodes[number] else { throw .noCanvas }
        let layout = try layout(width: width)
        let explanations = layout.sizeExplanations(of: entry.node)
        let around =
            explanations.count == 1
            ? layout.sizeExplanations(around: explanations[0].element, of: entry.around) : []
        return ExplanationText(
            of: explanations, around: around, number, in: nodes, names: partNames(in: nodes, layout),
            lineLimit: entry.node.environment.place(ofWriteTo: EnvironmentKeyNames.lineLimit).map { citation(of: $0) },
            hiddenBy: layout.hider(of: entry.node))
    }

    /// Why a cell of the picture shows what it does; column and row count from 1.
    mutating func cellExplanation(
        column: Int, row: Int, width: Int?
    ) throws(Complaint) -> ExplanationText {
        let nodes = try look { try $0.explainableNodes(width: width) }
        let layout = try layout(width: width)
        guard let cell = layout.cellExplanation(column: column, row: row) else {
            throw .outsideOfPicture(column: column, row: row, layout.pictureSize)
        }
        return ExplanationText(
            at: column, row, showing: cell.character, coats: cell.coats, around: cell.around,
            names: partNames(in: nodes, layout))
    }

    /// The canvas as it is laid out in its picture.
    mutating func layout(width: Int?) throws(Complaint) -> LaidOutTree {
        let layout = try look { try $0.layout(width: width) }
        guard let layout else { throw .tooDeepForLayout }
        return layout
    }

    /// What parts of a layout are called.
    func partNames(in nodes: NumberedTree, _ layout: LaidOutTree) -> PartNames {
        PartNames(nodes, node: layout.node, outer: layout.part(around:), isOnePart: layout.isOnePart) { node in
            node.place.map { citation(of: $0) }
        }
    }
}

extension SessionState {
    fileprivate mutating func layout(width: Int?) throws -> LaidOutTree? {
        let (stage, tree) = (stageSettings(width), try tree(width: width))
        return try drawn { stage.layout(of: tree, cancellation: $0) }
    }
}
