extension Resolver {
    /// Opens a node and answers the inputs of what stands inside it.
    ///
    /// - Parameters:
    ///   - type: the type that the node is named after.
    ///   - kind: what kind of entry it is.
    ///   - payload: what the drawing needs to know.
    ///   - interaction: what a person can do to it.
    ///   - title: its title where that is plain text.
    ///   - inputs: where it stands.
    ///   - moved: a node of the last tree, of the same type and kind, whose state lives on below this one, for a view
    ///     that may have moved; without it the node that stood in the same place.
    public func open(
        _ type: TypeIdentity, _ kind: Node.Kind, payload: consuming AnyObject? = nil,
        interaction: consuming Interaction? = nil, title: consuming String? = nil, at inputs: Inputs,
        continuing moved: Node? = nil
    ) -> Inputs {
        let kept = moved ?? previousNode(of: type, kind, at: inputs)
        let environment =
            isAside ? nil : kept.map { inputs.environment.canonical($0.environment, by: comparison) }
        let node = Node(
            type: type, kind: kind, payload: payload, environment: environment ?? inputs.environment,
            interaction: interaction, title: title, slot: inputs.slot, parent: inputs.parent, caller: inputs.caller)
        if let kept { node.inherit(from: kept, isBeside: isAside) }
        inputs.parent.children.append(node)
        recordOpening(of: node)
        count(.node, in: inputs.parent)
        return Inputs(
            environment: node.environment, parent: node, previous: kept, slot: 0, depth: inputs.depth,
            chain: inputs.chain)
    }

    /// Opens a group around what a person can touch.
    ///
    /// - Parameter body: puts what stands inside into the tree and answers what a person can do there. It may keep
    ///   state, as a view does, and is called again when that changes (rule D7).
    public func resolveTouchable(
        _ type: TypeIdentity, at inputs: Inputs, body: @escaping (Inputs, Installation) -> Interaction?
    ) {
        let inner = open(type, .group, at: inputs)
        let work = DeferredBody(inputs: inner) { inputs, installation in
            inputs.parent.ownInteraction = body(inputs, installation)
        }
        begin(work, isSame: false)
    }

    /// Enters a view whose type is erased. Erased views may be nested without end by a loop, so that every so often
    /// the work is put on the list instead of the machine's stack.
    func enter(_ view: AnyView.Storage, at inputs: Inputs, calledAt caller: SourcePlace) {
        // What one step of the work resolves may branch again and again.
        if isStopped { return }
        var inner = inputs
        inner.caller = caller
        inner.depth.calls += 1
        guard inner.depth.calls > 100 else { return view.resolveContent(at: inner, by: self) }
        var group = open(TypeIdentity(EmptyView.self), .group, at: inner)
        group.depth.calls = 0
        schedule(DeferredBody(inputs: group) { [unowned self] inputs, _ in view.resolveContent(at: inputs, by: self) })
    }

    /// Opens a node for a view with a body, and makes the body later, unless it still stands from before (rule F1).
    func resolveBody<Content: View>(of view: Content, at inputs: Inputs) {
        guard leadsOn(inputs) else { return }
        let type = TypeIdentity(Content.self)
        let shown = keptBesideTree(type, at: inputs) { (work: ViewBody<Content>) in
            comparison.hidesChange(from: work.view, to: view)
        }
        var isSame = false
        if let kept = reusableNode(of: type, .view, at: inputs), let work = kept.work as? ViewBody<Content> {
            isSame = inputs.isKept || comparison.areEqual(view, work.view)
            if isSame, reuse(kept, at: inputs) { return }
        }
        guard let inner = descend(into: open(type, .view, at: inputs)) else { return }
        begin(shown?.again(at: inner) ?? ViewBody(view, inputs: inner), isSame: isSame)
    }

    /// Whether what stands at a place is needed, where only what stands around one node is.
    @inline(__always)
    func leadsOn(_ inputs: Inputs) -> Bool { aim?.leads(through: inputs.slot, inside: inputs.parent) ?? true }

    /// What made the body that the tree shows, where what is resolved beside it counts as equal but holds something else:
    /// what is asked about is what is shown (rule F5).
    private func keptBesideTree<Work: WorkItem>(
        _ type: TypeIdentity, at inputs: Inputs, hidesChange: (Work) -> Bool
    ) -> Work? {
        guard isAside, comparison.mayHideChanges || !(Work.self is DeferredBody.Type),
            let work = previousNode(of: type, .view, at: inputs)?.work as? Work, hidesChange(work)
        else {
            return nil
        }
        EvaluationContext.note(.viewUnseen(view: type.name))
        return work
    }

    /// Opens a node for a modifier with a body, unless the body still stands from before and shows what is given now
    /// (rule F1).
    func resolveBody<Modifier: ViewModifier>(
        of modifier: Modifier, content: @escaping (Inputs, Resolver) -> Void, at inputs: Inputs
    ) {
        let given = remembersOrigins(at: inputs) ? written(content, at: inputs) : content
        resolveModifier(TypeIdentity(Modifier.self), at: inputs) { (kept: ModifierBody<Modifier>) in
            guard inputs.isKept || comparison.areEqual(modifier, kept.modifier) else { return false }
            kept.content = given
            return true
        } making: { inner in
            ModifierBody(modifier, content: given, at: inputs, inputs: inner)
        }
    }

    private func resolveModifier<Work: ModifierWork>(
        _ type: TypeIdentity, at inputs: Inputs, giving: (Work) -> Bool, making work: (Inputs) -> Work
    ) {
        var isSame = false
        if !isAside, let node = reusableNode(of: type, .view, at: inputs), let kept = node.work as? Work, giving(kept) {
            isSame = true
            kept.move(to: inputs)
            if reuse(node, isWhole: inputs.isKept, at: inputs, entering: { $0.depth.wrappingBodies += 1 }) { return }
        }
        guard var inner = descend(into: open(type, .view, at: inputs)) else { return }
        inner.depth.wrappingBodies += 1
        begin(work(inner), isSame: isSame)
    }

    /// Whether what a style or a modifier is given remembers where it was written, so that `Recursion` can tell it from
    /// what they write anew: that costs a copy, and only matters deep inside.
    func remembersOrigins(at inputs: Inputs) -> Bool { inputs.depth.bodies >= Recursion.window }

    private func written(
        _ content: @escaping (Inputs, Resolver) -> Void, at origin: Inputs
    ) -> (Inputs, Resolver) -> Void {
        let wrappingBodies = origin.depth.wrappingBodies
        return { inputs, resolver in
            var inputs = inputs
            inputs.depth.wrappingBodies = wrappingBodies
            content(inputs, resolver)
        }
    }

    /// Opens a node for a modifier that a running program declared, unless the body still stands from before and shows what
    /// is given now (rule F1).
    ///
    /// - Parameters:
    ///   - type: its type.
    ///   - value: the modifier.
    ///   - content: what it modifies.
    ///   - inputs: where it stands.
    ///   - body: called when its turn comes, with the content, the inputs inside the node and the installation of its
    ///     dynamic properties.
    public func resolveDeclared(
        modifier type: TypeIdentity, value: some Any, content: AnyView, at inputs: Inputs,
        body: @escaping (AnyView, Inputs, Installation) -> Void
    ) {
        var given = content
        if remembersOrigins(at: inputs) { given.keepOrigin(wrappingBodies: inputs.depth.wrappingBodies) }
        resolveModifier(type, at: inputs) { (kept: DeclaredModifierBody) in
            guard inputs.isKept || comparison.areEqual(erased: kept.modifier, value) else { return false }
            kept.content = given
            return true
        } making: { inner in
            DeclaredModifierBody(value, content: given, at: inputs, inputs: inner, body: body)
        }
    }

    /// Opens a node for a view that a running program declared, unless its body still stands from before (rule F1).
    ///
    /// - Parameters:
    ///   - type: its type.
    ///   - value: what makes its body: two that are equal make the same (rules B8, F6).
    ///   - title: its title where that is plain text.
    ///   - inputs: where it stands.
    ///   - body: called when its turn comes, with the inputs inside the node and the installation of its dynamic
    ///     properties.
    public func resolveDeclared(
        _ type: TypeIdentity, value: Any, title: String? = nil, at inputs: Inputs,
        body: @escaping (Inputs, Installation) -> Void
    ) {
        guard leadsOn(inputs) else { return }
        let shown = keptBesideTree(type, at: inputs) { (work: DeferredBody) in
            work.hidesChange(to: value, by: comparison)
        }
        var isSame = false
        if let kept = reusableNode(of: type, .view, at: inputs), let work = kept.work as? DeferredBody {
            isSame = inputs.isKept || work.isMade(of: value, by: comparison)
            if isSame, reuse(kept, at: inputs) { return }
        }
        guard let inner = descend(into: open(type, .view, title: title, at: inputs)) else { return }
        begin(shown?.again(at: inner) ?? DeferredBody(inputs: inner, value: value, body: body), isSame: isSame)
    }

    /// Leaves a body to be made when its turn comes.
    func begin(_ work: WorkItem, isSame: Bool) {
        work.isValueChanged = !isSame
        work.isFirst = work.inputs.previous == nil
        work.node.work = work
        schedule(work)
    }

    /// The inputs one body further in, or nil where that is too deep.
    func descend(into inputs: consuming Inputs) -> Inputs? {
        var inner = inputs
        inner.depth.bodies += 1
        inner.depth.calls = 0
        inner.isKept = false
        let isPastLimit = inner.depth.bodies > depthLimit
        // Looking is dear, and so it is done where the depth has doubled.
        if isPastLimit || Recursion.isDue(at: inner.depth.bodies) {
            let recursion = Recursion(above: inner.parent)
            if recursion.isEndless {
                fail(.endlessRecursion(path: recursion.names))
                return nil
            }
            if isPastLimit {
                fail(.tooDeep(limit: depthLimit, repeating: recursion.names))
                return nil
            }
        }
        return inner
    }
}
