import Components
import Staging
import Trees

extension SessionState {
    /// The resolved tree as text, or the part of it at one node, which must be there.
    ///
    /// - Parameter width: the columns that it may take, and the page has; nil for those of the setting.
    mutating func treeText(
        at number: Int?, isCompact: Bool, showsEnvironment: Bool = false, width: Int? = nil
    ) throws -> String {
        let nodes = try nodes(width: width)
        let tree = try tree(width: width)
        guard isCompact else {
            guard !nodes.numbers.isEmpty else { return Messages.emptyCanvas }
            let looks = try looks(width: width)
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
}
