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
    ///   - codes: the calls that made the nodes of both trees, as they are written; nil where that is not to be told.
    package init(
        from earlier: NumberedTree, to later: NumberedTree, isTold: @escaping (String) -> Bool = { _ in true },
        own: (Node) -> [(key: String, attribute: OwnAttribute)] = { _ in [] }, arguments: (Node) -> Any? = { _ in nil },
        codes: (from: (Node) -> String?, to: (Node) -> String?)? = nil
    ) {
        let pairs = Alignment(earlier.entries, later.entries).pairs
        var changes: [Change] = []
        var earlierOf: [Int?] = Array(repeating: nil, count: later.entries.count)
        for (one, other) in pairs.enumerated() { if let other { earlierOf[other] = one } }
        func tell(_ kind: Kind, _ index: Int, in nodes: NumberedTree) {
            changes.append(Change(number: index + 1, node: nodes.label(of: index + 1), kind: kind))
        }
        let (outerEarlier, outerLater) = (Self.outer(in: earlier), Self.outer(in: later))
        let comparison = Comparison()
        let environments = EnvironmentChanges(by: comparison, where: isTold)
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
            if old.title == entry.title, !old.node.isOfSameBody(as: entry.node) {
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
            guard let before = earlierOf[index] else {
                if outerLater[index].map({ earlierOf[$0] == nil }) != true {
                    let inside = later.subtree(of: index + 1).dropFirst().count { earlierOf[$0 - 1] == nil }
                    tell(.added(inside: inside), index, in: later)
                }
                continue
            }
            removals(before: before)
            let old = earlier.entries[before]
            guard !entry.isTheSame(as: old) else { continue }
            let (from, to) = (Self.style(of: old), Self.style(of: entry))
            if from != to { tell(.style(from: from, to: to), index, in: later) }
            if let from = old.state, let to = entry.state, from != to {
                tell(.state(from: from, to: to), index, in: later)
            }
            if old.title != entry.title { tell(.title(from: old.title, to: entry.title), index, in: later) }
            if old.outermostFirst != entry.outermostFirst {
                let change = entry.modifiers.difference(from: old.modifiers)
                tell(
                    .modifiers(added: change.insertions.names, removed: change.removals.names), index, in: later)
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

extension Array<CollectionDifference<String>.Change> {
    fileprivate var names: [String] {
        map { change in
            switch change {
            case .insert(_, let name, _), .remove(_, let name, _): "." + name
            }
        }
    }
}

extension NumberedTree.Entry {
    /// Whether it is one and the same node as in another tree, in the same modifiers, with the same title and state: then all that
    /// it sees is the same as well.
    fileprivate func isTheSame(as other: NumberedTree.Entry) -> Bool {
        node === other.node && title == other.title && state == other.state
            && around.elementsEqual(other.around, by: ===)
    }
}

/// Which nodes of two trees are the same, in reading order: components of one type and title first, then between them all
/// nodes of one type and title, and then those of one type.
private struct Alignment {
    /// For each node of the earlier tree its place in the later one; nil where it is gone.
    private(set) var pairs: [Int?]
    private let earlier: [NumberedTree.Entry]
    private let later: [NumberedTree.Entry]

    /// The most comparisons that are made.
    private static let mostComparisons = 4_000_000

    /// Places of nodes, in reading order.
    private typealias Places = ArraySlice<Int>

    init(_ earlier: [NumberedTree.Entry], _ later: [NumberedTree.Entry]) {
        (self.earlier, self.later) = (earlier, later)
        pairs = Array(repeating: nil, count: earlier.count)
        align(
            earlier.indices.filter { Self.isAnchor(earlier[$0]) }[...],
            later.indices.filter { Self.isAnchor(later[$0]) }[...], withTitle: true)
        for withTitle in [true, false] {
            // What stands between two pairs may be the same but for its title.
            for gap in gaps { align(Array(gap.earlier)[...], Array(gap.later)[...], withTitle: withTitle) }
        }
    }

    /// What a person tells apart by its name, whatever its style has put around it.
    private static func isAnchor(_ entry: NumberedTree.Entry) -> Bool {
        entry.node.kind == .component && entry.title != nil
    }

    /// The nodes between two pairs that follow each other.
    private var gaps: [(earlier: Range<Int>, later: Range<Int>)] {
        var (start, other) = (0, 0)
        var gaps: [(earlier: Range<Int>, later: Range<Int>)] = []
        for index in 0...pairs.count {
            guard index == pairs.count || pairs[index] != nil else { continue }
            let end = index == pairs.count ? later.count : pairs[index] ?? later.count
            if start < index, other < end { gaps.append((start..<index, other..<end)) }
            (start, other) = (index + 1, end + 1)
        }
        return gaps
    }

    private static func areAlike(_ one: NumberedTree.Entry, _ other: NumberedTree.Entry, withTitle: Bool) -> Bool {
        (one.node.type == other.node.type || one.node.type.name == other.node.type.name) && one.role == other.role
            && (!withTitle || one.title == other.title)
    }

    private mutating func align(_ one: Places, _ other: Places, withTitle: Bool) {
        var (one, other) = (one, other)
        while let place = one.first, let match = other.first,
            Self.areAlike(earlier[place], later[match], withTitle: withTitle)
        {
            pairs[place] = match
            (one, other) = (one.dropFirst(), other.dropFirst())
        }
        while let place = one.last, let match = other.last,
            Self.areAlike(earlier[place], later[match], withTitle: withTitle)
        {
            pairs[place] = match
            (one, other) = (one.dropLast(), other.dropLast())
        }
        guard !one.isEmpty, !other.isEmpty, one.count * other.count <= Self.mostComparisons else { return }
        alignRest(Array(one), Array(other), numbers(of: one, other, withTitle: withTitle))
    }

    /// A number for each node: the same for those that are alike.
    private func numbers(of one: Places, _ other: Places, withTitle: Bool) -> (first: [Int], second: [Int]) {
        var known: [[String?]: Int] = [:]
        func number(_ entry: NumberedTree.Entry) -> Int {
            let key = [entry.node.type.name, entry.role] + (withTitle ? [entry.title] : [])
            if let number = known[key] { return number }
            known[key] = known.count
            return known.count - 1
        }
        return (one.map { number(earlier[$0]) }, other.map { number(later[$0]) })
    }

    /// Pairs what stands in a longest common subsequence.
    private mutating func alignRest(_ one: [Int], _ other: [Int], _ numbers: (first: [Int], second: [Int])) {
        let (first, second) = numbers
        let columns = second.count + 1
        // The length of the longest one from each two places on, row by row.
        var lengths = Array(repeating: 0, count: (first.count + 1) * columns)
        for row in first.indices.reversed() {
            for column in second.indices.reversed() {
                lengths[row * columns + column] =
                    first[row] == second[column]
                    ? lengths[(row + 1) * columns + column + 1] + 1
                    : max(lengths[(row + 1) * columns + column], lengths[row * columns + column + 1])
            }
        }
        var (row, column) = (0, 0)
        while row < first.count, column < second.count {
            if first[row] == second[column] {
                pairs[one[row]] = other[column]
                row += 1
                column += 1
            } else if lengths[(row + 1) * columns + column] >= lengths[row * columns + column + 1] {
                row += 1
            } else {
                column += 1
            }
        }
    }
}
