extension Node {
    /// The node that stands in another tree where this one stands in its own; nil where that has none of its type there, or
    /// where another style made what is around it. Costs as much as the tree is deep.
    package func counterpart(in root: Node) -> Node? {
        var path: [Node] = []
        var place: Node? = self
        while let node = place {
            path.append(node)
            place = node.parent
        }
        path.removeLast()
        var found = root
        for node in path.reversed() {
            guard let outer = node.parent, outer.take?.style.type == found.take?.style.type,
                let inner = found.child(at: node.slot, near: 0), inner.type == node.type, inner.kind == node.kind
            else { return nil }
            found = inner
        }
        return found
    }
}
