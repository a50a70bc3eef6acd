/// Gives the dynamic properties of one view or style their values: the environment of its place, and the state
/// kept for it.
public final class Installation {
    let node: Node
    // Not held: a tree may hold its installations, and the resolver holds the tree.
    private unowned let resolver: Resolver
    private var nextState = 0
    private var nextCell = 0
    private var changes: [String] = []
    /// Whether the view or style has dynamic properties.
    private(set) var hasProperties = false
    /// The properties of a running program's view, each with what it asks of.
    private var declared: [(name: String, asks: [Ask])] = []
    private var asks: [Ask] = []

    /// Whether something that a property holds differs from what it held before.
    private typealias Ask = () -> Bool

    /// The names of the properties whose values differ from those of the body made before (rule F6).
    var changedProperties: [String] {
        changes + declared.lazy.filter { $0.asks.contains { $0() } }.map(\.name)
    }

    init(node: Node, resolver: Resolver) {
        self.node = node
        self.resolver = resolver
    }

    private var comparison: Comparison { resolver.comparison }

    /// What becomes of an `@Environment` that is installed again.
    var reapplication: Reapplication { comparison.reapplication }

    /// The environment of the place.
    public var environment: EnvironmentValues { node.environment }

    /// Installs every dynamic property of a value written in Swift. Costs about 30 ns for a type without any, after
    /// the first value of that type.
    func install<Value>(_ value: inout Value) {
        let layout = resolver.layouts.layout(of: Value.self)
        guard !layout.isEmpty else { return }
        hasProperties = true
        note(layout.names)
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            layout.install(at: base, from: self, changes: &changes)
        }
    }

    /// Tells the trace which properties of the view or style are installed; without one it costs a comparison.
    public func note(_ properties: @autoclosure () -> [String]) {
        #if !ATELIER_NO_TRACE
            guard let trace = resolver.trace else { return }
            trace.record(
                .installation(properties: properties(), of: node.style?.name ?? node.type.name), in: node,
                at: node.work?.place)
        #endif
    }

    /// The storage of the next piece of state, kept from the last resolution where the view is the same (rule D7).
    ///
    /// Call it once for each state property, always in the same order.
    public func state<Value>(initial: @autoclosure () -> Value) -> StateLocation<Value> {
        defer { nextState += 1 }
        if nextState < node.states.count, let kept = node.states[nextState] as? StateLocation<Value> { return kept }
        let location = StateLocation(initial())
        location.node = node
        location.queue = resolver.queue
        if nextState < node.states.count {
            node.states[nextState] = location
        } else {
            node.states.append(location)
        }
        return location
    }

    /// Installs one property of a running program's view or style: what `install` asks of belongs to it (rule F6).
    public func property<Result>(_ name: String, install: () throws -> Result) rethrows -> Result {
        hasProperties = true
        defer {
            declared.append((name, asks))
            asks = []
        }
        return try install()
    }

    /// As `state(initial:)`, for a property of a running program.
    public func declaredState<Value>(initial: @autoclosure () -> Value) -> StateLocation<Value> {
        let location = state(initial: initial())
        if takeChange(of: location) { asks.append { true } }
        return location
    }

    /// Whether state is new, or has changed since the body was made that read it. It is new no more afterwards.
    func takeChange(of state: StateStorage) -> Bool {
        defer { state.isNew = false }
        return state.isNew || node.reader?.hasChanged(state) == true
    }

    /// Installs a binding of a running program's view: what the body reads through it is asked for its changes (rule F6).
    public func declaredBinding<Value>(_ binding: Binding<Value>) {
        if hasChanged(binding) { asks.append { true } }
    }

    /// Whether the state to which a binding leads has changed since the body was made that read it. A new binding counts where
    /// the owner of the state has read that, or where it leads to no state.
    func hasChanged<Value>(_ binding: Binding<Value>) -> Bool {
        if node.work?.isFirst == true { return binding.state?.isReadByOwner ?? true }
        return binding.state.map { node.reader?.hasChanged($0) == true } ?? false
    }

    /// Keeps the cell of the next environment property of a running program, to be asked when its body is made again.
    public func keep(_ cell: EnvironmentCell) {
        defer { nextCell += 1 }
        guard nextCell < node.cells.count else {
            node.cells.append(cell)
            return asks.append { true }
        }
        let before = node.cells[nextCell]
        node.cells[nextCell] = cell
        asks.append { [comparison] in !before.isUnchanged(in: cell.environment, by: comparison) }
    }

    /// Leaves the next environment property as it was installed before: it reads nothing at this place.
    func keepCell() {
        defer { nextCell += 1 }
        let cell = EnvironmentCell(node.environment)
        if nextCell < node.cells.count { node.cells[nextCell] = cell } else { node.cells.append(cell) }
    }

    /// The cell of the next environment property, and whether its value differs from what was read before.
    func cell<Value>(for keyPath: KeyPath<EnvironmentValues, Value>) -> (TypedEnvironmentCell<Value>, Bool) {
        defer { nextCell += 1 }
        let cell = TypedEnvironmentCell(node.environment, keyPath)
        guard nextCell < node.cells.count else {
            node.cells.append(cell)
            return (cell, true)
        }
        let isChanged = !node.cells[nextCell].isUnchanged(in: node.environment, by: comparison)
        node.cells[nextCell] = cell
        return (cell, isChanged)
    }
}
