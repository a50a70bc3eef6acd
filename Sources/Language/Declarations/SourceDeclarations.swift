/// The program's declarations as they were written, in the order of their entries.
///
/// A session keeps what was declared before each of its entries, so that it can go back. Adding costs as much as what is
/// added, and values that follow one another share what came first.
struct SourceDeclarations: Sequence {
    private var last: Entry?

    /// What one entry declares, after what earlier ones declare.
    private final class Entry {
        let sources: [SourceDeclaration]
        private(set) var earlier: Entry?
        /// How many entries there are with this one.
        let count: Int
        /// The names of a run of entries that ends with this one, and which nothing has taken: as many entries as the
        /// lowest bit of the count says, so that few runs hold all names.
        let keys: Set<String>
        /// The entry before that run.
        private(set) var beforeRun: Entry?

        init(_ sources: [SourceDeclaration], after earlier: Entry?) {
            self.sources = sources
            self.earlier = earlier
            count = (earlier?.count ?? 0) + 1
            var keys: Set<String> = []
            for source in sources { keys.formUnion(source.keys.filter { !source.replaced.contains($0) }) }
            var before = earlier
            while let run = before, run.count > count & (count - 1) {
                keys.formUnion(run.keys)
                before = run.beforeRun
            }
            self.keys = keys
            beforeRun = before
        }

        private func letGoOfEarlier() -> Entry? {
            beforeRun = nil
            defer { earlier = nil }
            return earlier
        }

        // One by one: each entry would otherwise let go of the one before it on the stack of its own.
        deinit {
            var next = letGoOfEarlier()
            while isKnownUniquelyReferenced(&next) { next = next?.letGoOfEarlier() }
        }
    }

    /// The declarations, the first ones first. Costs a step for each entry.
    var all: [SourceDeclaration] {
        var entries: [Entry] = []
        var next = last
        while let entry = next {
            entries.append(entry)
            next = entry.earlier
        }
        return entries.reversed().flatMap(\.sources)
    }

    func makeIterator() -> [SourceDeclaration].Iterator { all.makeIterator() }

    /// Adds what an entry declares.
    mutating func append(_ new: [SourceDeclaration]) {
        if !new.isEmpty { last = Entry(new, after: last) }
    }

    /// Whether a declaration that nothing has taken the place of is known under one of these names. Costs a few look-ups for
    /// each name, however many entries there are.
    func hold(anyOf keys: Set<String>) -> Bool {
        if keys.isEmpty { return false }
        var next = last
        while let run = next {
            if !keys.isDisjoint(with: run.keys) { return true }
            next = run.beforeRun
        }
        return false
    }

    /// The declaration that is known under a name; nil where there is none. Costs a step for each entry.
    func latest(known name: String) -> SourceDeclaration? {
        guard hold(anyOf: [name]) else { return nil }
        return all.last { $0.keys.contains(name) && !$0.replaced.contains(name) }
    }

    /// Drops what new declarations of these names take the place of; whether there was any.
    mutating func replace(_ keys: Set<String>) -> Bool {
        // Most entries replace nothing, however many came before.
        guard hold(anyOf: keys) else { return false }
        let rest = all.compactMap { source in
            let taken = keys.intersection(source.keys).subtracting(source.replaced)
            if taken.isEmpty { return source }
            var rest = source
            rest.replaced.formUnion(taken)
            return rest.isGone ? nil : rest
        }
        last = nil
        append(rest)
        return true
    }
}
