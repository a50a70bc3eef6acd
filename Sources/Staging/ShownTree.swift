import StyleEngine
import Trees

/// A tree that was shown, to be compared with a later one.
package struct ShownTree {
    let root: Node
    /// What is done to a node may change the tree in place, but not its nodes as they were numbered before.
    let numbered: NumberedTree?

    /// The nodes by their numbers.
    package var nodes: NumberedTree { numbered ?? NumberedTree(of: root) }
}
