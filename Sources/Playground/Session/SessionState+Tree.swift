import Staging
import Trees

extension SessionState {
    /// The resolved tree as text, or the part of it at one node, which must be there.
    mutating func treeText(at number: Int?, isCompact: Bool, showsEnvironment: Bool = false) throws -> String {
        let nodes = try nodes()
        guard isCompact else {
            let numbers = number.map { nodes.subtree(of: $0) } ?? nodes.numbers
            return numbers.isEmpty
                ? Messages.emptyCanvas
                : nodes.text(width: settings.width, of: numbers, showsEnvironment: showsEnvironment)
        }
        return CompactTree(of: try number.flatMap { nodes[$0]?.node } ?? tree()).text
    }
}
