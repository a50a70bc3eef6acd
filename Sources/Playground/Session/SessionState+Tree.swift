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
        guard isCompact else {
            guard !nodes.numbers.isEmpty else { return Messages.emptyCanvas }
            let reads = showsEnvironment ? Renderer().environmentReadings(of: try tree(width: width)) : nil
            return nodes.text(width: width ?? settings.width, of: number.map { nodes.subtree(of: $0) }, reads: reads)
        }
        return CompactTree(of: try number.flatMap { nodes[$0]?.node } ?? tree(width: width)).text
    }
}
