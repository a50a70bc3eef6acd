/// What stands inside a node and is made late: it depends on something that only the tree around it tells, such as how
/// much room the node gets.
///
/// It is made once the bodies around it are, in the environment and with the style stacks of its place, and made again
/// where that something has changed.
package final class LateContent<Fact: Equatable> {
    /// What the content was made for; nil where it is yet to be made.
    package private(set) var fact: Fact?
    /// Whether making it led to another fact over and over, so that it stays as it was made last.
    package var isUnsettled = false

    private let body: (Fact, Inputs, Resolver) -> Void
    private weak var resolver: Resolver?
    /// A resolver like the one of the tree.
    private var another: (() -> Resolver)?
    private var inputs: Inputs?
    /// The node that stood in the same place before, as long as its content may be used again.
    private var kept: Node?

    /// Describes the content.
    ///
    /// - Parameter body: puts the content for a fact into the tree.
    package init(_ body: @escaping (Fact, Inputs, Resolver) -> Void) { self.body = body }

    fileprivate func stand(at inputs: Inputs, in resolver: Resolver) {
        self.resolver = resolver
        another = { [depth = resolver.depthLimit, nodes = resolver.nodeLimit, comparison = resolver.comparison] in
            Resolver(
                depthLimit: depth, nodeLimit: nodes, equality: comparison.styles,
                reapplication: comparison.reapplication)
        }
        // What was never made itself has nothing to hand on.
        kept = inputs.previous.flatMap { $0.children.isEmpty ? nil : $0 }
        self.inputs = inputs
        self.inputs?.previous = nil
    }

    /// What makes the content once more: the resolver of the tree, as long as somebody keeps that.
    package var maker: Resolver { resolver ?? another?() ?? Resolver() }

    /// Makes the content for a fact. To be called by a `TreeFitting` alone.
    ///
    /// - Returns: whether it could be made; otherwise what stood there before stays, and the resolution has failed.
    package func make(for fact: Fact, by resolver: Resolver) -> Bool {
        guard var inputs else { return false }
        let node = inputs.parent
        let previous = kept ?? Node(standingInFor: node)
        inputs.previous = previous
        resolver.currentBody?.leave()
        resolver.lateContentsMade += 1
        let isMade = resolver.finish {
            resolver.schedule(DeferredBody(inputs: inputs) { [body] inner, _ in body(fact, inner, resolver) })
        }
        withExtendedLifetime(previous) {
            if !isMade { node.takeOver(previous) }
        }
        kept = nil
        if isMade {
            self.fact = fact
            // Made for another fact, the content is another body.
            node.madeBody = AnyView(EmptyView())
        }
        isUnsettled = false
        return isMade
    }
}

/// Finds out what the late content of a tree depends on, and has it made.
package protocol TreeFitting {
    /// Makes the late content of a tree whose other bodies are made, and again where it was made for something else.
    ///
    /// - Returns: whether there is any.
    func fit(_ root: Node, by resolver: Resolver) -> Bool
}

extension Resolver {
    /// Opens a node whose content is made late, by the resolver's `fitting`.
    ///
    /// - Parameters:
    ///   - content: what stands inside.
    ///   - payload: what the drawing needs to know.
    ///   - fitting: what makes the content where the resolver has nothing else for that.
    ///   - inputs: where the node stands.
    package func resolveLate<Fact>(
        _ content: LateContent<Fact>, _ type: TypeIdentity, payload: AnyObject, fitting: some TreeFitting,
        at inputs: Inputs
    ) {
        guard let inner = descend(into: open(type, .primitive, payload: payload, at: inputs)) else { return }
        content.stand(at: inner, in: self)
        hasLateContent = true
        noteDependenceOnTree()
        if self.fitting == nil { self.fitting = fitting }
    }

    /// Makes the late content of a tree for what it depends on now. Costs nothing for a tree without any.
    ///
    /// - Throws: as `resolve` does. What could not be made shows what it showed before.
    package func fit(_ root: Node, by fitting: any TreeFitting) throws(ResolutionError) {
        do {
            try run { hasLateContent = fitting.fit(root, by: self) }
        } catch {
            repair()
            throw error
        }
    }
}

extension Node {
    /// Shows what another node has shown.
    fileprivate func takeOver(_ other: Node) {
        children = other.children
        other.children = []
        for child in children { child.parent = self }
    }
}
