extension Resolver {
    /// Makes the bodies again whose state changed since the tree was resolved, in place. The cost depends on those
    /// bodies alone, not on the size of the tree; after an error it is that of the whole tree once.
    ///
    /// - Throws: as `resolve` does. The tree then shows what it showed before, and what was changed is not forgotten:
    ///   the next update makes all of it anew.
    public func update() throws(ResolutionError) {
        if isOutdated { try updateAll() }
        while !queue.isEmpty {
            let nodes = queue.take()
            for (index, node) in nodes.enumerated() {
                defer { node.isDirty = false }
                guard let work = node.work, node.isInside(tree) else { continue }
                do {
                    try update(node) { previous in
                        work.inputs.previous = previous
                        work.isValueChanged = false
                        work.isFirst = false
                        runObserving(work)
                    }
                } catch {
                    for node in nodes[index...] { node.isDirty = false }
                    throw error
                }
            }
        }
        try present()
        if hasLateContent, let tree, let fitting { try fit(tree, by: fitting) }
    }

    /// Makes all bodies again after an error, in place.
    func updateAll() throws(ResolutionError) {
        for node in queue.take() { node.isDirty = false }
        guard let tree, let resolveAgain else { return }
        try update(tree) { previous in
            let inputs = Inputs(
                environment: tree.environment, parent: tree, previous: previous, depth: Inputs.Depth())
            resolveAgain(inputs, self)
        }
        isOutdated = false
    }

    /// Makes what stands inside a node anew; where that fails, what stood there before stays.
    private func update(_ node: Node, _ make: (_ previous: Node) -> Void) throws(ResolutionError) {
        let previous = Node(standingInFor: node)
        defer { withExtendedLifetime(previous) {} }
        do {
            try run { make(previous) }
        } catch {
            node.children = previous.children
            previous.children = []
            repair()
            throw error
        }
    }

    /// Gives the nodes of the tree their places and their state back, of which a resolution that failed may have given
    /// some to nodes of its own. Linear in the size of the tree.
    func repair() {
        guard let tree else { return }
        isOutdated = true
        var pending = [tree]
        while let node = pending.popLast() {
            for state in node.states { state.node = node }
            node.reader?.node = node
            for child in node.children { child.parent = node }
            pending += node.children
        }
    }
}
