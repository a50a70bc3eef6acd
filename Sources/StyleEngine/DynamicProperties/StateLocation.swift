/// Where one piece of state is kept, whatever its type.
public class StateStorage {
    // Both are set while the state belongs to a node, and cleared when that goes.
    @exclusivity(unchecked) unowned(unsafe) final var node: Node?
    final weak var queue: UpdateQueue?
    /// Whether no body was made yet since it was created.
    final var isNew = true
    /// Whether the body that owns the state has read it.
    private(set) final var isReadByOwner = false
    /// How often the value has changed.
    @exclusivity(unchecked) private(set) final var version = 0
    /// Those that have read the value: theirs are the bodies that a change makes again.
    @exclusivity(unchecked) private final var readers: [WeakReader] = []

    private struct WeakReader {
        weak var reader: StateReader?
    }

    init() {}

    /// Whether another one holds an equal value of the same type.
    func holdsSame(as other: StateStorage, by comparison: Comparison) -> Bool { self === other }

    /// Notes that the body which owns the state reads it, or something that this body made. Where no body owns it, as the
    /// state of a session, it is the body that is being made.
    final func noteReadByOwner() {
        guard let node else { return noteReadByBinding() }
        guard queue?.reading != nil else { return }
        isReadByOwner = true
        note(readBy: node)
    }

    /// Notes that the body which is being made reads the state, as through a binding.
    final func noteReadByBinding() {
        // State of no tree, such as that of a session, belongs to the tree in which it is read.
        if node == nil, let current = EvaluationContext.current?.body.queue { queue = current }
        if let node = queue?.reading { note(readBy: node) }
    }

    private final func note(readBy node: Node) {
        let reader = node.reader ?? StateReader(of: node)
        node.reader = reader
        guard reader.begins(with: self) else { return }
        // Those that are gone make room before the list grows.
        if readers.count == readers.capacity { readers.removeAll { $0.reader == nil } }
        readers.append(WeakReader(reader: reader))
    }

    /// Marks the bodies that have read the state.
    final func invalidate() {
        version += 1
        guard let queue else { return }
        for case let node? in readers.map(\.reader?.node) { queue.add(node) }
    }
}

/// Where one piece of state is kept.
public final class StateLocation<Value>: StateStorage {
    private var stored: Value

    /// Creates a location that holds its first value.
    public init(_ value: Value) {
        stored = value
    }

    /// The current value as a binding reads it: a change makes the body again that is being made now (rule F1). Writing an
    /// equal one changes nothing (rule F7).
    public var value: Value {
        get {
            noteReadByBinding()
            return stored
        }
        set {
            EvaluationContext.noteChange()
            if queue != nil { EvaluationContext.noteWrittenState() }
            let before = stored
            stored = newValue
            if let queue, queue.comparison.areEqual(before, newValue) { return }
            invalidate()
        }
    }

    /// The current value as the property itself reads it: a change makes the body again that owns the state, whichever body
    /// asks, as where the owner gave that a closure (rule F1).
    public var ownValue: Value {
        noteReadByOwner()
        return stored
    }

    override func holdsSame(as other: StateStorage, by comparison: Comparison) -> Bool {
        guard let other = other as? StateLocation<Value> else { return false }
        return comparison.areEqual(stored, other.stored)
    }
}
