/// The nodes whose bodies are to be made anew because their state changed.
final class UpdateQueue {
    private var nodes: [Node] = []
    /// How a value that is written is compared with the one before (rules F2, F7).
    let comparison: Comparison

    init(comparison: Comparison) {
        self.comparison = comparison
    }

    func add(_ node: Node) {
        guard !node.isDirty else { return }
        node.isDirty = true
        nodes.append(node)
    }

    var isEmpty: Bool { nodes.isEmpty }

    /// The nodes, those nearest to the root first; the queue is empty afterwards.
    func take() -> [Node] {
        defer { nodes = [] }
        return nodes.sorted { ($0.work?.inputs.depth.bodies ?? 0) < ($1.work?.inputs.depth.bodies ?? 0) }
    }
}

/// Where one piece of state is kept, whatever its type.
public class StateStorage {
    // Both are set while the state belongs to a tree, and cleared when its node goes.
    unowned(unsafe) final var node: Node?
    final weak var queue: UpdateQueue?
    /// Whether the value changed since the body was last made.
    final var isChanged = false
    /// How often the value has changed.
    private(set) final var version = 0

    init() {}

    /// Whether another one holds an equal value of the same type.
    func holdsSame(as other: StateStorage, by comparison: Comparison) -> Bool { self === other }

    /// Marks the body that owns the state.
    final func invalidate() {
        isChanged = true
        version += 1
        if let node { queue?.add(node) }
    }
}

/// Where one piece of state is kept.
public final class StateLocation<Value>: StateStorage {
    private var stored: Value

    /// Creates a location that holds its first value.
    public init(_ value: Value) {
        stored = value
    }

    /// The current value. Writing an equal one changes nothing (rule F7).
    public var value: Value {
        get { stored }
        set {
            if queue != nil { EvaluationContext.noteWrittenState() }
            let before = stored
            stored = newValue
            if let queue, queue.comparison.areEqual(before, newValue) { return }
            invalidate()
        }
    }

    override func holdsSame(as other: StateStorage, by comparison: Comparison) -> Bool {
        guard let other = other as? StateLocation<Value> else { return false }
        return comparison.areEqual(stored, other.stored)
    }
}
