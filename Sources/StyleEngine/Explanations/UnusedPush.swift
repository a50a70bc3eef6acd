/// A push of a style that no component takes.
public struct UnusedPush {
    /// The style's name.
    public let style: String
    /// The family on whose stack it lies.
    public let family: Family
    /// The call that pushed it.
    public let place: SourcePlace
    /// Why nothing takes it.
    public let reason: Reason
    /// The call, as often as it was made.
    package let calls: [MadeCall]

    /// Whether the style itself pushed it in its body, for what may stand inside.
    package var isOfItself: Bool {
        !calls.isEmpty
            && calls.allSatisfy { call in
                var place: Node? = call.node
                while let node = place {
                    if let take = node.take, take.family == family, take.style.name == style { return true }
                    place = node.parent
                }
                return false
            }
    }

    /// Why nothing takes a style, in the tree as it is.
    public enum Reason {
        /// Nothing of the family stands inside.
        case noComponent
        /// This component takes the style above it, and nothing inside of it asks for the next one.
        case hidden(by: Node)
    }
}

extension Trace {
    /// The pushes whose style no component takes in a tree that was resolved with this trace, in the order of the pushes. A
    /// call that is made for several views, as in a `ForEach`, or that pushes several times counts where none of its styles
    /// is taken. Two calls of a function of an interpreted program are two, and so is what they call.
    ///
    /// - Parameter root: the tree. Costs as much as its stacks are long, once for each component.
    public func unusedPushes(in root: Node) -> [UnusedPush] {
        let uses = PushUses(in: root)
        var groups: [Key: (style: String, pushes: [ObjectIdentifier])] = [:]
        var order: [Key] = []
        for event in events {
            guard case .push(let style, let family) = event.action, let place = event.place,
                let push = event.stack?.after.topIdentity
            else { continue }
            let key = Key(place: place, family: family)
            if groups[key] == nil { order.append(key) }
            groups[key, default: (style, [])].pushes.append(push)
        }
        return order.compactMap { key in
            guard let group = groups[key], uses.taken.isDisjoint(with: group.pushes) else { return nil }
            return UnusedPush(
                style: group.style, family: key.family, place: key.place,
                reason: uses.reason(ofUnused: group.pushes),
                calls: group.pushes.compactMap { call(of: $0) })
        }
    }

    /// A call as it is written.
    private struct Key: Hashable {
        let place: SourcePlace
        let family: Family
    }
}

/// What becomes of the pushes in a tree.
private struct PushUses {
    /// Those whose styles are taken.
    private(set) var taken: Set<ObjectIdentifier> = []
    /// The first component at which each lies below another style and inside of which none asks for it.
    private var holders: [ObjectIdentifier: (node: Node, isDone: Bool)] = [:]

    /// Looks at all components of a tree.
    init(in root: Node) {
        var pending = [root]
        while let node = pending.popLast() {
            pending += node.children.reversed()
            guard let take = node.take else { continue }
            for (index, push) in node.environment.stacks[take.family].pushes.enumerated() {
                if index == 0 { taken.insert(push.identity) } else { hold(push.identity, at: node) }
            }
        }
    }

    /// Notes where a style lies below another one: of components inside of each other the innermost counts.
    private mutating func hold(_ push: ObjectIdentifier, at node: Node) {
        guard let holder = holders[push] else {
            holders[push] = (node, false)
            return
        }
        guard !holder.isDone else { return }
        // In the order of the tree nothing behind the first component that stands elsewhere stands inside.
        let isInside = sequence(first: node) { $0.parent }.contains { $0 === holder.node }
        holders[push] = isInside ? (node, false) : (holder.node, true)
    }

    /// Why the styles of some pushes are not taken.
    func reason(ofUnused pushes: [ObjectIdentifier]) -> UnusedPush.Reason {
        pushes.lazy.compactMap { holders[$0]?.node }.first.map { .hidden(by: $0) } ?? .noComponent
    }
}

extension Node {
    /// The pushes on the stacks of a node of the tree that no component takes, but for those of some calls. Costs as much as the
    /// stacks of the tree are long, once for each component.
    ///
    /// - Parameter known: stacks that hold the pushes of the calls that are left out.
    package func unusedPushes(at node: Node, besides known: StyleStacks) -> [UnusedPush] {
        let uses = PushUses(in: self)
        let stacks = node.environment.stacks
        return stacks.families.flatMap { family -> [UnusedPush] in
            let places = known[family].pushes.map(\.place)
            return stacks[family].pushes.compactMap { push -> UnusedPush? in
                guard let place = push.place, !places.contains(place), !uses.taken.contains(push.identity) else {
                    return nil
                }
                return UnusedPush(
                    style: push.style.name, family: family, place: place,
                    reason: uses.reason(ofUnused: [push.identity]), calls: [])
            }
        }
    }

    /// Whether a push is on the stack here.
    package func sees(_ push: UnusedPush) -> Bool {
        environment.stacks[push.family].pushes.contains { $0.place == push.place }
    }

    /// Whether there may be pushes in the tree whose style no component takes: to be asked before a trace is made, which
    /// alone can tell. Linear in the number of nodes and of pushes.
    package var mayHoldUnusedPushes: Bool {
        var taken: Set<ObjectIdentifier> = []
        var pushed: Set<ObjectIdentifier> = []
        var known: Set<ObjectIdentifier> = []
        var pending = [self]
        while let node = pending.popLast() {
            pending += node.children
            let stacks = node.environment.stacks
            if let take = node.take, !take.isDefault, let top = stacks[take.family].topIdentity { taken.insert(top) }
            stacks.forEachPush(newTo: &known) { pushed.insert($0) }
        }
        return !pushed.isSubset(of: taken)
    }
}
