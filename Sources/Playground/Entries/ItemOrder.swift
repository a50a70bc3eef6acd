import Language

/// In which entries the top-level items of a script run, so that each finds what it mentions though that stands further
/// down, as in a compiled file.
///
/// Declarations that follow one another are one entry. A declaration that is needed earlier moves up to where it is
/// needed; where it needs a variable itself that stands further down, as the observer of a variable may, or a closure in
/// any item, all items up to that variable are one entry. What is declared twice stays where it is; in an article, where the
/// second declaration takes the place of the first, it begins an entry.
struct ItemOrder {
    /// The places of the items, those of one entry together.
    private(set) var entries: [[Int]] = []

    /// The items as they were written.
    let items: [TopLevelItems.Item]
    /// Whether a second declaration of a name may take the place of the first.
    private let replaces: Bool
    /// What the last entry declares.
    private var keys: Set<String> = []
    /// The declarations that may move, by the names that they are needed for.
    private var declarations: [String: [Int]] = [:]
    /// The extensions that may move, by the members that they add.
    private var members: [String: [Int]] = [:]
    /// The extensions that may move, by the type that they extend.
    private var extensions: [String: [Int]] = [:]
    private var variables: [String: [Int]] = [:]
    private var emitted: Set<Int> = []

    /// Finds the order.
    ///
    /// - Parameter replaces: whether a second declaration of a name may take the place of the first.
    init(of items: [TopLevelItems.Item], replaces: Bool = false) {
        self.items = items
        self.replaces = replaces
        var count: [String: Int] = [:]
        for item in items {
            for key in item.names.keys { count[key, default: 0] += 1 }
        }
        for (index, item) in items.enumerated() {
            for name in item.names.variables { variables[name, default: []].append(index) }
            guard item.isDeclaration, item.names.keys.allSatisfy({ count[$0] == 1 }) else { continue }
            for name in item.names.declared { declarations[name, default: []].append(index) }
            for name in item.names.added { members[name, default: []].append(index) }
            if let extended = item.names.extended { extensions[extended, default: []].append(index) }
        }
        arrange()
    }

    private mutating func arrange() {
        var isOpen = false
        for index in items.indices where !emitted.contains(index) {
            let item = items[index]
            let moved = needs(of: index).sorted()
            var group = moved + [index]
            emitted.formUnion(group)
            // What stands in front of that variable may need another one, further down.
            var (last, new) = (index, group)
            while let late = new.compactMap({ lateVariable(of: $0, after: last) }).max() {
                new = []
                for other in items.indices[last...late].dropFirst() where !emitted.contains(other) {
                    let more = needs(of: other).sorted() + [other]
                    new += more
                    emitted.formUnion(more)
                }
                group += new
                last = late
            }
            if last > index {
                if item.isDeclaration { group.sort() }
                entries.append(group)
                isOpen = false
                continue
            }
            let usesItem = moved.contains { !items[$0].names.mentioned.isDisjoint(with: item.names.variables) }
            if item.isDeclaration || usesItem {
                if item.isDeclaration { group.sort() }
                add(group, isOpen: isOpen && item.isDeclaration)
            } else {
                if !moved.isEmpty { add(moved, isOpen: isOpen) }
                entries.append([index])
            }
            isOpen = item.isDeclaration
        }
    }

    private mutating func add(_ group: [Int], isOpen: Bool) {
        let new = Set(group.flatMap { items[$0].names.keys })
        let isRepeated = replaces && !keys.isDisjoint(with: new)
        if isOpen, !entries.isEmpty, !isRepeated {
            entries[entries.count - 1] += group
            keys.formUnion(new)
        } else {
            entries.append(group)
            keys = new
        }
    }

    /// The declarations further down that an item needs, directly or by way of others.
    private func needs(of index: Int) -> Set<Int> {
        var found: Set<Int> = []
        var open = [index]
        while let next = open.popLast() {
            let names = items[next].names
            var wanted: [Int] = []
            for name in names.mentioned.union(names.overloaded) {
                wanted += (declarations[name] ?? []) + (members["init " + name] ?? [])
            }
            for name in names.mentioned.union(names.members).union(names.overloaded) { wanted += members[name] ?? [] }
            // What a protocol asks for may be answered by an extension of it, or of the type.
            for name in names.inherited { wanted += extensions[name] ?? [] }
            if !names.inherited.isEmpty {
                for name in names.declared { wanted += extensions[name] ?? [] }
            }
            for name in names.mentioned {
                wanted += (extensions[name] ?? []).filter { !items[$0].names.inherited.isEmpty }
            }
            for candidate in wanted where candidate > index && !emitted.contains(candidate) {
                if found.insert(candidate).inserted { open.append(candidate) }
            }
        }
        return found
    }

    /// The last place behind an item where a variable is declared that an item mentions in what runs later, and that isn't
    /// known before.
    private func lateVariable(of item: Int, after index: Int) -> Int? {
        items[item].names.mentionedLater.compactMap { name -> Int? in
            guard let places = variables[name], let first = places.first, first > index else { return nil }
            return first
        }.max()
    }
}
