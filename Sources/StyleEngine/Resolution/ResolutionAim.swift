/// A node of one tree of a view, towards which another tree of it is resolved: what stands beside the way there, or inside of
/// the node, is left out.
final class ResolutionAim {
    /// The places of the nodes on the way, from the one inside of the root to the node itself.
    private let slots: [UInt64]
    /// How many nodes stand around those of which it is known that they are on the way.
    private var depths: [ObjectIdentifier: Int] = [:]

    init(_ node: Node) {
        var slots: [UInt64] = []
        var place = node
        while let outer = place.parent {
            slots.append(place.slot)
            place = outer
        }
        self.slots = slots.reversed()
    }

    /// Whether the way leads through what stands at a place inside of a node of the other tree. Costs as much as that node.
    func leads(through slot: UInt64, inside node: Node) -> Bool {
        guard let depth = depth(of: node) else { return false }
        return depth < slots.count && slots[depth] == slot
    }

    /// Whether the way leads through a node of the other tree. Linear in the nodes around it that were not asked for before.
    func leads(through node: Node) -> Bool { depth(of: node).map { $0 < slots.count } ?? false }

    /// How many nodes stand around a node that is on the way; nil where it isn't.
    private func depth(of node: Node) -> Int? {
        var unknown: [Node] = []
        var place = node
        while depths[ObjectIdentifier(place)] == nil, let outer = place.parent {
            unknown.append(place)
            place = outer
        }
        var depth = depths[ObjectIdentifier(place)] ?? 0
        for node in unknown.reversed() {
            guard depth < slots.count, node.slot == slots[depth] else { return nil }
            depth += 1
            depths[ObjectIdentifier(node)] = depth
        }
        return depth
    }
}
