import Observation

/// Marks a body to be made again once an `@Observable` object changes that it has read.
///
/// The object may be changed where the tree is resolved and nowhere else: as all of a tree, this is for one thread.
private final class ObservedChange: @unchecked Sendable {
    // Where the body stays while what is around it is made anew, the work goes on to another node.
    private weak var work: WorkItem?
    private weak var node: Node?
    private weak var queue: UpdateQueue?

    init(of work: WorkItem, _ queue: UpdateQueue) {
        self.work = work
        node = work.node
        self.queue = queue
    }

    func note() {
        if let node = work?.node ?? node { queue?.add(node) }
    }
}

extension Resolver {
    /// Runs a piece of work, and again once state or an `@Observable` object changes that it reads (rule F1).
    func runObserving(_ item: WorkItem) {
        // What stands beside the tree is never made again.
        if isAside { return item.run(by: self) }
        let around = queue.reading
        queue.reading = item.node
        defer {
            queue.reading = around
            item.node.reader?.noteMadeBody()
        }
        withObservationTracking {
            item.run(by: self)
        } onChange: { [change = ObservedChange(of: item, queue)] in
            change.note()
        }
    }
}
