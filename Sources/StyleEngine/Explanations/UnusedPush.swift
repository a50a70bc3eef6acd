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

    /// Why nothing takes a style.
    public enum Reason {
        /// Nothing of the family stands inside.
        case noComponent
        /// This component takes the style above it, and nothing inside of it asks for the next one.
        case hidden(by: Node)
    }
}

extension Trace {
    /// The pushes whose style no component takes in a tree that was resolved with this trace, in the order of the pushes. A
    /// call that pushes several times counts where none of its styles is taken.
    ///
    /// - Parameter root: the tree. Costs as much as its stacks are long, once for each component.
    public func unusedPushes(in root: Node) -> [UnusedPush] {
        var taken: [Key: Void] = [:]
        /// Where each was next to be taken, or nearest to that.
        var seen: [Key: (node: Node, index: Int)] = [:]
        var pending = [root]
        while let node = pending.popLast() {
            pending += node.children.reversed()
            guard let take = node.take else { continue }
            for (index, push) in node.environment.styleStacks[take.family].pushes.enumerated() {
                guard let place = push.place else { continue }
                let key = Key(place, take.family)
                if index == 0 {
                    taken[key] = ()
                } else if seen[key].map({ index < $0.index }) != false {
                    seen[key] = (node, index)
                }
            }
        }
        var known: [Key: Void] = [:]
        return events.compactMap { event in
            guard case .push(let style, let family) = event.action, let place = event.place else { return nil }
            let key = Key(place, family)
            guard taken[key] == nil, known.updateValue((), forKey: key) == nil else { return nil }
            return UnusedPush(
                style: style, family: family, place: place,
                reason: seen[key].map { .hidden(by: $0.node) } ?? .noComponent)
        }
    }

    private struct Key: Hashable {
        let place: SourcePlace
        let family: Family

        init(_ place: SourcePlace, _ family: Family) {
            self.place = place
            self.family = family
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(place.line)
            hasher.combine(place.column)
            hasher.combine(family)
        }
    }
}

extension Node {
    /// Whether there may be pushes in the tree whose style no component takes: to be asked before a trace is made, which
    /// alone can tell. Linear in the number of nodes and of pushes.
    package var mayHoldUnusedPushes: Bool {
        var taken: Set<ObjectIdentifier> = []
        var pushed: Set<ObjectIdentifier> = []
        var known: Set<ObjectIdentifier> = []
        var pending = [self]
        while let node = pending.popLast() {
            pending += node.children
            let stacks = node.environment.styleStacks
            if let take = node.take, !take.isDefault, let top = stacks[take.family].topIdentity { taken.insert(top) }
            stacks.forEachPush(newTo: &known) { pushed.insert($0) }
        }
        return !pushed.isSubset(of: taken)
    }
}
