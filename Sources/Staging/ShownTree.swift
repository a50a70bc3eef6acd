import StyleEngine
import Trees

/// A tree that was shown, to be compared with a later one.
package struct ShownTree {
    // Holds the nodes.
    let root: Node
    /// The nodes by their numbers.
    package let nodes: NumberedTree
    /// How what each node drew looks, in words; nil where it wasn't drawn, or is large.
    package let looks: [String]?

    /// The most nodes of which the looks are kept.
    package static let mostLooks = 2_000

    /// Whether the looks of the nodes of two trees are compared.
    package static func comparesLooks(of one: NumberedTree, _ other: NumberedTree) -> Bool {
        max(one.entries.count, other.entries.count) <= mostLooks
    }
}
