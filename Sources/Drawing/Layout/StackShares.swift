/// Divides the length of a stack among its children.
struct StackShares {
    let axis: Axis
    let proposal: Proposal
    /// What there is to divide: the stack's length without its gaps.
    let length: Int

    /// Told of a child that gets its share: what is left, how many still share it, and which child it is.
    typealias Served = (_ index: Int, _ left: Int, _ sharing: Int) -> Void

    /// What each child is offered, in the children's order. Cost: n log n, and three measurements of each child.
    ///
    /// - Parameter served: told of each child when it gets its share, and of how many get an equal share of what is left.
    func offers(_ subviews: Subviews, served: Served? = nil) -> [Proposal] {
        var offers = Array(repeating: proposal, count: subviews.count)
        let first = subviews[0].priority
        if subviews.allSatisfy({ $0.priority == first }) {
            _ = share(length, among: Array(subviews.indices), subviews, &offers, served)
            return offers
        }
        var left = length
        var groups: [[Int]] = []
        for index in subviews.indices.sorted(by: { (subviews[$1].priority, $0) < (subviews[$0].priority, $1) }) {
            if let last = groups.last?.first, subviews[last].priority == subviews[index].priority {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
        // The smallest sizes of the less important children are kept back for them.
        var kept = groups.joined().reduce(0) { $0 + smallest(subviews[$1]) }
        for group in groups {
            kept -= group.reduce(0) { $0 + smallest(subviews[$1]) }
            left -= share(max(0, left - kept), among: group, subviews, &offers, served)
        }
        return offers
    }

    /// Shares a length among children of one priority, and returns what they take of it.
    private func share(
        _ length: Int, among group: [Int], _ subviews: Subviews, _ offers: inout [Proposal], _ served: Served?
    ) -> Int {
        var left = length
        var order = group
        // Where there is room for all as large as they like, none is offered less than that.
        let likes = group.count > 1 ? group.map { largest(subviews[$0]) } : []
        let allFit = likes.reduce(0, +) <= length
        let rigid = axis == .horizontal && !allFit ? group.filter { subviews[$0].isRigid } : []
        if !rigid.isEmpty, rigid.count < group.count {
            // Rigid children take what they like, as long as the others keep room for a word.
            let share = length / group.count
            let others = group.filter { !subviews[$0].isRigid }
            let kept = others.reduce(0) { kept, index in
                let word = min(ideal(subviews[index]), max(share / 2, Self.word, subviews[index].breadth))
                return kept + max(word, smallest(subviews[index]))
            }
            if length - kept > share * rigid.count {
                order = others
                for (done, index) in rigid.enumerated() {
                    let part = max(0, left - kept) / (rigid.count - done)
                    offers[index] = proposal.with(axis, min(ideal(subviews[index]), part))
                    served?(index, left, group.count - done)
                    left -= subviews[index].size(offers[index])[axis]
                }
            }
        }
        // What each needs so that nothing in it is broken that needn't be.
        var needs: [Int] = []
        if order.count > 1 {
            let largest = order.map { self.largest(subviews[$0]) }
            let flexibility = zip(order, largest).map { $1 - smallest(subviews[$0]) }
            if flexibility.contains(where: { $0 != flexibility[0] }) {
                let sorted = order.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
                order = sorted.map { order[$0] }
            }
            if largest.reduce(0, +) <= left {
                needs = order.map { self.largest(subviews[$0]) }
            } else if axis == .horizontal {
                needs = order.map { subviews[$0].breadth }
            }
        }
        var kept = needs.reduce(0, +)
        if kept > left {
            needs = StackShares.shortened(needs, to: left)
            kept = needs.reduce(0, +)
        }
        for (done, index) in order.enumerated() {
            var share = max(0, left) / (order.count - done)
            if !needs.isEmpty {
                // As much as it needs, and no more than the needs of the others leave.
                kept -= needs[done]
                share = min(max(share, needs[done]), left - kept)
            }
            offers[index] = proposal.with(axis, share)
            served?(index, left, order.count - done)
            left -= subviews[index].size(offers[index])[axis]
        }
        return length - left
    }

    /// The columns of words of which the longest are broken, so that all together are no longer than there is room; none
    /// where less than two columns would be left of some.
    static func shortened(_ words: [Int], to length: Int) -> [Int] {
        var longest = min(words.max() ?? 0, length)
        while longest > 1, words.reduce(0, { $0 + min($1, longest) }) > length { longest -= 1 }
        return longest > 1 ? words.map { min($0, longest) } : []
    }

    /// The columns of a word.
    private static let word = 8

    private func ideal(_ child: Element) -> Int { child.size(proposal.with(axis, nil))[axis] }

    private func smallest(_ child: Element) -> Int { child.size(proposal.with(axis, 0))[axis] }

    private func largest(_ child: Element) -> Int { child.size(proposal.with(axis, Size.infinity))[axis] }
}
