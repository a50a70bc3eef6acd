import Components
import StyleEngine
import Trees

extension View {
    /// What is other in the tree of this view than in that of an earlier form of it, node by node.
    ///
    ///     print(try card.groupBoxStyle(.plain).differences(from: card))
    ///
    /// Cost: that of resolving both; linear in their nodes where they differ in few places.
    ///
    /// - Parameters:
    ///   - earlier: what to compare with.
    ///   - environment: what both read where nothing inside them writes.
    /// - Throws: `ResolutionError` where styles or views recur without end, or where a style is a class.
    public func differences(
        from earlier: some View, in environment: EnvironmentValues = EnvironmentValues()
    ) throws(ResolutionError) -> TreeDifference {
        let trees = (try earlier.traced(in: environment), try traced(in: environment))
        return TreeDifference(between: trees.0.nodes, and: trees.1.nodes)
    }

    /// All that leads to the resolved tree of this view, one step after the other.
    ///
    /// Cost: that of resolving it, and about 1 KB a step.
    ///
    /// - Parameter environment: what the view reads where nothing inside it writes.
    /// - Throws: as `differences(from:in:)` does.
    public func steps(in environment: EnvironmentValues = EnvironmentValues()) throws(ResolutionError) -> Replay {
        try traced(in: environment).replay
    }

    /// The tree of this view with all that led to it.
    func traced(
        in environment: EnvironmentValues, without omission: SourcePlace? = nil
    ) throws(ResolutionError) -> TracedTree {
        let (trace, fitting) = (Trace(), StageSettings().fitting(nil))
        let resolver = Resolver()
        resolver.fitting = fitting
        let root = try resolver.resolveAside(self, in: environment, into: trace, without: omission)
        _ = fitting.chooseViews(in: root)
        return TracedTree(root: root, nodes: NumberedTree(of: root), trace: trace)
    }
}

extension TreeDifference {
    /// Compares two trees, but for what the environment holds besides the keys that programs write.
    package init(between earlier: NumberedTree, and later: NumberedTree) {
        self.init(
            from: earlier, to: later, isTold: { $0 == "\\.letters" || !Renderer.ownKeys.contains($0) }, own: \.ownValues)
    }
}
