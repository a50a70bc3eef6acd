import StyleEngine

/// Pairs the nodes of two trees that are the same.
///
/// Nodes that keep their identity, and so their state, are paired first, wherever they stand. Where none does, those are
/// paired first whose name no other node of their trees has, with all that stands inside. Those in between are paired so
/// that as few as possible are new or gone, and then so that the pairs differ as little as possible. No pairs turn a node
/// around another into one inside of it.
struct TreeAlignment {
    /// For each node of the earlier tree its place in the later one; nil where it is gone.
    private(set) var pairs: [Int?]
    /// For each node of the later tree its place in the earlier one; nil where it is new.
    private(set) var origins: [Int?]

    private let earlier, later: [NumberedTree.Entry]
    /// For each node the place behind all that stands inside of it.
    private let earlierEnds, laterEnds: [Int]
    /// For each node the outermost unpaired node around it, itself included.
    private var earlierRoots: [Int] = []
    private var laterRoots: [Int] = []
    /// How much two nodes of one type differ.
    private let difference: (NumberedTree.Entry, NumberedTree.Entry) -> Int

    /// Nodes that stand side by side, and what stands inside of them.
    private typealias Siblings = ArraySlice<Int>

    /// The cost of a node that is new or gone: two of these cost more than any difference between two nodes of one
    /// type, which are therefore paired.
    private static let costOfMissing = 10
    /// The further cost of a component with a title: a person knows it by that, whatever its style puts around it.
    private static let costOfTitle = 20
    /// All other costs are multiplied by this, so that what decides between equal ones can be added.
    private static let ties = 1_000
    /// The most steps of the search for what costs least; between more nodes the longest common sequence is taken.
    private static let mostSteps = 600_000
    private static let mostComparisons = 4_000_000

    /// Pairs the nodes of two trees. Cost: linear where they differ in few places.
    ///
    /// - Parameter difference: how much is other about two nodes of one type; at most 19 of it counts.
    init(
        _ earlier: NumberedTree, _ later: NumberedTree,
        by difference: @escaping (NumberedTree.Entry, NumberedTree.Entry) -> Int
    ) {
        (self.earlier, self.later, self.difference) = (earlier.entries, later.entries, difference)
        earlierEnds = earlier.subtreeEnds().map { $0 - 1 }
        laterEnds = later.subtreeEnds().map { $0 - 1 }
        pairs = Array(repeating: nil, count: self.earlier.count)
        origins = Array(repeating: nil, count: self.later.count)
        pairByIdentity()
        if !pairs.contains(where: { $0 != nil }) { pairByName() }
        let (gone, new) = (Self.counts(ofMissing: pairs), Self.counts(ofMissing: origins))
        guard gone.last != 0 || new.last != 0 else { return }
        earlierRoots = Self.roots(earlier) { pairs[$0] == nil }
        laterRoots = Self.roots(later) { origins[$0] == nil }
        var pending: [(Siblings, Siblings)] = [(siblings(0, earlier: true), siblings(0, earlier: false))]
        for (one, other) in pairs.enumerated() {
            guard let other else { continue }
            let isKnown =
                gone[one] == gone[earlierEnds[one]] && new[other] == new[laterEnds[other]]
            if !isKnown { pending.append((inside(one, earlier: true), inside(other, earlier: false))) }
        }
        while let (one, other) = pending.popLast() { align(one, other, further: &pending) }
    }

    private mutating func pair(_ one: Int, _ other: Int) { (pairs[one], origins[other]) = (other, one) }

    /// How many nodes before each, and in the end among all, have no other.
    private static func counts(ofMissing others: [Int?]) -> [Int] {
        var counts = [0]
        counts.reserveCapacity(others.count + 1)
        for other in others { counts.append(counts[counts.count - 1] + (other == nil ? 1 : 0)) }
        return counts
    }

    private mutating func pairByIdentity() {
        var (start, end, laterEnd) = (0, earlier.count, later.count)
        while start < min(end, laterEnd), haveOneIdentity(start, start) {
            pair(start, start)
            start += 1
        }
        while start < min(end, laterEnd), haveOneIdentity(end - 1, laterEnd - 1) {
            (end, laterEnd) = (end - 1, laterEnd - 1)
            pair(end, laterEnd)
        }
        var known: [UInt64: Int] = [:]
        for index in (start..<laterEnd).reversed() {
            if let identity = later[index].identity { known[identity.own] = index }
        }
        guard !known.isEmpty else { return }
        for index in start..<end {
            guard let identity = earlier[index].identity, let other = known[identity.own], origins[other] == nil,
                earlier[index].node.type == later[other].node.type
            else { continue }
            pair(index, other)
        }
    }

    /// Pairs nodes with a title that stand once in both trees: as a person would know them again, wherever they stand now. Those
    /// that hold the same are paired with all of it. Of the others components are paired by what they are called; where one
    /// takes another style, what that makes is another one's work though it be called the same.
    private mutating func pairByName() {
        let (one, other) = (Self.marks(of: earlier, earlierEnds), Self.marks(of: later, laterEnds))
        let (places, otherPlaces) = (Self.singles(of: one), Self.singles(of: other))
        let (names, otherNames) = (Self.names(of: earlier), Self.names(of: later))
        var nesting = Nesting(earlierEnds, laterEnds)
        var index = 0
        while index < earlier.count {
            if earlier[index].title != nil, places[one[index]] == .some(index),
                let match = otherPlaces[one[index]].flatMap({ $0 }), areAlike(index, match, withTitle: true),
                earlierEnds[index] - index == laterEnds[match] - match, nesting.takes(index, match)
            {
                for offset in 0..<earlierEnds[index] - index { pair(index + offset, match + offset) }
                index = earlierEnds[index]
                continue
            }
            guard let match = namesake(index, places: names, otherNames), nesting.takes(index, match) else {
                index += 1
                continue
            }
            pair(index, match)
            let isOfOtherStyle = earlier[index].node.take?.style.name != later[match].node.take?.style.name
            index = isOfOtherStyle ? earlierEnds[index] : index + 1
        }
    }

    /// The component of the later tree that is called the same, where each tree has one of that name.
    private func namesake(_ index: Int, places: [Name: Int?], _ otherPlaces: [Name: Int?]) -> Int? {
        guard let name = Name(earlier[index]), places[name] == .some(index),
            let match = otherPlaces[name].flatMap({ $0 }), areAlike(index, match, withTitle: true)
        else { return nil }
        return match
    }

    /// The pairs around the node that is looked at, while pairs are taken in the order of the earlier tree.
    private struct Nesting {
        private let earlierEnds, laterEnds: [Int]
        private var around: [(one: Int, other: Int)] = []
        /// How many of their later nodes stand before a place, as a binary indexed tree: there may be as many pairs around a
        /// node as it is deep.
        private var counts: [Int]

        init(_ earlierEnds: [Int], _ laterEnds: [Int]) {
            (self.earlierEnds, self.laterEnds) = (earlierEnds, laterEnds)
            counts = Array(repeating: 0, count: laterEnds.count + 1)
        }

        /// Takes a pair, unless it would turn a node inside of another into one around that.
        mutating func takes(_ one: Int, _ other: Int) -> Bool {
            while let last = around.last, earlierEnds[last.one] <= one {
                around.removeLast()
                add(-1, at: last.other)
            }
            guard count(before: laterEnds[other]) == count(before: other + 1) else { return false }
            around.append((one, other))
            add(1, at: other)
            return true
        }

        private mutating func add(_ number: Int, at place: Int) {
            var index = place + 1
            while index < counts.count {
                counts[index] += number
                index += index & -index
            }
        }

        private func count(before place: Int) -> Int {
            var (sum, index) = (0, place)
            while index > 0 {
                sum += counts[index]
                index -= index & -index
            }
            return sum
        }
    }

    /// What a component is called.
    private struct Name: Hashable {
        let type: String
        let title: String?

        init?(_ entry: NumberedTree.Entry) {
            guard TreeAlignment.isNamed(entry) else { return nil }
            (type, title) = (entry.node.type.name, entry.title)
        }
    }

    /// Of what each component is called the one place where it stands; nil where there are several.
    private static func names(of entries: [NumberedTree.Entry]) -> [Name: Int?] {
        Dictionary(entries.indices.compactMap { place in Name(entries[place]).map { ($0, .some(place)) } }) { _, _ in
            nil
        }
    }

    /// A number for each node: the same for those that are called the same and hold such nodes.
    private static func marks(of entries: [NumberedTree.Entry], _ ends: [Int]) -> [Int] {
        var marks = Array(repeating: 0, count: entries.count)
        for index in entries.indices.reversed() {
            var hasher = Hasher()
            hasher.combine(entries[index].node.type.name)
            hasher.combine(entries[index].title)
            hasher.combine(entries[index].role)
            hasher.combine(entries[index].node.isReapplied)
            var child = index + 1
            while child < ends[index] {
                hasher.combine(marks[child])
                child = ends[child]
            }
            marks[index] = hasher.finalize()
        }
        return marks
    }

    /// Of each mark the one place where it stands; nil where there are several.
    private static func singles(of marks: [Int]) -> [Int: Int?] {
        Dictionary(marks.enumerated().map { ($1, .some($0)) }) { _, _ in nil }
    }

    private func haveOneIdentity(_ one: Int, _ other: Int) -> Bool {
        guard let identity = earlier[one].identity?.own, identity == later[other].identity?.own else { return false }
        return earlier[one].node.type == later[other].node.type
    }

    private static func roots(_ tree: NumberedTree, isAlone: (Int) -> Bool) -> [Int] {
        var roots: [Int] = []
        for (index, outer) in tree.outer.enumerated() {
            roots.append(outer.flatMap { isAlone($0) ? roots[$0] : nil } ?? index)
        }
        return roots
    }

    // MARK: Siblings

    private func inside(_ index: Int, earlier isEarlier: Bool) -> Siblings {
        siblings(index + 1, until: (isEarlier ? earlierEnds : laterEnds)[index], earlier: isEarlier)
    }

    private func siblings(_ start: Int, until end: Int? = nil, earlier isEarlier: Bool) -> Siblings {
        let ends = isEarlier ? earlierEnds : laterEnds
        var (places, place): ([Int], Int) = ([], start)
        while place < end ?? ends.count {
            places.append(place)
            place = ends[place]
        }
        return places[...]
    }

    /// Pairs what stands in nodes side by side.
    private mutating func align(_ one: Siblings, _ other: Siblings, further: inout [(Siblings, Siblings)]) {
        var (one, other) = (one, other)
        while let first = one.first, let second = other.first, pairAll(first, second) {
            (one, other) = (one.dropFirst(), other.dropFirst())
        }
        while let last = one.last, let match = other.last, pairAll(last, match) {
            (one, other) = (one.dropLast(), other.dropLast())
        }
        guard let first = one.first, let second = other.first else { return }
        if one.count == 1, other.count == 1, cost(first, second) == 0 {
            if pairs[first] == nil { pair(first, second) }
            further.append((inside(first, earlier: true), inside(second, earlier: false)))
            return
        }
        let forests = (
            Forest(one, ends: earlierEnds, isLeaf: { pairs[$0] != nil }),
            Forest(other, ends: laterEnds, isLeaf: { origins[$0] != nil })
        )
        let steps = forests.0.steps.multipliedReportingOverflow(by: forests.1.steps)
        if !steps.overflow, steps.partialValue <= Self.mostSteps {
            let mapping = ForestMapping(
                forests.0, forests.1, costs: (costs(of: forests.0, in: earlier), costs(of: forests.1, in: later))
            ) { place, match in
                // Of two ways that cost the same, the one that keeps nodes at their depth is taken.
                let isAsDeep = earlier[place].depth - earlier[first].depth == later[match].depth - later[second].depth
                return cost(place, match).map { $0 * Self.ties + (isAsDeep ? 0 : 1) }
            }
            for (one, other) in mapping.pairs where pairs[one] == nil && origins[other] == nil { pair(one, other) }
        } else if one.count == 1, other.count == 1, areAlike(first, second, withTitle: true) {
            pair(first, second)
            further.append((inside(first, earlier: true), inside(second, earlier: false)))
        } else {
            alignSequences(
                forests.0.inReadingOrder.filter { pairs[$0] == nil },
                forests.1.inReadingOrder.filter { origins[$0] == nil })
        }
    }

    /// Pairs two nodes and all that stands inside of them where nothing is other about any of it.
    private mutating func pairAll(_ one: Int, _ other: Int) -> Bool {
        if let match = pairs[one] { return match == other }
        let count = earlierEnds[one] - one
        guard laterEnds[other] - other == count, origins[other] == nil else { return false }
        for offset in 0..<count {
            let (place, match) = (one + offset, other + offset)
            guard earlierEnds[place] - place == laterEnds[match] - match, cost(place, match) == 0 else { return false }
        }
        for offset in 0..<count { pair(one + offset, other + offset) }
        return true
    }

    /// What each node of a forest costs where it is new or gone.
    private func costs(of forest: Forest, in entries: [NumberedTree.Entry]) -> [Int] {
        forest.nodes.map { place in
            (Self.costOfMissing + (place >= 0 && Self.isNamed(entries[place]) ? Self.costOfTitle : 0)) * Self.ties
        }
    }

    private static func isNamed(_ entry: NumberedTree.Entry) -> Bool {
        entry.node.kind == .component && entry.title != nil && !entry.node.isReapplied
    }

    /// What it costs that two nodes are the same; nil where they can't be.
    private func cost(_ one: Int, _ other: Int) -> Int? {
        if pairs[one] != nil || origins[other] != nil { return pairs[one] == other ? 0 : nil }
        guard areAlike(one, other, withTitle: false) else { return nil }
        let (entry, match) = (earlier[one], later[other])
        // Views of one type with two identities in one parent are two views: one is gone, and the other one new.
        let (root, otherRoot) = (earlier[earlierRoots[one]], later[laterRoots[other]])
        if let identity = root.identity, let otherIdentity = otherRoot.identity,
            identity.around == otherIdentity.around,
            identity.own != otherIdentity.own, root.node.type == otherRoot.node.type
        {
            return nil
        }
        return entry.node === match.node ? 0 : min(2 * Self.costOfMissing - 1, difference(entry, match))
    }

    private func areAlike(_ one: Int, _ other: Int, withTitle: Bool) -> Bool {
        let (entry, match) = (earlier[one], later[other])
        return (entry.node.type == match.node.type || entry.node.type.name == match.node.type.name)
            && entry.role == match.role && entry.node.isReapplied == match.node.isReapplied
            && (!withTitle || entry.title == match.title)
    }

    // MARK: Many nodes

    /// Pairs nodes in reading order: components of one type and title first, then between them all nodes of one type and title,
    /// and then those of one type.
    private mutating func alignSequences(_ one: [Int], _ other: [Int]) {
        pairSequence(
            one.filter { Self.isNamed(earlier[$0]) }[...], other.filter { Self.isNamed(later[$0]) }[...], true)
        for withTitle in [true, false] {
            for (one, other) in gaps(one, other) { pairSequence(one[...], other[...], withTitle) }
        }
    }

    /// What stands between two pairs that follow each other.
    private func gaps(_ one: [Int], _ other: [Int]) -> [([Int], [Int])] {
        var gaps: [([Int], [Int])] = []
        var (gap, rest): ([Int], ArraySlice<Int>) = ([], other[...])
        for place in one {
            guard let match = pairs[place] else {
                gap.append(place)
                continue
            }
            let between = rest.prefix { $0 < match }
            if !gap.isEmpty, !between.isEmpty { gaps.append((gap, Array(between))) }
            (gap, rest) = ([], rest.dropFirst(between.count + 1))
        }
        if !gap.isEmpty, !rest.isEmpty { gaps.append((gap, Array(rest))) }
        return gaps
    }

    private mutating func pairSequence(_ one: Siblings, _ other: Siblings, _ withTitle: Bool) {
        var (one, other) = (one, other)
        while let place = one.first, let match = other.first, areAlike(place, match, withTitle: withTitle) {
            pair(place, match)
            (one, other) = (one.dropFirst(), other.dropFirst())
        }
        while let place = one.last, let match = other.last, areAlike(place, match, withTitle: withTitle) {
            pair(place, match)
            (one, other) = (one.dropLast(), other.dropLast())
        }
        guard !one.isEmpty, !other.isEmpty, one.count * other.count <= Self.mostComparisons else { return }
        pairRest(Array(one), Array(other), numbers(of: one, other, withTitle: withTitle))
    }

    /// A number for each node: the same for those that are alike.
    private func numbers(of one: Siblings, _ other: Siblings, withTitle: Bool) -> (first: [Int], second: [Int]) {
        var known: [[String?]: Int] = [:]
        func number(_ entry: NumberedTree.Entry) -> Int {
            let key =
                [entry.node.type.name, entry.role, entry.node.isReapplied ? "again" : nil]
                + (withTitle ? [entry.title] : [])
            if let number = known[key] { return number }
            known[key] = known.count
            return known.count - 1
        }
        return (one.map { number(earlier[$0]) }, other.map { number(later[$0]) })
    }

    /// Pairs what stands in a longest common subsequence.
    private mutating func pairRest(_ one: [Int], _ other: [Int], _ numbers: (first: [Int], second: [Int])) {
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
                pair(one[row], other[column])
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

/// Siblings with all nodes inside of them, in postorder, and at the end a node around them all.
private struct Forest {
    /// The place of each node in its tree; -1 for the node around them all.
    private(set) var nodes: [Int] = []
    /// For each node the index of its leftmost leaf, its own where it is one.
    private(set) var first: [Int] = []
    /// The nodes that are not the first of their siblings, and the one around them all: the key roots of Zhang and
    /// Shasha.
    private(set) var laterSiblings: [Int] = []
    /// How many nodes the subtrees of those have in all.
    private(set) var steps = 0
    /// The places in reading order.
    private(set) var inReadingOrder: [Int] = []

    /// - Parameter isLeaf: whether what stands inside of a node is left out.
    init(_ siblings: ArraySlice<Int>, ends: [Int], isLeaf: (Int) -> Bool) {
        /// The nodes that are not complete yet, each with the place behind its subtree.
        var open: [(place: Int, end: Int, first: Int)] = []
        func close(_ forest: inout Forest, until place: Int) {
            while let last = open.last, last.end <= place {
                open.removeLast()
                forest.nodes.append(last.place)
                forest.first.append(last.first)
            }
        }
        for sibling in siblings {
            var place = sibling
            while place < ends[sibling] {
                close(&self, until: place)
                inReadingOrder.append(place)
                open.append((place, ends[place], nodes.count))
                place = isLeaf(place) ? ends[place] : place + 1
            }
            close(&self, until: ends[sibling])
        }
        nodes.append(-1)
        first.append(0)
        var known: Set<Int> = []
        for index in nodes.indices.reversed() where known.insert(first[index]).inserted {
            laterSiblings.append(index)
            steps += index - first[index] + 1
        }
        laterSiblings.reverse()
    }
}

/// The pairs of nodes of two forests that cost least, as Zhang and Shasha find them.
private struct ForestMapping {
    private(set) var pairs: [(Int, Int)] = []
    private let one, other: Forest
    /// What each node costs that has no counterpart.
    private let missing: (one: [Int], other: [Int])
    /// The least cost of turning the subtree of one node into that of another.
    private var costs: [Int]
    /// What it costs that two nodes are the same.
    private var pairCosts: [Int]

    private static let tooMuch = 1 << 40

    init(_ one: Forest, _ other: Forest, costs missing: ([Int], [Int]), cost: (Int, Int) -> Int?) {
        (self.one, self.other, self.missing) = (one, other, missing)
        costs = Array(repeating: 0, count: one.nodes.count * other.nodes.count)
        pairCosts = costs
        for (row, node) in one.nodes.enumerated() {
            for (column, match) in other.nodes.enumerated() {
                let isWhole = (node == -1, match == -1)
                pairCosts[row * other.nodes.count + column] =
                    isWhole == (true, true)
                    ? 0 : isWhole == (false, false) ? cost(node, match) ?? Self.tooMuch : Self.tooMuch
            }
        }
        for node in one.laterSiblings {
            for match in other.laterSiblings { _ = table(node, match, keeping: true) }
        }
        findPairs()
    }

    /// What it costs to turn each beginning of one node's subtree into each of another's, row by row.
    private mutating func table(_ node: Int, _ match: Int, keeping: Bool) -> [Int] {
        let (start, otherStart) = (one.first[node], other.first[match])
        let columns = match - otherStart + 2
        var table = Array(repeating: 0, count: (node - start + 2) * columns)
        for column in 1..<columns { table[column] = table[column - 1] + missing.other[otherStart + column - 1] }
        for row in 1...(node - start + 1) {
            let place = start + row - 1
            table[row * columns] = table[(row - 1) * columns] + missing.one[place]
            for column in 1..<columns {
                let otherPlace = otherStart + column - 1
                let index = place * other.nodes.count + otherPlace
                let best = min(
                    table[(row - 1) * columns + column] + missing.one[place],
                    table[row * columns + column - 1] + missing.other[otherPlace])
                if one.first[place] == start, other.first[otherPlace] == otherStart {
                    let paired = table[(row - 1) * columns + column - 1] + pairCosts[index]
                    table[row * columns + column] = min(best, paired)
                    if keeping { costs[index] = table[row * columns + column] }
                } else {
                    let before = (one.first[place] - start) * columns + other.first[otherPlace] - otherStart
                    table[row * columns + column] = min(best, table[before] + costs[index])
                }
            }
        }
        return table
    }

    private mutating func findPairs() {
        var pending = [(one.nodes.count - 1, other.nodes.count - 1)]
        while let (node, match) = pending.popLast() {
            let (start, otherStart) = (one.first[node], other.first[match])
            let columns = match - otherStart + 2
            let table = table(node, match, keeping: false)
            var (row, column) = (node - start + 1, columns - 1)
            while row > 0, column > 0 {
                let cost = table[row * columns + column]
                let (place, otherPlace) = (start + row - 1, otherStart + column - 1)
                // Of nodes that are alike, the outer and the last ones are taken as new or gone.
                if cost == table[(row - 1) * columns + column] + missing.one[place] {
                    row -= 1
                } else if cost == table[row * columns + column - 1] + missing.other[otherPlace] {
                    column -= 1
                } else {
                    if one.first[place] == start, other.first[otherPlace] == otherStart {
                        if one.nodes[place] >= 0 { pairs.append((one.nodes[place], other.nodes[otherPlace])) }
                        row -= 1
                        column -= 1
                    } else {
                        pending.append((place, otherPlace))
                        row = one.first[place] - start
                        column = other.first[otherPlace] - otherStart
                    }
                }
            }
        }
    }
}
