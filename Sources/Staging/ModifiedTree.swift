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

    /// The writes of the canvas that are nearer to all of it than those of the modifiers to the same keys, each with the
    /// number of the first node that sees it.
    ///
    /// - Parameters:
    ///   - nodes: the numbered nodes of the canvas.
    ///   - isOfModifiers: whether a call is one of the modifiers.
    package func nearerWrites(
        in nodes: NumberedTree, than isOfModifiers: (SourcePlace) -> Bool
    ) -> [(number: Int, place: SourcePlace)] {
        let outermost = nodes.numbers.filter { nodes[$0]?.depth == 0 }
        return (content?.environment.slots(writtenBy: isOfModifiers) ?? []).flatMap { slot in
            let places = outermost.map { nodes[$0]?.node.environment.place(ofWriteTo: slot) }
            let found = zip(outermost, places).compactMap { number, place in place.map { (number, $0) } }
            return found.count == places.count ? found : []
        }
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
