import Components
import StyleEngine
import Trees

extension View {
    /// Why a node of the tree of this view looks as it does: which style it takes and by which call, what else is on the
    /// stack, what was taken around it, and what it would take without that call; or what is written to its environment.
    ///
    ///     print(try card.explanation(of: "Inner"))
    ///
    /// Cost: that of resolving the view twice.
    ///
    /// - Parameters:
    ///   - title: what the node is called. Of several the first component is meant, or else the first node.
    ///   - environment: what the view reads where nothing inside it writes.
    /// - Throws: `ResolutionError` where styles or views recur without end, or where a style is a class, and `GestureError`
    ///   where no node has that title.
    public func explanation(
        of title: String, in environment: EnvironmentValues = EnvironmentValues()
    ) throws -> ExplanationText {
        let tree = try traced(in: environment)
        return try explanation(of: tree.number(called: title), tree, environment)
    }

    /// Why a node of the tree of this view looks as it does, as `explanation(of:in:)` with a title tells.
    ///
    /// - Parameters:
    ///   - number: the node's number, as `tree()` shows it.
    ///   - environment: what the view reads where nothing inside it writes.
    /// - Throws: as `explanation(of:in:)` with a title does.
    public func explanation(
        of number: Int, in environment: EnvironmentValues = EnvironmentValues()
    ) throws -> ExplanationText {
        let tree = try traced(in: environment)
        return try explanation(of: NodeReference.number(number).numbers(in: tree.nodes)[0], tree, environment)
    }

    /// Why a value of the environment is what it is at a node: who wrote it, whom that hides, what the view of the node says
    /// itself, and what the value would be without that (rules A1, A2, G1).
    ///
    ///     print(try card.explanation(of: "Inner", key: \.font))
    ///
    /// Cost: that of resolving the view once more for each write, up to four.
    ///
    /// - Parameters:
    ///   - title: what the node is called. Of several the first component is meant, or else the first node.
    ///   - key: the value, such as `\.font`.
    ///   - environment: what the view reads where nothing inside it writes.
    /// - Throws: as `explanation(of:in:)` does.
    public func explanation(
        of title: String, key: PartialKeyPath<EnvironmentValues>,
        in environment: EnvironmentValues = EnvironmentValues()
    ) throws -> ExplanationText {
        let tree = try traced(in: environment)
        return try explanation(of: tree.number(called: title), key, tree, environment)
    }

    /// Why a value of the environment is what it is at a node, as `explanation(of:key:in:)` with a title tells.
    ///
    /// - Parameters:
    ///   - number: the node's number, as `tree()` shows it.
    ///   - key: the value, such as `\.font`.
    ///   - environment: what the view reads where nothing inside it writes.
    /// - Throws: as `explanation(of:in:)` does.
    public func explanation(
        of number: Int, key: PartialKeyPath<EnvironmentValues>, in environment: EnvironmentValues = EnvironmentValues()
    ) throws -> ExplanationText {
        let tree = try traced(in: environment)
        return try explanation(of: NodeReference.number(number).numbers(in: tree.nodes)[0], key, tree, environment)
    }

    private func explanation(
        of number: Int, _ key: PartialKeyPath<EnvironmentValues>, _ tree: TracedTree, _ environment: EnvironmentValues
    ) throws -> ExplanationText {
        let recorder = EnvironmentRecorder()
        _ = tree.nodes[number]?.node.environment.recorded(by: recorder)[keyPath: key]
        // What reads no key is the same everywhere.
        let slot = recorder.slots.first ?? EnvironmentSlot(TypeIdentity(EnvironmentValues.self))
        let text = tree.keyText(
            of: slot, named: EnvironmentRecorder.name(of: slot), at: number,
            cite: { $0 == nil ? "what the view stands in" : Citation.text(of: $0) },
            read: { StableText.telling(of: $0[keyPath: key], family: Family(key: slot.key)) },
            without: { nodeWithout($0, number, of: tree, environment) })
        guard let text else { throw GestureError.noSuchNode(number, count: tree.nodes.entries.count) }
        return text
    }

    /// A node as it is in the tree without a call; nil where it isn't there, or that tree can't be resolved.
    private func nodeWithout(
        _ call: MadeCall, _ number: Int, of tree: TracedTree, _ environment: EnvironmentValues
    ) -> (node: Node, tree: TracedTree)? {
        guard let other = try? traced(in: environment, without: [call]),
            case .number(let counterpart) = tree.counterpart(of: number, in: other)
        else { return nil }
        return other.nodes[counterpart].map { ($0.node, other) }
    }

    private func explanation(
        of number: Int, _ tree: TracedTree, _ environment: EnvironmentValues
    ) throws -> ExplanationText {
        guard let node = tree.nodes[number]?.node else {
            throw GestureError.noSuchNode(number, count: tree.nodes.entries.count)
        }
        guard let explanation = node.styleExplanation else {
            return tree.environmentText(at: number, cite: Citation.text) {
                nodeWithout($0, number, of: tree, environment)
            }
        }
        let call = explanation.pushed.flatMap { tree.trace.call(of: $0) }
        let other = call.flatMap { call in
            call.place == nil ? nil : try? traced(in: environment, without: [call])
        }
        return ExplanationText(
            of: explanation, number, in: tree.nodes,
            without: other.map { tree.withoutPush(for: number, in: $0) },
            isOneOfSeveral: tree.shown.holdsSeveralPushes(for: explanation.take.family, by: call?.place),
            cite: Citation.text)
    }

    /// What is other in the tree of this view than in that of an earlier form of it, node by node.
    ///
    ///     print(try card.groupBoxStyle(.plain).differences(from: card))
    ///
    /// Cost: that of resolving and drawing both; linear in their nodes where they differ in few places.
    ///
    /// - Parameters:
    ///   - earlier: what to compare with.
    ///   - environment: what both read where nothing inside them writes.
    /// - Throws: `ResolutionError` where styles or views recur without end, or where a style is a class.
    public func differences(
        from earlier: some View, in environment: EnvironmentValues = EnvironmentValues()
    ) throws(ResolutionError) -> TreeDifference {
        let trees = (try earlier.traced(in: environment), try traced(in: environment))
        let settings = StageSettings()
        func looks(_ tree: TracedTree) -> [String] {
            tree.nodes.looks(among: settings.painting(of: tree.root).looks)
        }
        return TreeDifference(
            between: trees.0.nodes, and: trees.1.nodes, looks: (looks(trees.0), looks(trees.1)))
    }

    /// All that leads to the resolved tree of this view, one step after the other.
    ///
    /// Cost: that of resolving it, and about 1 KB a step.
    ///
    /// - Parameter environment: what the view reads where nothing inside it writes.
    /// - Throws: as `differences(from:in:)` does.
    public func steps(in environment: EnvironmentValues = EnvironmentValues()) throws(ResolutionError)
        -> ResolutionSteps
    {
        try traced(in: environment).steps
    }

    /// What a person who wrote this view would want to know: styles that nothing takes, styles that push themselves
    /// again with what they have read, properties that are read where they aren't installed, texts that can't be read,
    /// and controls that nobody can change.
    ///
    ///     #expect(try Settings().notes().isEmpty)
    ///
    /// That a style is not taken is tried before it is said, by resolving the view without the push: so each of them costs as
    /// much as resolving and drawing the view.
    ///
    /// - Parameter environment: what the view reads where nothing inside it writes.
    /// - Throws: as `differences(from:in:)` does.
    public func notes(in environment: EnvironmentValues = EnvironmentValues()) throws(ResolutionError) -> [Note] {
        var noticed: [RuntimeNote] = []
        let context = EvaluationContext { note in
            if case .changes = note { return }
            if !noticed.contains(note) { noticed.append(note) }
        }
        let tree = try EvaluationContext.$current.withValue(context) { () -> Result<TracedTree, ResolutionError> in
            do throws(ResolutionError) { return .success(try traced(in: environment)) } catch { return .failure(error) }
        }.get()
        let settings = StageSettings()
        let looks = tree.looks(in: settings)
        let unused = tree.unusedPushes.filter { push in
            (try? traced(in: environment, without: push.calls))?.looks(in: settings) == looks
        }
        let unreadable = settings.painting(of: tree.root).unreadableTexts
        return tree.notes(unused: unused, noticed: noticed, unreadable: unreadable).map { Note($0, in: tree.nodes) }
    }

    /// The tree of this view with all that led to it.
    func traced(
        in environment: EnvironmentValues, without omitted: [MadeCall] = []
    ) throws(ResolutionError) -> TracedTree {
        let (trace, fitting) = (Trace(), StageSettings().fitting(nil))
        let resolver = Resolver()
        resolver.fitting = fitting
        let root = try resolver.resolveAside(self, in: environment, into: trace, without: omitted)
        _ = fitting.chooseViews(in: root)
        return TracedTree(root: root, nodes: NumberedTree(of: root), trace: trace)
    }
}

extension TracedTree {
    /// The number of the first component with a title, or else of the first node.
    fileprivate func number(called title: String) throws -> Int {
        let numbers = try NodeReference.label(title).numbers(in: nodes)
        return numbers.first { nodes[$0]?.node.take != nil } ?? numbers[0]
    }
}

extension TreeDifference {
    /// Compares two trees, but for what the environment holds besides the keys that programs write.
    ///
    /// - Parameters:
    ///   - looks: how what each node of both drew looks, in words; nil where that is not to be told.
    ///   - codes: the calls that made the nodes of both, as they are written; nil where that is not to be told.
    package init(
        between earlier: NumberedTree, and later: NumberedTree, looks: (from: [String], to: [String])? = nil,
        codes: (from: (Node) -> String?, to: (Node) -> String?)? = nil
    ) {
        self.init(
            from: earlier, to: later, isTold: EnvironmentKeyNames.isTold,
            own: { $0.ownValues }, arguments: { $0.modifierArguments }, looks: looks, codes: codes)
    }
}
