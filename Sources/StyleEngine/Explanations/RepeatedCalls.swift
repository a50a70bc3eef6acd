extension Node {
    /// Whether the code at a place pushes on a family's stack in several places of the tree, as that of a style does which
    /// pushes itself. Linear in the number of nodes.
    package func holdsSeveralPushes(for family: Family, by place: SourcePlace?) -> Bool {
        guard let place else { return false }
        return holdsSeveral(areTakenOff: true) { environment in
            environment.stacks[family].pushes.filter { $0.place == place }.map(\.identity)
        }
    }

    /// Whether the code at a place writes a key of the environment in several places of the tree. Linear in the number of
    /// nodes.
    package func holdsSeveralWrites(of slot: EnvironmentSlot, by place: SourcePlace?) -> Bool {
        guard let place else { return false }
        return holdsSeveral(areTakenOff: false) { environment in
            environment.writes.filter { $0.slot == slot && $0.place == place }.map { ObjectIdentifier($0) }
        }
    }

    /// Whether something is called in several places of the tree: what it leaves in an environment is seen by all that stands
    /// inside, so that the outermost nodes that see it tell.
    ///
    /// - Parameters:
    ///   - areTakenOff: whether what a call leaves may be gone further inside.
    ///   - marks: what the calls have left in an environment, the innermost first.
    private func holdsSeveral(areTakenOff: Bool, _ marks: (EnvironmentValues) -> [ObjectIdentifier]) -> Bool {
        var first: (around: Node?, mark: ObjectIdentifier)?
        var pending = [(node: self, around: Node?.none, outer: [ObjectIdentifier]())]
        while let (node, around, outer) = pending.popLast() {
            var found = outer
            if around.map({ !$0.environment.isIdentical(to: node.environment) }) ?? true {
                found = marks(node.environment)
                // What is never taken off may have been copied since.
                let news = areTakenOff ? found.filter { !outer.contains($0) } : Array(found.dropLast(outer.count))
                if let mark = news.first {
                    // One call may be seen by several views side by side.
                    let isFirst = first.map { $0.around === around && $0.mark == mark } ?? true
                    if news.count > 1 || !isFirst { return true }
                    first = (around, mark)
                }
            }
            for child in node.children { pending.append((child, node, found)) }
        }
        return false
    }
}
