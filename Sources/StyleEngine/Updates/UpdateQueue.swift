/// The nodes whose bodies are to be made anew because their state changed.
final class UpdateQueue {
    private var nodes: [Node] = []
    /// The node whose body is being made; nil where none is.
    var reading: Node?
    /// How a value that is written is compared with the one before (rules F2, F7).
    let comparison: Comparison

    init(comparison: Comparison) {
        self.comparison = comparison
    }

    /// Adds the body in which a node stands: what has none of its own is made by the one around it.
    func add(_ node: Node) {
        var place: Node? = node
        while let current = place, current.work == nil { place = current.parent }
        guard let place, !place.isDirty else { return }
        place.isDirty = true
        nodes.append(place)
    }

    var isEmpty: Bool { nodes.isEmpty }

    /// The nodes, those nearest to the root first; the queue is empty afterwards.
    func take() -> [Node] {
        defer { nodes = [] }
        return nodes.sorted { ($0.work?.inputs.depth.bodies ?? 0) < ($1.work?.inputs.depth.bodies ?? 0) }
    }
}
