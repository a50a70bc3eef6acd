import StyleEngine
import Trees

/// What a push on the canvas came to: in which order each family's styles will be taken, and whether anything does.
struct PushReport {
    /// One line for each family on whose stack something was pushed.
    let lines: [String]

    /// Compares the canvas before and after an entry.
    ///
    /// The styles that were pushed last stand lowest on the stack, so a component takes one of them exactly when its
    /// stack holds no more styles than were pushed.
    ///
    /// - Parameters:
    ///   - before: the stacks that the canvas started with.
    ///   - after: the stacks that it starts with now.
    ///   - nodes: the tree now.
    init(before: StyleStacks, after: StyleStacks, in nodes: NumberedTree) {
        lines = after.families.compactMap { family in
            let pushed = after[family].count - before[family].count
            guard pushed > 0 else { return nil }
            let components = nodes.entries.map(\.node).filter { $0.take?.family == family }
            let note = Messages.notTaken(after[family].suffix(pushed).map(\.name), family: family)
            guard let first = components.first else { return note }
            let order = StackLine.order(of: first.environment.styleStacks[family], in: family)
            let isTaken = components.contains { (1...pushed).contains($0.environment.styleStacks[family].count) }
            return isTaken ? order : order + "; " + note
        }
    }
}
