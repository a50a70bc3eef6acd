/// The program's declarations as they were written, in the order of their entries.
///
/// A session keeps what was declared before each of its entries, so that it can go back. Adding costs as much as what is
/// added, and values that follow one another share what came first.
struct SourceDeclarations: Sequence {
    private var last: Entry?
    /// Each by its names, as far as nothing has taken them.
    private var known = LayeredDictionary<String, SourceDeclaration>()

    /// What one entry declares, after what earlier ones declare.
    private final class Entry {
        let sources: [SourceDeclaration]
        private(set) var earlier: Entry?

        init(_ sources: [SourceDeclaration], after earlier: Entry?) {
            self.sources = sources
            self.earlier = earlier
        }

        private func letGoOfEarlier() -> Entry? {
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
        guard !new.isEmpty else { return }
        last = Entry(new, after: last)
        for source in new {
            for key in source.keys where !source.replaced.contains(key) { known.set(key, to: source) }
        }
    }

    /// Whether a declaration that nothing has taken the place of is known under one of these names.
    func hold(anyOf keys: Set<String>) -> Bool { keys.contains { known[$0] != nil } }

    /// The declaration that is known under a name; nil where there is none.
    func latest(known name: String) -> SourceDeclaration? { known[name] }

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
        self = SourceDeclarations()
        append(rest)
        return true
    }
}
