import Components
import Staging
import Trees

extension SessionState {
    /// The resolved tree as text, or the part of it at one node, which must be there.
    mutating func treeText(at number: Int?, isCompact: Bool, showsEnvironment: Bool = false) throws -> String {
        let nodes = try nodes()
        guard isCompact else {
            guard !nodes.numbers.isEmpty else { return Messages.emptyCanvas }
            let reads = showsEnvironment ? Renderer().environmentReadings(of: try tree()) : nil
            return nodes.text(width: settings.width, of: number.map { nodes.subtree(of: $0) }, reads: reads)
        }
        return CompactTree(of: try number.flatMap { nodes[$0]?.node } ?? tree()).text
    }
}
