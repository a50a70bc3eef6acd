import StyleEngine

/// Finds what the components of a tree are called while their nodes are numbered in reading order.
struct Titles {
    /// The components that a label may belong to, each with the one of its family around it, by its place in this list.
    private var owners: [(entry: Int, outer: Int?)] = []
    /// The components that were made from the configuration of another one, and that one.
    private var origins: [(entry: Int, origin: Int)] = []
    /// The components that nothing names but what their style shows.
    private var unlabelled: [Int] = []

    /// What is known where a node stands.
    struct Place {
        /// For each family the component around the node.
        fileprivate var owners: Owners?
        /// The entries in whose label the node stands.
        fileprivate var named: [Int] = []
        /// The entry around the node.
        fileprivate var around: Int?
    }

    /// The components around a node, one for each family: a list, as most nodes share it with those beside them.
    fileprivate final class Owners {
        private let family: Family
        private let owner: Int?
        private let further: Owners?

        init(_ family: Family, _ owner: Int?, further: Owners?) {
            (self.family, self.owner, self.further) = (family, owner, further?.without(family))
        }

        subscript(wanted: Family) -> Int? {
            var place: Owners? = self
            while let current = place {
                if current.family == wanted { return current.owner }
                place = current.further
            }
            return nil
        }

        private func without(_ other: Family) -> Owners? {
            if family == other { return further }
            guard self[other] != nil, let further else { return self }
            return Owners(family, owner, further: further.without(other))
        }
    }

    /// What is known inside of a group: a label belongs to the innermost component of its family that has no name yet,
    /// and was written outside of that one. Nil where nothing else is known than outside.
    func place(inside group: Node, at place: Place, _ entries: [NumberedTree.Entry]) -> Place? {
        guard let source = group.payload as? TitleSource, source.kind == .label else { return nil }
        var inner = place
        guard let family = source.family else {
            if let around = place.around { inner.named.append(around) }
            return inner
        }
        var owner = place.owners?[family]
        while let current = owner, entries[owners[current].entry].title != nil { owner = owners[current].outer }
        guard let owner else { return inner }
        inner.named.append(owners[owner].entry)
        inner.owners = Owners(family, owners[owner].outer, further: place.owners)
        return inner
    }

    /// Names what the last entry is the first text of, and answers what is known inside of it.
    mutating func place(insideLastOf entries: inout [NumberedTree.Entry], at place: Place) -> Place {
        let index = entries.count - 1
        let node = entries[index].node
        var inner = place
        inner.around = index
        if let title = entries[index].title {
            for named in place.named where entries[named].title == nil { entries[named].title = title }
            inner.named = []
        }
        guard let family = node.take?.family else { return inner }
        let source = node.payload as? TitleSource
        if source?.kind == .reapplied {
            if let owner = place.owners?[family] { origins.append((index, owners[owner].entry)) }
            return inner
        }
        if source == nil, entries[index].title == nil {
            entries[index].title = node.configuredText
            if entries[index].title == nil { unlabelled.append(index) }
        }
        inner.owners = Owners(family, owners.count, further: place.owners)
        owners.append((index, place.owners?[family]))
        return inner
    }

    /// Names the components without a label by the first text below them, and each that was made from the configuration
    /// of another one as that one.
    func finish(_ entries: inout [NumberedTree.Entry]) {
        var unlabelled = unlabelled
        /// The first text at each depth, of what was met last.
        var firstText: [String?] = []
        for index in entries.indices.reversed() {
            let depth = entries[index].depth
            while firstText.count <= depth + 1 { firstText.append(nil) }
            let below = firstText[depth + 1]
            firstText[depth + 1] = nil
            if unlabelled.last == index {
                entries[index].title = below
                unlabelled.removeLast()
            }
            if let text = entries[index].title ?? below { firstText[depth] = text }
        }
        for (entry, origin) in origins { entries[entry].title = entries[origin].title }
    }
}
