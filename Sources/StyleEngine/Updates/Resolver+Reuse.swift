extension Resolver {
    /// The node of the same type that stood at a place before.
    func previousNode(of type: TypeIdentity, _ kind: Node.Kind, at inputs: Inputs) -> Node? {
        guard let kept = inputs.previous?.child(at: inputs.slot, near: inputs.parent.children.count),
            kept.type == type, kept.kind == kind
        else { return nil }
        return kept
    }

    /// The node of the same type that stood at a place before, where its body may be used again.
    func reusableNode(of type: TypeIdentity, _ kind: Node.Kind, at inputs: Inputs) -> Node? {
        guard isIncremental, canReuse else { return nil }
        return previousNode(of: type, kind, at: inputs)
    }

    /// Uses a body again whose view did not change: the whole node where its environment is the same, too; otherwise
    /// the body alone, unless it read something that is different now (rules A7, F1, F3).
    ///
    /// Beside the tree the body is used for a node of its own, unless nothing in it can tell where it stands.
    ///
    /// - Parameters:
    ///   - isWhole: whether all that the body shows is what it showed before, where the environment is the same.
    ///   - enter: changes what stands inside of the node, as where it takes a style off its stack.
    /// - Returns: whether nothing is left to do.
    func reuse(
        _ kept: Node, interaction: Interaction? = nil, isWhole: Bool = true, at inputs: Inputs,
        entering enter: (inout Inputs) -> Void = { _ in }
    ) -> Bool {
        let environment =
            isAside ? inputs.environment : inputs.environment.canonical(kept.environment, by: comparison)
        if !isAside, isWhole, !kept.holdsGiven, environment.isIdentical(to: kept.environment) {
            kept.parent = inputs.parent
            kept.slot = inputs.slot
            kept.caller = inputs.caller
            inputs.parent.children.append(kept)
            return true
        }
        if let sharing, sharing.looksAlike(kept, in: inputs.environment) {
            inputs.parent.children.append(kept)
            return true
        }
        guard !kept.isDirty, kept.madeBody != nil,
            kept.cells.allSatisfy({ $0.isUnchanged(in: environment, by: comparison) }),
            var inner = descend(
                into: open(
                    kept.type, kept.kind, payload: kept.payload, interaction: interaction, title: kept.title, at: inputs
                )),
            let work = kept.work
        else { return false }
        let node = inner.parent
        node.isControl = kept.isControl
        node.madeBody = kept.madeBody
        node.work = work
        enter(&inner)
        if let sharing, sharing.looksAlike(inside: kept, in: inner.environment) {
            node.children = kept.children
            return true
        }
        if !isAside { work.inputs = inner }
        schedule(KeptBody(inputs: inner))
        return true
    }
}

extension Node {
    /// A node that holds the children of another while its body is made anew.
    convenience init(standingInFor node: Node) {
        self.init(
            type: node.type, kind: .group, payload: nil, environment: node.environment, interaction: nil, title: nil,
            slot: 0, parent: nil)
        children = node.children
        node.children = []
        for child in children { child.parent = self }
    }

    /// Takes over the state of the node that stood here before.
    ///
    /// - Parameter isBeside: whether it only looks at the state, which stays that of the other node.
    func inherit(from kept: Node, isBeside: Bool) {
        let (known, read) = (kept.states, kept.cells)
        if !known.isEmpty {
            states = known
            if !isBeside { for state in known { state.node = self } }
        }
        if !read.isEmpty { cells = read }
        if !isBeside, let known = kept.reader {
            reader = known
            known.node = self
        }
    }

    /// Begins without state, as if nothing had stood here before.
    func forgetState() {
        disownState()
        states = []
        cells = []
        reader = nil
    }

    /// Whether the node is part of the tree under `root`.
    func isInside(_ root: Node?) -> Bool {
        var place: Node? = self
        while let current = place {
            if current === root { return true }
            place = current.parent
        }
        return false
    }
}
