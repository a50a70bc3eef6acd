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
        /// Its title is another.
        case title(from: String?, to: String?)
        /// Modifiers were put on it or taken off, each told as it is written.
        case modifiers(added: [String], removed: [String])
        /// The call that makes it, or a modifier on it, is written otherwise.
        case code(from: String, to: String)
        /// A key of its environment has another value; nil is the default.
        case environment(key: String, from: String?, to: String?)
        /// Its view says something else of itself, as `Text("a").bold()` does; nil is nothing.
        case ownValue(key: String, from: String?, to: String?)
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
    ///   - codes: the calls that made the nodes of both trees, as they are written; nil where that is not to be told.
    package init(
        from earlier: NumberedTree, to later: NumberedTree, isTold: @escaping (String) -> Bool = { _ in true },
        own: (Node) -> [(key: String, attribute: OwnAttribute)] = { _ in [] },
        codes: (from: (Node) -> String?, to: (Node) -> String?)? = nil
    ) {
        let pairs = Alignment(earlier.entries, later.entries).pairs
        var changes: [Change] = []
        var laterOf: [Int: Int] = [:]
        for (one, other) in pairs.enumerated() { if let other { laterOf[other] = one } }
        func tell(_ kind: Kind, _ index: Int, in nodes: NumberedTree) {
            changes.append(Change(number: index + 1, node: nodes.label(of: index + 1), kind: kind))
        }
        let (outerEarlier, outerLater) = (Self.outer(in: earlier), Self.outer(in: later))
        let environments = EnvironmentChanges(isTold)
        func texts(_ node: Node) -> [(key: String, value: String)] { own(node).map { ($0.key, $0.attribute.text) } }
        /// The modifiers of which was told: several nodes may stand in one.
        var toldModifiers: Set<ObjectIdentifier> = []
        let nodes = later
        func tellCodes(_ old: NumberedTree.Entry, _ entry: NumberedTree.Entry, _ index: Int) {
            guard let codes else { return }
            func tellCode(from earlier: Node, to later: Node) {
                guard let from = codes.from(earlier).map(Self.head(of:)), let to = codes.to(later).map(Self.head(of:)),
                    from != to
                else { return }
                tell(.code(from: from, to: to), index, in: nodes)
            }
            if old.title == entry.title { tellCode(from: old.node, to: entry.node) }
            guard old.modifiers == entry.modifiers else { return }
            for (earlier, later) in zip(old.around, entry.around).reversed()
            where toldModifiers.insert(ObjectIdentifier(later)).inserted {
                tellCode(from: earlier, to: later)
            }
        }
        var next = 0
        func removals(before index: Int) {
            while next < index {
                if pairs[next] == nil, outerEarlier[next].map({ pairs[$0] == nil }) != true {
                    let inside = earlier.subtree(of: next + 1).dropFirst().count { pairs[$0 - 1] == nil }
                    tell(.removed(inside: inside), next, in: earlier)
                }
                next += 1
            }
        }
        /// What was told of the environments around, by their depth.
        var told: [(depth: Int, names: Set<String>)] = []
        for (index, entry) in later.entries.enumerated() {
            while let last = told.last, last.depth >= entry.depth { told.removeLast() }
            guard let before = laterOf[index] else {
                if outerLater[index].map({ laterOf[$0] == nil }) != true {
                    let inside = later.subtree(of: index + 1).dropFirst().count { laterOf[$0 - 1] == nil }
                    tell(.added(inside: inside), index, in: later)
                }
                continue
            }
            removals(before: before)
            let old = earlier.entries[before]
            let (from, to) = (Self.style(of: old), Self.style(of: entry))
            if from != to { tell(.style(from: from, to: to), index, in: later) }
            if old.title != entry.title { tell(.title(from: old.title, to: entry.title), index, in: later) }
            if old.modifiers != entry.modifiers {
                let change = entry.modifiers.difference(from: old.modifiers)
                tell(
                    .modifiers(added: change.insertions.names, removed: change.removals.names), index, in: later)
            }
            tellCodes(old, entry, index)
            let (said, says) = (texts(old.node), texts(entry.node))
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
            told.append((entry.depth, names))
        }
        removals(before: earlier.entries.count)
        self.changes = changes
    }

    /// A call without what stands in braces behind it, on one line.
    private static func head(of code: String) -> String {
        let head = code.prefix { $0 != "{" }.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return head.count > 60 ? head.prefix(57) + "..." : head
    }

    private static func style(of entry: NumberedTree.Entry) -> String? {
        entry.node.take.flatMap { $0.isDefault ? nil : $0.style.name }
    }

    /// For each node the place of the nearest one around it.
    private static func outer(in nodes: NumberedTree) -> [Int?] {
        var around: [Int] = []
        return nodes.entries.enumerated().map { index, entry in
            while let last = around.last, nodes.entries[last].depth >= entry.depth { around.removeLast() }
            defer { around.append(index) }
            return around.last
        }
    }
}

/// What differs between environments: neighbours mostly stand in the same, which are compared once.
private final class EnvironmentChanges {
    typealias Change = (name: String, from: String?, to: String?)

    private let isTold: (String) -> Bool
    private var last: (from: EnvironmentValues, to: EnvironmentValues, changes: [Change])?

    init(_ isTold: @escaping (String) -> Bool) { self.isTold = isTold }

    func changes(from earlier: EnvironmentValues, to later: EnvironmentValues) -> [Change] {
        if let last, last.from.isIdentical(to: earlier), last.to.isIdentical(to: later) { return last.changes }
        let changes = later.changes(from: earlier).filter { isTold($0.name) }
        last = (earlier, later, changes)
        return changes
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

/// Which nodes of two trees are the same, in reading order: components of one type and title first, then between them all
/// nodes of one type and title, and then those of one type.
private struct Alignment {
    /// For each node of the earlier tree its place in the later one; nil where it is gone.
    private(set) var pairs: [Int?]

    /// The most comparisons that are made.
    private static let mostComparisons = 4_000_000

    init(_ earlier: [NumberedTree.Entry], _ later: [NumberedTree.Entry]) {
        pairs = Array(repeating: nil, count: earlier.count)
        let (one, other) = (
            earlier.indices.filter { Self.isAnchor(earlier[$0]) }, later.indices.filter { Self.isAnchor(later[$0]) }
        )
        Self.align(
            one.map { Self.key(earlier[$0], withTitle: true) }, other.map { Self.key(later[$0], withTitle: true) }
        ) { pairs[one[$0]] = other[$1] }
        for withTitle in [true, false] {
            // What stands between two pairs may be the same but for its title.
            for gap in gaps(later.count) {
                Self.align(
                    earlier[gap.earlier].map { Self.key($0, withTitle: withTitle) },
                    later[gap.later].map { Self.key($0, withTitle: withTitle) }
                ) { pairs[gap.earlier.lowerBound + $0] = gap.later.lowerBound + $1 }
            }
        }
    }

    /// What a person tells apart by its name, whatever its style has put around it.
    private static func isAnchor(_ entry: NumberedTree.Entry) -> Bool {
        entry.node.kind == .component && entry.title != nil
    }

    /// The nodes between two pairs that follow each other.
    private func gaps(_ count: Int) -> [(earlier: Range<Int>, later: Range<Int>)] {
        var (start, other) = (0, 0)
        var gaps: [(earlier: Range<Int>, later: Range<Int>)] = []
        for index in 0...pairs.count {
            guard index == pairs.count || pairs[index] != nil else { continue }
            let end = index == pairs.count ? count : pairs[index] ?? count
            gaps.append((start..<index, other..<max(other, end)))
            (start, other) = (index + 1, end + 1)
        }
        return gaps
    }

    private static func key(_ entry: NumberedTree.Entry, withTitle: Bool) -> String {
        "\(entry.node.type.name)\n\(entry.role ?? "")" + (withTitle ? "\n\(entry.title ?? "")" : "")
    }

    /// Tells the places of those that are the same.
    private static func align(_ one: [String], _ other: [String], _ pair: (Int, Int) -> Void) {
        var head = 0
        while head < one.count, head < other.count, one[head] == other[head] {
            pair(head, head)
            head += 1
        }
        var tail = 0
        while tail < one.count - head, tail < other.count - head,
            one[one.count - 1 - tail] == other[other.count - 1 - tail]
        {
            pair(one.count - 1 - tail, other.count - 1 - tail)
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
                pair(head + row, head + column)
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
