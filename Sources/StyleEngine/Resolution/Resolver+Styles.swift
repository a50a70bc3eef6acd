extension Resolver {
    /// Resolves a component: it takes the top of its family's stack, or its default, and all that stands below sees
    /// what is left (rules B3 to B6). Taking costs the same at any depth.
    ///
    /// - Parameters:
    ///   - component: the component's type.
    ///   - family: the family whose stack it takes from.
    ///   - configuration: what the style makes its body from.
    ///   - defaultStyle: taken where the stack is empty (rule B14).
    ///   - isReapplied: whether it was made from a configuration, inside a style's body (rule B8).
    ///   - title: its title where that is plain text.
    ///   - isLabelled: whether a tree names it by its label, which is then a `MarkedLabel`, where it has no title.
    ///     Otherwise it is named by a string of its configuration, or else by the first text that its style shows.
    ///   - interaction: what a person can do to it.
    ///   - isControl: whether a person can do to it what can be done to the first view that its style makes, where
    ///     there is no interaction of its own.
    ///   - inputs: where it stands.
    public func resolveComponent(
        _ component: TypeIdentity, family: Family, configuration: Any, defaultStyle: () -> ErasedStyle,
        isReapplied: Bool, title: String? = nil, isLabelled: Bool = false, interaction: Interaction? = nil,
        isControl: Bool = false, at inputs: Inputs
    ) {
        guard leadsOn(inputs) else { return }
        let stack = inputs.environment.stacks[family]
        let isKnown = isKnownBesideTree(inputs)
        var take = Take(family: family, style: stack.top ?? defaultStyle(), isDefault: stack.isEmpty, left: stack.rest)
        if !isKnown { take = arriving(take, at: previousNode(of: component, .component, at: inputs)) }
        var isSame = false
        if let node = reusableNode(of: component, .component, at: inputs), let work = node.work as? StyleBody {
            isSame =
                node.take?.isDefault == take.isDefault
                && (isKnown
                    || comparison.areEqual(take.style, work.style)
                        && (inputs.isKept || comparison.areEqual(erased: configuration, work.configuration)))
            // The body is that of the style which was taken before, whatever an `==` of its own leaves out (rule F5).
            let kept = Take(family: family, style: work.style, isDefault: take.isDefault, left: take.left)
            if isSame,
                reuse(
                    node, interaction: interaction, at: inputs,
                    entering: { inner in
                        let previous = isReapplied && inputs.chain?.take.family == family ? inputs.chain : nil
                        enter(
                            &inner, taking: kept,
                            StyleChain(kept, configuration: work.configuration, previous: previous),
                            isFirst: previous == nil)
                    })
            {
                return note(kept, from: stack, at: inputs)
            }
        }

        if take.isDefault, take.style.isObject {
            return fail(.styleIsClass(component: family.name, name: take.style.type.name))
        }
        let configuration = handedOn(configuration, at: inputs)
        let previous = isReapplied && inputs.chain?.take.family == family ? inputs.chain : nil
        if take.isDefault, let previous, previous.take.isDefault {
            return fail(.defaultStyleAsksForItself(component: family.name, style: take.style.name))
        }
        let chain = StyleChain(take, configuration: configuration, previous: previous)
        guard !chain.isCycle else {
            return fail(.styleCycle(component: family.name, styles: chain.cycle), pushedAt: stack.topPlace)
        }

        let source: TitleSource.Kind? =
            title != nil ? nil : isReapplied ? .reapplied : isLabelled ? .labelled : nil
        let opened = open(
            component, .component, payload: source.map { TitleSource($0, family) }, interaction: interaction,
            title: title, at: inputs)
        opened.parent.isControl = isControl
        guard var inner = descend(into: opened) else { return }
        // Another type of style is another body: nothing of the one before is kept (rules D7, E3).
        if let kept = inner.previous?.take, kept.style.type != take.style.type {
            inner.parent.forgetState()
            inner.previous = nil
        }
        note(take, from: stack, at: inputs)
        enter(&inner, taking: take, chain, isFirst: previous == nil)
        begin(StyleBody(take.style, configuration: configuration, inputs: inner), isSame: isSame)
    }

    /// Whether all that stands in a place is what stood there before: a body that still stands is walked again in the same
    /// surroundings, only to be told what led to it.
    private func isKnownBesideTree(_ inputs: Inputs) -> Bool {
        inputs.isKept && isAside && trace != nil && omission == nil && !comparison.mayHideChanges
    }

    /// Enters what a component shows: the style that it takes is off the stack there (rule B4).
    private func enter(_ inner: inout Inputs, taking take: Take, _ chain: StyleChain, isFirst: Bool) {
        if !take.isDefault { inner.environment.stacks[take.family] = take.left }
        inner.chain = chain
        if isFirst { inner.depth.wrappingBodies += 1 }
    }

    /// What a component takes: by the article's rule a style that counts as equal is never noticed, and the one that was
    /// taken before goes on (rules F4, F5).
    private func arriving(_ take: Take, at node: @autoclosure () -> Node?) -> Take {
        guard comparison.styles == .article || isAside, let before = node()?.take, before.isDefault == take.isDefault,
            comparison.areEqual(before.style, take.style)
        else { return take }
        // A default is made anew each time: it has no name that could have changed.
        if isAside, take.isDefault { return take }
        let (name, kept) = (take.style.name, before.style.name)
        // What is resolved aside shows what the tree shows, and knows the calls that made it.
        if isAside, name == kept { return take }
        if name != kept { EvaluationContext.note(.changeUnseen(style: name, before: kept, by: comparison.styles)) }
        return Take(family: take.family, style: before.style, isDefault: take.isDefault, left: take.left)
    }

    /// Puts what a style makes of a configuration into the tree, its properties installed, without taking or popping
    /// anything (rule B16).
    func resolveBody(of style: ErasedStyle, configuration: Any, at inputs: Inputs) {
        var isSame = false
        if let kept = reusableNode(of: style.type, .group, at: inputs), let work = kept.work as? StyleBody {
            isSame =
                isKnownBesideTree(inputs)
                || comparison.areEqual(style, work.style)
                    && comparison.areEqual(erased: configuration, work.configuration)
            if isSame, reuse(kept, at: inputs) { return }
        }
        guard let inner = descend(into: open(style.type, .group, at: inputs)) else { return }
        begin(StyleBody(style, configuration: configuration, inputs: inner), isSame: isSame)
    }

    /// A configuration as the style's body gets it: deep inside, what the component shows remembers where it was written.
    private func handedOn(_ configuration: Any, at inputs: Inputs) -> Any {
        guard remembersOrigins(at: inputs) else { return configuration }
        return contentLayouts.handing(configuration, wrappingBodies: inputs.depth.wrappingBodies)
    }

    /// Notes which style the component took that was opened last.
    private func note(_ take: Take, from stack: StyleStack, at inputs: Inputs) {
        guard let node = inputs.parent.children.last else { return }
        node.take = take
        record(
            .take(style: take.style.name, family: take.family, isDefault: take.isDefault), in: node,
            at: stack.topPlace, stack: Trace.Event.Change(before: stack, after: stack))
        guard !take.isDefault else { return }
        record(
            .pop(style: take.style.name, family: take.family, left: take.left.count), in: node, at: stack.topPlace,
            stack: Trace.Event.Change(before: stack, after: take.left))
    }
}

/// Pushes a style on the stack of a family for what it modifies (rule B1).
public struct StylePush: PrimitiveModifier {
    private let style: ErasedStyle
    private let family: Family
    private let place: SourcePlace

    /// Creates a modifier that pushes `style`.
    ///
    /// - Parameter place: the call that pushes; where it is nil, that of the interpreted program, or of `modifier(_:)`.
    public init(_ style: ErasedStyle, family: Family, at place: SourcePlace? = nil) {
        self.style = style
        self.family = family
        self.place = place ?? .unknown
    }

    public static func resolve(
        _ modifier: StylePush, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        if modifier.style.isObject {
            let name = String(describing: Swift.type(of: modifier.style.base))
            return resolver.fail(.styleIsClass(component: modifier.family.name, name: name))
        }
        var inner = inputs
        inner.calls &+= 1
        if resolver.isOmitted(inputs.caller.place(of: modifier.place), at: inputs) { return content(inner) }
        resolver.count(.push, in: inputs.parent)
        let stack = inner.environment.stacks[modifier.family]
        let pushed = stack.pushing(modifier.style, at: inputs.caller.place(of: modifier.place))
        inner.environment.stacks[modifier.family] = pushed
        resolver.record(
            .push(style: modifier.style.name, family: modifier.family), in: inputs.parent,
            at: inputs.caller.place(of: modifier.place).known,
            stack: Trace.Event.Change(before: stack, after: pushed))
        #if !ATELIER_NO_TRACE
            resolver.trace?.note(pushed, by: MadeCall(at: inputs, place: inputs.caller.place(of: modifier.place)))
        #endif
        content(inner)
    }
}
