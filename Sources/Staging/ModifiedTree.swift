import StyleEngine
import Trees

/// What modifiers make of the canvas, resolved beside its tree.
package struct ModifiedTree {
    /// The root, which holds all nodes.
    package let root: Node
    /// The node that holds the canvas in it, which the modifiers stand around.
    let content: Node?
    /// The stacks that the canvas starts with where it stands without them.
    let stacks: StyleStacks

    /// The writes to the environment that hide those of the modifiers where the canvas begins.
    ///
    /// - Parameter isOfModifiers: whether a call is one of theirs.
    package func nearerWrites(than isOfModifiers: (SourcePlace) -> Bool) -> [SourcePlace] {
        content.map { $0.environment.writesHiding(isOfModifiers) } ?? []
    }

    /// The styles that the modifiers push and that no component takes. Costs a look at each component.
    ///
    /// - Parameter nodes: the numbered nodes of the tree.
    package func unusedPushes(_ nodes: NumberedTree) -> [UnusedPush] {
        guard let content else { return [] }
        lazy var isClosed = !nodes.closable.isEmpty
        return root.unusedPushes(at: content, besides: stacks).filter { push in
            // What stands around all of it reaches what a menu shows when it is opened.
            if case .noComponent = push.reason { return !isClosed }
            return true
        }
    }
}
