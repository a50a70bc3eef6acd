import StyleEngine
import Trees

/// What a push on the canvas came to: in which order each family's styles will be taken, where anything takes them.
struct PushReport {
    /// One line for each family on whose stack something was pushed.
    let lines: [String]

    /// Compares the canvas before and after an entry.
    ///
    /// - Parameters:
    ///   - before: the stacks that the canvas started with.
    ///   - after: the stacks that it starts with now.
    ///   - nodes: the tree now.
    init(before: StyleStacks, after: StyleStacks, in nodes: NumberedTree) {
        lines = after.families.compactMap { family in
            guard after[family].count > before[family].count,
                let first = nodes.entries.first(where: { $0.node.take?.family == family })
            else { return nil }
            return StackLine.order(of: first.node.environment.styleStacks[family], in: family)
        }
    }
}
