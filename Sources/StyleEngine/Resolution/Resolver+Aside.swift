extension Resolver {
    /// Resolves a view once more, beside the tree: that and its state stay as they are. Where it
    /// is traced, the environments in it know each write, those that are shadowed too; where it is not, it shares the parts of
    /// the tree that look the same in it.
    ///
    /// - Parameters:
    ///   - view: the view of the tree.
    ///   - environment: what the tree stands in.
    ///   - trace: told of all that happens; nil where nobody asks what led to the tree.
    ///   - omitted: calls that are left out where they were made in another such tree.
    ///   - target: a node of another tree of the view: only the bodies around it are made, which costs as much as these are.
    ///     Nil makes all of them.
    ///   - reusesBodies: whether to use the bodies of the tree where they would be made of the same: these must know the
    ///     calls in them, and nobody is told what making them would tell.
    /// - Throws: as `resolve` does.
    package func resolveAside<Root: View>(
        _ view: Root, in environment: EnvironmentValues, into trace: Trace?, without omitted: [MadeCall] = [],
        towards target: Node? = nil, reusingBodies reusesBodies: Bool = false
    ) throws(ResolutionError) -> Node {
        let before = (self.trace, isIncremental, isOutdated, canReuse, hasLateContent, lateContentsMade)
        (self.trace, isIncremental, self.omission, isAside) = (
            trace, reusesBodies, omitted.isEmpty ? nil : Omission(omitted), true
        )
        // What stands in a reader depends on all that has a size.
        aim = hasLateContent ? nil : target.map { ResolutionAim($0) }
        if trace == nil, reusesBodies, omission == nil, aim == nil, !dependsOnTree {
            sharing = tree.map { TreeSharing(of: $0, by: comparison) }
        }
        defer {
            (aim, sharing) = (nil, nil)
            // Late content may have taken over nodes of the tree.
            if hasLateContent { repair() }
            (self.trace, isIncremental, isOutdated, canReuse, hasLateContent, lateContentsMade) = before
            (self.omission, isAside) = (nil, false)
        }
        let root = try makeAside(view, in: presented(environment))
        // Where bodies are left out, a wish may be left out with them.
        guard aim == nil, let wished = presentation?.environment(root.environment, wishedIn: root) else { return root }
        trace?.forget()
        return try makeAside(view, in: wished)
    }

    private func makeAside<Root: View>(
        _ view: Root, in environment: EnvironmentValues
    ) throws(ResolutionError) -> Node {
        let environment = trace == nil ? environment : environment.keepingShadowedWrites
        let root = Node(
            type: TypeIdentity(Root.self), kind: .group, payload: nil, environment: environment, interaction: nil,
            title: nil, slot: 0, parent: nil)
        let inputs = Inputs(environment: environment, parent: root, previous: tree, depth: Inputs.Depth())
        hasLateContent = false
        try run { Root._resolve(view, at: inputs, by: self) }
        if hasLateContent, let fitting { try run { _ = fitting.fit(root, by: self) } }
        return root
    }

    /// Whether a call is one that is left out.
    @inline(__always)
    func isOmitted(_ place: @autoclosure () -> SourcePlace, at inputs: @autoclosure () -> Inputs) -> Bool {
        #if ATELIER_NO_TRACE
            false
        #else
            omission.map { $0.holds(place(), at: inputs()) } ?? false
        #endif
    }
}
