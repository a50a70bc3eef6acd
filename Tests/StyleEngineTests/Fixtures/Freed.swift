import StyleEngine

/// Resolves a view, does something to the tree, lets go of it all, and answers what is still held.
func heldAfter<Content: View>(
    resolving view: Content, then use: (Resolver, Node) throws -> Void = { _, _ in }
) throws -> [String] {
    weak var freedResolver: Resolver?
    var nodes: [() -> Node?] = []
    do {
        let resolver = Resolver()
        freedResolver = resolver
        var tree = try resolver.resolve(view)
        nodes += everyNode(of: tree)
        try use(resolver, tree)
        tree = try resolver.resolve(view)
        nodes += everyNode(of: tree)
    }
    return (freedResolver == nil ? [] : ["the resolver"]) + Set(nodes.compactMap { $0()?.type.name }).sorted()
}

private func everyNode(of tree: Node) -> [() -> Node?] {
    var found: [() -> Node?] = []
    var pending = [tree]
    while let node = pending.popLast() {
        found.append { [weak node] in node }
        pending += node.children
    }
    return found
}
