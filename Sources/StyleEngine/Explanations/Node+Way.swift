extension Node {
    /// Completes a tree that was resolved beside another one towards one node of that: all that stands beside the way there,
    /// or inside of the node, is that of the other tree, which must outlive this one.
    ///
    /// - Parameter target: the node of the other tree.
    /// - Returns: the nodes on the way, each with its counterpart in this tree; nil where the way ends before the node.
    package func complete(towards target: Node) -> [(node: Node, counterpart: Node)]? {
        var way: [Node] = []
        var outer: Node? = target
        while let node = outer {
            way.append(node)
            outer = node.parent
        }
        var pairs: [(node: Node, counterpart: Node)] = []
        var place = self
        for (node, inner) in zip(way.reversed(), way.dropLast().reversed()) {
            guard let index = node.children.firstIndex(where: { $0 === inner }),
                let counterpart = place.children.first(where: { $0.slot == inner.slot }),
                counterpart.type == inner.type, counterpart.kind == inner.kind
            else { return nil }
            pairs.append((node, place))
            place.children = node.children
            place.children[index] = counterpart
            place = counterpart
        }
        pairs.append((target, place))
        place.children = target.children
        return pairs
    }
}
