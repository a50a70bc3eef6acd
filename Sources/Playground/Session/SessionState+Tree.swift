import Components
import Staging
import StyleEngine
import Trees

extension SessionState {
    /// The resolved tree as text, or the part of it at one node, which must be there.
    ///
    /// - Parameter width: the columns that it may take, and the page has; nil for those of the setting.
    mutating func treeText(
        at number: Int?, isCompact: Bool, showsEnvironment: Bool = false, showsLayout: Bool = false, width: Int? = nil
    ) throws -> String {
        let nodes = try nodes(width: width)
        let tree = try tree(width: width)
        guard isCompact else {
            guard !nodes.numbers.isEmpty else { return Messages.emptyCanvas }
            let looks = try showsLayout ? layouts(of: nodes, in: tree, width: width) : looks(width: width)
            let width = width ?? settings.width
            return try drawn { cancellation in
                let reads = showsEnvironment ? Renderer(while: cancellation).environmentReadings(of: tree) : nil
                return nodes.text(
                    width: width, of: number.map { nodes.subtree(of: $0) }, looks: looks, reads: reads,
                    cancellation: cancellation)
            }
        }
        return try drawn { CompactTree(of: number.flatMap { nodes[$0]?.node } ?? tree, $0).text }
    }

    /// What each node was offered, what it wants, and how large it is.
    private mutating func layouts(
        of nodes: NumberedTree, in tree: Node, width: Int?
    ) throws -> [ObjectIdentifier: [String]] {
        let settings = stageSettings(width)
        let measures = try drawn { cancellation in
            settings.layout(of: tree, cancellation: cancellation)?.measures(of: nodes.entries.map(\.node))
        }
        guard let measures else { throw Complaint.tooDeepForLayout }
        return Dictionary(
            measures.map {
                (ObjectIdentifier($0.node), ExplanationText.layout(offered: $0.offer, wants: $0.ideal, takes: $0.size))
            }, uniquingKeysWith: { first, _ in first })
    }
}
