/// Gives the dynamic properties of one view or style their values: the environment of its place, and the state
/// kept for it.
public final class Installation {
    private let node: Node
    private let layouts: FieldLayouts
    private var nextState = 0
    lazy var environmentSource = EnvironmentSource(node.environment)

    init(node: Node, layouts: FieldLayouts) {
        self.node = node
        self.layouts = layouts
    }

    /// The environment of the place.
    public var environment: EnvironmentValues { node.environment }

    /// Installs every dynamic property of a value written in Swift. Costs about 30 ns for a type without any, after
    /// the first value of that type.
    func install<Value>(_ value: inout Value) {
        let layout = layouts.layout(of: Value.self)
        guard !layout.isEmpty else { return }
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            layout.install(at: base, from: self)
        }
    }

    /// The storage of the next piece of state, kept from the last resolution where the view is the same (rule D7).
    ///
    /// Call it once for each state property, always in the same order.
    public func state<Value>(initial: @autoclosure () -> Value) -> StateLocation<Value> {
        defer { nextState += 1 }
        if nextState < node.states.count, let kept = node.states[nextState] as? StateLocation<Value> { return kept }
        let location = StateLocation(initial())
        if nextState < node.states.count {
            node.states[nextState] = location
        } else {
            node.states.append(location)
        }
        return location
    }
}
