import Observation

/// Marks a body to be made again once an `@Observable` object changes that it has read.
///
/// The object may be changed where the tree is resolved and nowhere else: as all of a tree, this is for one thread.
private final class ObservedChange: @unchecked Sendable {
    private weak var node: Node?
    private weak var queue: UpdateQueue?

    init(of node: Node, _ queue: UpdateQueue) {
        self.node = node
        self.queue = queue
    }

    func note() {
        // What has no body of its own is made by the one around it.
        var place = node
        while let current = place, current.work == nil { place = current.parent }
        if let place { queue?.add(place) }
    }
}

extension Resolver {
    /// Runs a piece of work, and again once an `@Observable` object changes that it reads (rule F1).
    func runObserving(_ item: WorkItem) {
        // What stands beside the tree is never made again.
        if isAside { return item.run(by: self) }
        withObservationTracking {
            item.run(by: self)
        } onChange: { [change = ObservedChange(of: item.node, queue)] in
            change.note()
        }
    }
}
