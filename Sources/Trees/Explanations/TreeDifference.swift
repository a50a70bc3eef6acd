import StyleEngine

/// What is other in one tree than in an earlier one, node by node.
///
/// Its description has a line for each change, such as `3 GroupBox "Inner": default -> tagged("B")`.
public struct TreeDifference: CustomStringConvertible {
    /// The changes, in the order of the nodes.
    public let changes: [Change]

    /// All changes as text, one line each; empty where the trees are the same.
    public var description: String { changes.map(\.description).joined(separator: "\n") }

    /// What became of one node.
    public struct Change: CustomStringConvertible {
        /// The node's number in the later tree, or in the earlier one where it is gone.
        public let number: Int
        /// What the node is called: its number, its type, and its title.
        public let node: String
        /// What became of it.
        public let kind: Kind
    }

    /// What can become of a node.
    public enum Kind: Equatable {
        /// It takes another style; nil is the default.
        case style(from: String?, to: String?)
        /// The control holds something else, told as text.
        case state(from: String, to: String)
        /// Its title is another.
        case title(from: String?, to: String?)
        /// Modifiers were put on it or taken off, each told as it is written.
        case modifiers(added: [String], removed: [String])
        /// The call that makes it, or a modifier on it, is written otherwise.
        case code(from: String, to: String)
        /// A modifier on it was given something else, though its call may be written as it was: told as `top: 8 -> 16`.
        case arguments(of: String, change: String)
        /// A key of its environment has another value; nil is the default.
        case environment(key: String, from: String?, to: String?)
        /// Its view says something else of itself, as `Text("a").bold()` does; nil is nothing.
        case ownValue(key: String, from: String?, to: String?)
        /// What it draws looks otherwise, though nothing else is told of it, nor of what it stands in.
        case look(from: String, to: String)
        /// It stands in another place among the nodes beside it, counted from 1.
        case moved(from: Int, to: Int)
        /// It stands inside of another node than it did, told as what that is called; nil where it stands in none.
        case movedInto(String?)
        /// It is new, and so are so many nodes inside it.
        case added(inside: Int)
        /// It is gone, and so are so many nodes inside it.
        case removed(inside: Int)
    }

    /// Compares two trees. Cost: linear in their nodes where they differ in few places, and otherwise up to a second for ten
    /// thousand that have nothing in common.
    ///
    /// - Parameters:
    ///   - isTold: whether to tell of a key of the environment.
    ///   - own: what the view of a node says of itself, each key with its value.
    ///   - arguments: what the modifier of a node was given; nil where that is not known.
    ///   - looks: how what each node of both trees drew looks, in words; nil where that is not to be told.
    ///   - codes: the calls that made the nodes of both trees, as they are written; nil where that is not to be told.
    package init(
        from earlier: NumberedTree, to later: NumberedTree, isTold: @escaping (String) -> Bool = { _ in true },
        own: (Node) -> [(key: String, attribute: OwnAttribute)] = { _ in [] }, arguments: (Node) -> Any? = { _ in nil },
        looks: (from: [String], to: [String])? = nil,
        codes: (from: (Node) -> String?, to: (Node) -> String?)? = nil
    ) {
        let comparison = Comparison()
        let environments = EnvironmentChanges(by: comparison, where: isTold)
        let alignment = TreeAlignment(earlier, later) { old, entry in
            Self.difference(from: old, to: entry, environments, comparison)
        }
        let (pairs, earlierOf) = (alignment.pairs, alignment.origins)
        var changes: [Change] = []
        func tell(_ kind: Kind, _ index: Int, in nodes: NumberedTree) {
            changes.append(Change(number: index + 1, node: nodes.label(of: index + 1), kind: kind))
        }
        let (outerEarlier, outerLater) = (earlier.outer, later.outer)
        let moves = Moves(earlierOf, from: outerEarlier, to: outerLater)
        func texts(_ node: Node) -> [(key: String, value: String)] { own(node).map { ($0.key, $0.attribute.text) } }
        /// The modifiers of which was told: several nodes may stand in one.
        var toldModifiers: Set<ObjectIdentifier> = []
        let nodes = later
        func tellCalls(_ old: NumberedTree.Entry, _ entry: NumberedTree.Entry, _ index: Int) {
            func tellCode(from earlier: Node, to later: Node) -> Bool {
                guard let codes, let from = codes.from(earlier), let to = codes.to(later), from != to else {
                    return false
                }
                let heads = (Self.head(of: from), Self.head(of: to))
                guard heads.0 != heads.1 else { return false }
                tell(.code(from: heads.0, to: heads.1), index, in: nodes)
                return true
            }
            // What a text says is told by its title, however it is written.
            let isText = entry.node.kind == .primitive && entry.node.children.isEmpty && entry.title != nil
            if old.title == entry.title, !isText, !old.node.isOfSameBody(as: entry.node) {
                _ = tellCode(from: old.node, to: entry.node)
            }
            guard old.outermostFirst == entry.outermostFirst else { return }
            for (earlier, later) in zip(old.around, entry.around).reversed()
            where toldModifiers.insert(ObjectIdentifier(later)).inserted && !later.isOfSameBody(as: earlier) {
                if tellCode(from: earlier, to: later) { continue }
                guard let from = arguments(earlier), let to = arguments(later),
                    !comparison.areEqual(erased: from, to), let change = ArgumentChanges(from: from, to: to).text
                else { continue }
                tell(.arguments(of: later.modifierName, change: change), index, in: nodes)
            }
        }
        let (gone, new) = (Self.counts(of: pairs, in: outerEarlier), Self.counts(of: earlierOf, in: outerLater))
        var next = 0
        func removals(before index: Int) {
            while next < index {
                if let inside = gone[next] { tell(.removed(inside: inside), next, in: earlier) }
                next += 1
            }
        }
        /// What was told of the environments around, by their depth.
        var told: [(depth: Int, names: Set<String>)] = []
        /// The depths of the nodes around of which something is told that may have changed the look of what they hold.
        var reasons: [Int] = []
        /// The titles around that are told of as others, by their depth.
        var titles: [(depth: Int, from: String?, to: String?)] = []
        for index in later.entries.indices {
            let depth = later.entries[index].depth
            while let last = told.last, last.depth >= depth { told.removeLast() }
            while let last = titles.last, last.depth >= depth { titles.removeLast() }
            while let last = reasons.last, last >= depth { reasons.removeLast() }
            guard let before = earlierOf[index] else {
                if let inside = new[index] { tell(.added(inside: inside), index, in: later) }
                reasons.append(depth)
                continue
            }
            removals(before: before)
            if let move = moves[index] { tell(.moved(from: move.from, to: move.to), index, in: later) }
            let (around, aroundBefore) = (
                Self.kept(around: index, outerLater, earlierOf), Self.kept(around: before, outerEarlier, pairs)
            )
            if around.flatMap({ earlierOf[$0] }) != aroundBefore {
                tell(.movedInto(around.map { later.label(of: $0 + 1) }), index, in: later)
            }
            guard !later.entries[index].isTheSame(as: earlier.entries[before]) else { continue }
            let (old, entry) = (earlier.entries[before], later.entries[index])
            let count = changes.count
            defer {
                if changes.count > count {
                    reasons.append(depth)
                } else if let looks, reasons.isEmpty {
                    // What is not told to look somehow may be covered, or cut off.
                    let (from, to) = (looks.from[before], looks.to[index])
                    if from != to, !from.isEmpty, !to.isEmpty { tell(.look(from: from, to: to), index, in: later) }
                }
            }
            let (from, to) = (Self.style(of: old), Self.style(of: entry))
            if from != to { tell(.style(from: from, to: to), index, in: later) }
            if let from = old.state, let to = entry.state, from != to {
                tell(.state(from: from, to: to), index, in: later)
            }
            if old.title != entry.title {
                // What a component is called and the text of its label are one.
                if !titles.contains(where: { $0.from == old.title && $0.to == entry.title }) {
                    tell(.title(from: old.title, to: entry.title), index, in: later)
                }
                titles.append((depth, old.title, entry.title))
            }
            if old.outermostFirst != entry.outermostFirst {
                let change = entry.modifiers.difference(from: old.modifiers)
                // What stands in a body comes and goes with that.
                let isInNewBody = outerLater[index].map { earlierOf[$0] == nil && later.entries[$0].isBody } ?? false
                let wasInBody = outerEarlier[before].map { pairs[$0] == nil && earlier.entries[$0].isBody } ?? false
                let added = isInNewBody ? [] : change.insertions.names
                let removed = wasInBody ? [] : change.removals.names
                if !added.isEmpty || !removed.isEmpty {
                    tell(.modifiers(added: added, removed: removed), index, in: later)
                }
            }
            tellCalls(old, entry, index)
            let isKept = old.node.isOfSameBody(as: entry.node) || old.node.showsBody(of: entry.node)
            let (said, says) = isKept ? ([], []) : (texts(old.node), texts(entry.node))
            for (key, value) in says where !said.contains(where: { $0 == (key, value) }) {
                tell(.ownValue(key: key, from: said.first { $0.key == key }?.value, to: value), index, in: later)
            }
            for (key, value) in said where !says.contains(where: { $0.key == key }) {
                tell(.ownValue(key: key, from: value, to: nil), index, in: later)
            }
            let written = environments.changes(from: old.node.environment, to: entry.node.environment)
            guard !written.isEmpty else { continue }
            var names = told.last?.names ?? []
            for change in written where names.insert("\(change.name) \(change.to ?? "")").inserted {
                tell(.environment(key: change.name, from: change.from, to: change.to), index, in: later)
            }
            told.append((depth, names))
        }
        removals(before: earlier.entries.count)
        self.changes = changes
    }

    /// For each node without another one, and around which there is none either, how many such nodes it holds: those inside of
    /// one that has another are told of by themselves.
    private static func counts(of others: [Int?], in outer: [Int?]) -> [Int: Int] {
        var roots: [Int?] = []
        var counts: [Int: Int] = [:]
        for (index, other) in others.enumerated() {
            let around = outer[index].flatMap { roots[$0] }
            roots.append(other == nil ? around ?? index : nil)
            guard let root = roots[index] else { continue }
            counts[root, default: -1] += 1
        }
        return counts
    }

    /// The nearest node around one that both trees have.
    private static func kept(around index: Int, _ outer: [Int?], _ others: [Int?]) -> Int? {
        var place = outer[index]
        while let current = place, others[current] == nil { place = outer[current] }
        return place
    }

    /// How much is other about two nodes of one type: what they are called counts most, as it tells them apart.
    private static func difference(
        from old: NumberedTree.Entry, to entry: NumberedTree.Entry, _ environments: EnvironmentChanges,
        _ comparison: Comparison
    ) -> Int {
        var difference = 0
        if old.title != entry.title { difference += 11 }
        if style(of: old) != style(of: entry) { difference += 5 }
        if old.state != entry.state { difference += 3 }
        if old.outermostFirst != entry.outermostFirst { difference += 4 }
        if !environments.changes(from: old.node.environment, to: entry.node.environment).isEmpty { difference += 3 }
        if let value = old.node.shownValue, let other = entry.node.shownValue,
            !comparison.areEqual(erased: value, other)
        {
            difference += 2
        }
        return difference
    }

    /// A call without what stands in braces behind it, on one line.
    private static func head(of code: String) -> String {
        let head = code.prefix { $0 != "{" }.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return head.count > 60 ? head.prefix(57) + "..." : head
    }

    private static func style(of entry: NumberedTree.Entry) -> String? {
        entry.node.take.flatMap { $0.isDefault ? nil : $0.style.name }
    }
}

/// The nodes that have moved among their siblings: the fewest without which the others are in their old order. A node that
/// is new stands for one that is gone, from which most of its children come.
private struct Moves {
    private var moves: [Int: (from: Int, to: Int)] = [:]

    /// - Parameters:
    ///   - origins: for each later node its place in the earlier tree.
    ///   - earlier: for each node of the earlier tree the one around it.
    ///   - later: the same of the later tree.
    init(_ origins: [Int?], from earlier: [Int?], to later: [Int?]) {
        // Where all stand in the order in which they stood, nothing was moved.
        let known = origins.compactMap { $0 }
        guard zip(known, known.dropFirst()).contains(where: { $0 > $1 }) else { return }
        var inside: [Int?: [(index: Int, origin: Int?)]] = [:]
        for (index, origin) in origins.enumerated() { inside[later[index], default: []].append((index, origin)) }
        var places: [Int?: Int] = [:]
        let placesBefore = earlier.map { outer in
            places[outer, default: 0] += 1
            return places[outer, default: 0]
        }
        let kept = Set(known)
        for (outer, nodes) in inside {
            let outerOrigin: Int?
            if let outer, origins[outer] == nil {
                guard let gone = Self.usual(nodes.compactMap { $0.origin.flatMap { earlier[$0] } }),
                    !kept.contains(gone)
                else { continue }
                outerOrigin = gone
            } else {
                outerOrigin = outer.flatMap { origins[$0] }
            }
            let kept = nodes.enumerated().compactMap { place, node in
                node.origin.flatMap {
                    earlier[$0] == outerOrigin ? (place: place + 1, index: node.index, origin: $0) : nil
                }
            }
            let rising = Self.longestRise(kept.map(\.origin))
            // Of a node that stands where it stood nobody would say that it was moved.
            let standing = kept.map { placesBefore[$0.origin] == $0.place }
            let staying = zip(rising, standing).contains { !$0 && $1 } ? standing : rising
            for (node, stays) in zip(kept, staying) where !stays {
                moves[node.index] = (placesBefore[node.origin], node.place)
            }
        }
    }

    subscript(index: Int) -> (from: Int, to: Int)? { moves[index] }

    /// The number that comes most often, the lowest of several; nil where there is none.
    private static func usual(_ numbers: [Int]) -> Int? {
        var counts: [Int: Int] = [:]
        for number in numbers { counts[number, default: 0] += 1 }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// Which of some numbers are part of a longest sequence that only rises.
    private static func longestRise(_ numbers: [Int]) -> [Bool] {
        /// For each length the place of the smallest number that ends a rising sequence of that length.
        var ends: [Int] = []
        var before: [Int?] = []
        for (place, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            before.append(low > 0 ? ends[low - 1] : nil)
            if low == ends.count { ends.append(place) } else { ends[low] = place }
        }
        var isPart = Array(repeating: false, count: numbers.count)
        var place = ends.last
        while let current = place {
            isPart[current] = true
            place = before[current]
        }
        return isPart
    }
}

extension Array<CollectionDifference<String>.Change> {
    fileprivate var names: [String] {
        map { change in
            switch change {
            case .insert(_, let name, _), .remove(_, let name, _): "." + name
            }
        }
    }
}

extension NumberedTree {
    /// For each node the place of the nearest one around it.
    var outer: [Int?] {
        var around: [Int] = []
        return entries.indices.map { index in
            let depth = entries[index].depth
            while let last = around.last, entries[last].depth >= depth { around.removeLast() }
            defer { around.append(index) }
            return around.last
        }
    }
}

extension NumberedTree.Entry {
    /// Whether what stands in it was made by a body.
    fileprivate var isBody: Bool { node.kind == .view }

    /// Whether it is one and the same node as in another tree, in the same modifiers, with the same title and state: then all that
    /// it sees is the same as well.
    fileprivate func isTheSame(as other: NumberedTree.Entry) -> Bool {
        node === other.node && title == other.title && state == other.state
            && around.elementsEqual(other.around, by: ===)
    }
}
