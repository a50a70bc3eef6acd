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

    /// Whether the way leads through a node of the other tree. Linear in the nodes around it that were not asked for before.
    func leads(through node: Node) -> Bool {
        var unknown: [Node] = []
        var place = node
        while depths[ObjectIdentifier(place)] == nil, let outer = place.parent {
            unknown.append(place)
            place = outer
        }
        var depth = depths[ObjectIdentifier(place)] ?? 0
        for node in unknown.reversed() {
            guard depth < slots.count, node.slot == slots[depth] else { return false }
            depth += 1
            depths[ObjectIdentifier(node)] = depth
        }
        return depth < slots.count
    }
}
