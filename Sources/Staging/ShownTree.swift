import StyleEngine
import Trees

/// A tree that was shown, to be compared with a later one.
package struct ShownTree {
    // Holds the nodes.
    let root: Node
    /// The nodes by their numbers.
    package let nodes: NumberedTree
}
