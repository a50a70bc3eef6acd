import StyleEngine

/// The view that was made the canvas, below all modifiers that were put on it since.
///
/// It is the place from which the stacks are read that the canvas starts with, and it keeps the state inside it where
/// another modifier is put around it.
struct CanvasContent: PrimitiveView {
    /// The view.
    let view: AnyView
    /// Told where the view stands.
    let place: Place

    /// Where the view stood when the tree was resolved last.
    final class Place {
        /// Stands for the view as long as state is kept in it.
        fileprivate let identity = IdentityRoot()
        /// The node that holds it.
        private(set) var node: Node?
        /// The node that holds it in the tree that is being resolved.
        fileprivate(set) var next: Node?
        /// The styles pushed around it.
        var stacks: StyleStacks { node?.environment.styleStacks ?? StyleStacks() }

        /// Ends a resolution: what it found counts only where it didn't fail.
        func settle(_ isResolved: Bool) {
            if isResolved { node = next }
            next = nil
        }
    }

    static func _resolve(_ content: CanvasContent, at inputs: Inputs, by resolver: Resolver) {
        let inner = resolver.open(
            TypeIdentity(CanvasContent.self), .group, payload: content.place.identity, at: inputs,
            continuing: content.place.node)
        content.place.next = inner.parent
        AnyView._resolve(content.view, at: inner, by: resolver)
    }
}
