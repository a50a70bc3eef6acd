/// Tells which parts of a tree look the same where other things stand around them: another tree may have these parts as
/// they are.
///
/// A part sees of its surroundings the values of the environment, and of a stack what its components take and its
/// properties read. Where none of these differ, nothing in it does.
final class TreeSharing {
    private let tree: Node
    private let comparison: Comparison
    private let changes: EnvironmentChanges
    /// The nodes that see the stack of a family, and all those around them.
    private var seeing: [Family: Set<ObjectIdentifier>] = [:]

    /// Creates what tells of the parts of a tree.
    init(of tree: Node, by comparison: Comparison) {
        (self.tree, self.comparison) = (tree, comparison)
        changes = EnvironmentChanges(by: comparison) { _ in true }
    }

    /// Whether a node of the tree and all inside of it look the same in another environment.
    func looksAlike(_ node: Node, in environment: EnvironmentValues) -> Bool {
        looksAlike([node], from: node.environment, in: environment)
    }

    /// Whether all that stands inside of a node of the tree looks the same in another environment.
    func looksAlike(inside node: Node, in environment: EnvironmentValues) -> Bool {
        var inner = node.environment
        if let take = node.take, !take.isDefault { inner.stacks[take.family] = take.left }
        return looksAlike(node.children, from: inner, in: environment)
    }

    private func looksAlike(
        _ nodes: [Node], from earlier: EnvironmentValues, in environment: EnvironmentValues
    ) -> Bool {
        guard changes.areNone(from: earlier, to: environment) else { return false }
        return environment.stacks.agree(with: earlier.stacks, by: comparison) { family in
            let seeing = seeing(family)
            return nodes.contains { seeing.contains(ObjectIdentifier($0)) }
        }
    }

    /// The nodes that see the stack of a family, and all those around them. Linear in the tree, once for each family.
    private func seeing(_ family: Family) -> Set<ObjectIdentifier> {
        if let known = seeing[family] { return known }
        var found: Set<ObjectIdentifier> = []
        var pending = [tree]
        while let node = pending.popLast() {
            pending += node.children
            guard node.take?.family == family || node.cells.contains(where: \.readsStyles) else { continue }
            var outer: Node? = node
            while let seeing = outer, found.insert(ObjectIdentifier(seeing)).inserted { outer = seeing.parent }
        }
        seeing[family] = found
        return found
    }
}

extension EnvironmentCell {
    /// Whether the style stacks are part of what was read.
    fileprivate var readsStyles: Bool {
        let recorder = StyleRecorder()
        _ = isUnchanged(in: environment.recorded(by: recorder), by: Comparison())
        return recorder.readsStyles
    }
}
