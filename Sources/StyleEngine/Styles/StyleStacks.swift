/// The style stacks of all families at one place in the tree.
///
/// A short persistent list with one entry a family: replacing a stack leaves those of every other place as they were.
public struct StyleStacks {
    private var entries: Entry?

    private final class Entry {
        let family: Family
        let stack: StyleStack
        let next: Entry?

        init(family: Family, stack: StyleStack, next: Entry?) {
            self.family = family
            self.stack = stack
            self.next = next
        }
    }

    /// Creates stacks on which nothing was pushed.
    public init() {}

    /// The stack of a family; empty where nothing was pushed.
    public internal(set) subscript(family: Family) -> StyleStack {
        get {
            var entry = entries
            while let current = entry {
                if current.family == family { return current.stack }
                entry = current.next
            }
            return StyleStack()
        }
        set {
            entries = Entry(family: family, stack: newValue, next: removing(family))
        }
    }

    /// The families on whose stacks something was pushed, sorted by name.
    public var families: [Family] {
        var families: [Family] = []
        var entry = entries
        while let current = entry {
            if !current.stack.isEmpty { families.append(current.family) }
            entry = current.next
        }
        return families.sorted { $0.name < $1.name }
    }

    /// Visits the pushes on all stacks, but for those that were visited before.
    func forEachPush(newTo known: inout Set<ObjectIdentifier>, _ visit: (ObjectIdentifier) -> Void) {
        var entry = entries
        while let current = entry, known.insert(ObjectIdentifier(current)).inserted {
            current.stack.forEachPush(newTo: &known, visit)
            entry = current.next
        }
    }

    func isIdentical(to other: StyleStacks) -> Bool { entries === other.entries }

    func isEqual(to other: StyleStacks, by comparison: Comparison) -> Bool {
        var (one, another) = (entries, other.entries)
        while one !== another {
            guard let first = one, let second = another, first.family == second.family,
                first.stack.isEqual(to: second.stack, by: comparison)
            else { return false }
            (one, another) = (first.next, second.next)
        }
        return true
    }

    /// Whether the families that matter have the same stacks in both.
    func agree(with other: StyleStacks, by comparison: Comparison, where matters: (Family) -> Bool) -> Bool {
        holdsNone(differingFrom: other, by: comparison, where: matters)
            && other.holdsNone(differingFrom: self, by: comparison, where: matters)
    }

    /// Whether none of the families that matter has a stack here that is another one there.
    private func holdsNone(differingFrom other: StyleStacks, by comparison: Comparison, where matters: (Family) -> Bool)
        -> Bool
    {
        var entry = entries
        while let current = entry, current !== other.entries {
            if !current.stack.isEqual(to: other[current.family], by: comparison), matters(current.family) {
                return false
            }
            entry = current.next
        }
        return true
    }

    /// Whether every family takes the same style next as in `outer`, and has no fewer left.
    func continues(_ outer: StyleStacks, by comparison: Comparison) -> Bool {
        if isIdentical(to: outer) { return true }
        let (own, others) = (filled, outer.filled)
        return own.count == others.count
            && own.allSatisfy { family, stack in
                guard let other = others[family], let one = stack.top, let another = other.top else { return false }
                return stack.count >= other.count && comparison.areEqual(one, another)
            }
    }

    private var filled: [Family: StyleStack] {
        var filled: [Family: StyleStack] = [:]
        var entry = entries
        while let current = entry {
            if !current.stack.isEmpty { filled[current.family] = current.stack }
            entry = current.next
        }
        return filled
    }

    private func removing(_ family: Family) -> Entry? {
        guard let head = entries, head.family != family else { return entries?.next }
        var kept: [Entry] = []
        var entry = entries
        while let current = entry, current.family != family {
            kept.append(current)
            entry = current.next
        }
        guard entry != nil else { return entries }
        return kept.reversed().reduce(entry?.next) { Entry(family: $1.family, stack: $1.stack, next: $0) }
    }
}
