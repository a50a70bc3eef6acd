/// The program's declarations as they were written, in the order of their entries.
///
/// A session keeps what was declared before each of its entries, so that it can go back. Adding and replacing cost as much
/// as what is added and replaced, and values that follow one another share what they have in common.
struct SourceDeclarations: Sequence {
    /// How many were ever added.
    private var count = 0
    /// Each by its place in the order.
    private var placed = LayeredDictionary<Int, Placed>()
    /// The place of the latest declaration of each name, as far as nothing has taken it.
    private var known = LayeredDictionary<String, Int>()

    private final class Placed {
        let source: SourceDeclaration
        /// The places of earlier declarations that it leaves as they are, by the names that they share.
        let shadowed: [String: Int]

        init(source: SourceDeclaration, shadowed: [String: Int]) {
            self.source = source
            self.shadowed = shadowed
        }
    }

    /// The declarations as they count, the first ones first. Costs a step for each.
    ///
    /// What an extension offers follows from the declaration of its type that counts now: members and conformances that a
    /// later entry declared with the type itself are left out, and count again once the type is declared without them.
    var all: [SourceDeclaration] {
        var own: [String: SourceText] = [:]
        var all: [SourceDeclaration] = []
        for var source in placed.all.sorted(by: { $0.key > $1.key }).map(\.value.source) {
            for key in source.keysInExtensions { own[key] = source.source }
            for key in source.keys {
                if let text = own[key], text !== source.source { source.replaced.insert(key) }
            }
            if !source.isGone { all.append(source) }
        }
        return all.reversed()
    }

    func makeIterator() -> [SourceDeclaration].Iterator { all.makeIterator() }

    /// Adds what an entry declares.
    mutating func append(_ new: [SourceDeclaration]) {
        for source in new {
            let names = source.keys.filter { !source.replaced.contains($0) }
            let shadowed = names.compactMap { name in known[name].map { (name, $0) } }
            placed.set(count, to: Placed(source: source, shadowed: Dictionary(shadowed) { first, _ in first }))
            for name in names { known.set(name, to: count) }
            count += 1
        }
    }

    /// Whether a declaration that nothing has taken the place of is known under one of these names.
    func hold(anyOf keys: Set<String>) -> Bool { keys.contains { known[$0] != nil } }

    /// The declaration that is known under a name; nil where there is none.
    func latest(known name: String) -> SourceDeclaration? { known[name].flatMap { placed[$0]?.source } }

    /// Drops what new declarations of these names take the place of.
    ///
    /// - Returns: what was dropped, in whole or in part, as it was.
    mutating func replace(_ keys: Set<String>) -> [SourceDeclaration] {
        var dropped: [Int: SourceDeclaration] = [:]
        for key in keys {
            var place = known[key]
            while let current = place, let found = placed[current] {
                if dropped[current] == nil { dropped[current] = found.source }
                var rest = found.source
                rest.replaced.insert(key)
                if rest.isGone {
                    placed.remove(current)
                } else {
                    placed.set(current, to: Placed(source: rest, shadowed: found.shadowed))
                }
                place = found.shadowed[key]
            }
            known.remove(key)
        }
        return dropped.sorted { $0.key < $1.key }.map(\.value)
    }
}
