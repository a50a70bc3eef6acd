import StyleEngine

/// What is other in one tree than in an earlier one, node by node.
public struct TreeDifference {
    /// The changes, in the order of the nodes.
    public let changes: [Change]

    /// What became of one node.
    public struct Change {
        /// The node's number in the later tree, or in the earlier one where it is gone.
        public let number: Int
        /// What became of it.
        public let kind: Kind
    }

    /// What can become of a node.
    public enum Kind {
        /// It takes another style; nil is the default.
        case style(from: String?, to: String?)
        /// Its title is another.
        case title(from: String?, to: String?)
        /// Modifiers were put on it or taken off, each told as it is written.
        case modifiers(added: [String], removed: [String])
        /// A key of its environment has another value; nil is the default.
        case environment(key: String, from: String?, to: String?)
        /// It is new, and so are so many nodes inside it.
        case added(inside: Int)
        /// It is gone, and so are so many nodes inside it.
        case removed(inside: Int)
    }

    /// Compares two trees. Cost: linear in their nodes where they differ in few places, and otherwise up to a second for ten
    /// thousand that have nothing in common.
    ///
    /// - Parameter isTold: whether to tell of a key of the environment.
    package init(from earlier: NumberedTree, to later: NumberedTree, isTold: (String) -> Bool = { _ in true }) {
        let pairs = Alignment(earlier.entries, later.entries).pairs
        var changes: [Change] = []
        var laterOf: [Int: Int] = [:]
        for (one, other) in pairs.enumerated() { if let other { laterOf[other] = one } }
        func tell(_ kind: Kind, _ index: Int) { changes.append(Change(number: index + 1, kind: kind)) }
        var next = 0
        func removals(before index: Int) {
            while next < index {
                if pairs[next] == nil, !Self.isInside(earlier, next, where: { pairs[$0] == nil }) {
                    let inside = earlier.subtree(of: next + 1).dropFirst().count { pairs[$0 - 1] == nil }
                    tell(.removed(inside: inside), next)
                }
                next += 1
            }
        }
        /// What was told of the environments around, by their depth.
        var told: [(depth: Int, names: Set<String>)] = []
        for (index, entry) in later.entries.enumerated() {
            while let last = told.last, last.depth >= entry.depth { told.removeLast() }
            guard let before = laterOf[index] else {
                if !Self.isInside(later, index, where: { laterOf[$0] == nil }) {
                    let inside = later.subtree(of: index + 1).dropFirst().count { laterOf[$0 - 1] == nil }
                    tell(.added(inside: inside), index)
                }
                continue
            }
            removals(before: before)
            let old = earlier.entries[before]
            let (from, to) = (Self.style(of: old), Self.style(of: entry))
            if from != to { tell(.style(from: from, to: to), index) }
            if old.title != entry.title { tell(.title(from: old.title, to: entry.title), index) }
            if old.modifiers != entry.modifiers {
                let change = entry.modifiers.difference(from: old.modifiers)
                tell(.modifiers(added: change.insertions.names, removed: change.removals.names), index)
            }
            let around = told.reduce(into: Set<String>()) { $0.formUnion($1.names) }
            var names: Set<String> = []
            for change in entry.node.environment.changes(from: old.node.environment) where isTold(change.name) {
                names.insert("\(change.name) \(change.to ?? "")")
                guard !around.contains("\(change.name) \(change.to ?? "")") else { continue }
                tell(.environment(key: change.name, from: change.from, to: change.to), index)
            }
            told.append((entry.depth, names))
        }
        removals(before: earlier.entries.count)
        self.changes = changes
    }

    private static func style(of entry: NumberedTree.Entry) -> String? {
        entry.node.take.flatMap { $0.isDefault ? nil : $0.style.name }
    }

    /// Whether the nearest node around one is such a node.
    private static func isInside(_ nodes: NumberedTree, _ index: Int, where isSuch: (Int) -> Bool) -> Bool {
        let depth = nodes.entries[index].depth
        return nodes.entries[..<index].lastIndex { $0.depth < depth }.map(isSuch) ?? false
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

/// Which nodes of two trees are the same, in reading order: those of one type and title first, and then those of one type
/// between them.
private struct Alignment {
    /// For each node of the earlier tree its place in the later one; nil where it is gone.
    private(set) var pairs: [Int?]

    /// The most comparisons that are made.
    private static let mostComparisons = 4_000_000

    init(_ earlier: [NumberedTree.Entry], _ later: [NumberedTree.Entry]) {
        pairs = Array(repeating: nil, count: earlier.count)
        align(earlier.map { Self.key($0, withTitle: true) }, later.map { Self.key($0, withTitle: true) }, 0, 0)
        var (start, other) = (0, 0)
        // What stands between two pairs may be the same but for its title.
        for index in 0...pairs.count {
            guard index == pairs.count || pairs[index] != nil else { continue }
            let end = index == pairs.count ? later.count : pairs[index] ?? later.count
            align(
                earlier[start..<index].map { Self.key($0, withTitle: false) },
                later[other..<max(other, end)].map { Self.key($0, withTitle: false) }, start, other)
            (start, other) = (index + 1, end + 1)
        }
    }

    private static func key(_ entry: NumberedTree.Entry, withTitle: Bool) -> String {
        "\(entry.node.type.name)\n\(entry.role ?? "")" + (withTitle ? "\n\(entry.title ?? "")" : "")
    }

    private mutating func align(_ one: [String], _ other: [String], _ start: Int, _ otherStart: Int) {
        var head = 0
        while head < one.count, head < other.count, one[head] == other[head] {
            pairs[start + head] = otherStart + head
            head += 1
        }
        var tail = 0
        while tail < one.count - head, tail < other.count - head,
            one[one.count - 1 - tail] == other[other.count - 1 - tail]
        {
            pairs[start + one.count - 1 - tail] = otherStart + other.count - 1 - tail
            tail += 1
        }
        let (first, second) = (Array(one[head..<one.count - tail]), Array(other[head..<other.count - tail]))
        guard !first.isEmpty, !second.isEmpty, first.count * second.count <= Self.mostComparisons else { return }
        // The longest common subsequence.
        var lengths: [[Int]] = Array(
            repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
        for row in first.indices.reversed() {
            for column in second.indices.reversed() {
                lengths[row][column] =
                    first[row] == second[column]
                    ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
            }
        }
        var (row, column) = (0, 0)
        while row < first.count, column < second.count {
            if first[row] == second[column] {
                pairs[start + head + row] = otherStart + head + column
                row += 1
                column += 1
            } else if lengths[row + 1][column] >= lengths[row][column + 1] {
                row += 1
            } else {
                column += 1
            }
        }
    }
}
