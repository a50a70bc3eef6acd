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
            guard after[family].count > before[family].count else { return nil }
            let takers = Self.takers(of: family, in: nodes)
            guard let first = takers.first?.stack else { return nil }
            // Where not all begin with one stack, only that of the whole canvas holds for all.
            let isShared = takers.allSatisfy { !$0.isOutermost || $0.stack.topIdentity == first.topIdentity }
            let stack = isShared ? first : after[family]
            let known = Set(stack.pushes.map(\.identity))
            // One that is pushed in a style's body, or on what stands inside, comes before what is left of these.
            // Nothing is said of a style that no component finds on top, but that it is not taken.
            guard isShared || takers.contains(where: { $0.stack.topIdentity == stack.topIdentity }) else { return nil }
            let isAll = takers.allSatisfy { $0.stack.topIdentity.map(known.contains) ?? true }
            return StackLine.order(of: stack, in: family, isAll: isAll)
        }
    }

    /// The stack that each component of a family finds, and whether none of the family stands around it.
    private static func takers(of family: Family, in nodes: NumberedTree) -> [(stack: StyleStack, isOutermost: Bool)] {
        var takers: [(stack: StyleStack, isOutermost: Bool)] = []
        /// How deep the outermost component stands in which the next nodes are.
        var outer: Int?
        for entry in nodes.entries {
            if let depth = outer, entry.depth <= depth { outer = nil }
            guard entry.node.take?.family == family else { continue }
            takers.append((entry.node.environment.styleStacks[family], outer == nil))
            outer = outer ?? entry.depth
        }
        return takers
    }
}
