/// Turns a view into the resolved tree.
///
/// Bodies wait on an explicit list of work instead of the machine's stack, so a tree may be nested as deep as memory
/// allows. A resolver may be used again: state is kept where the same view stands in the same place (rule D7).
public final class Resolver {
    /// Told of every push, take, pop and body; nil costs nothing.
    public var trace: Trace?
    /// The deepest nesting of bodies that is not taken for endless recursion.
    public let depthLimit: Int
    /// Asked before each body whether to stop.
    public var shouldStop: (() -> Bool)?

    private let layouts = FieldLayouts()
    private var pending: [WorkItem] = []
    private var failure: ResolutionError?
    private var tree: Node?

    /// Creates a resolver.
    ///
    /// - Parameter depthLimit: how many bodies may be nested inside each other, at least 1.
    public init(depthLimit: Int = 1_000_000) {
        self.depthLimit = depthLimit
    }

    /// Resolves a view in an environment. Linear in the number of nodes; depth costs no machine stack.
    ///
    /// - Throws: `ResolutionError` where styles or views recur without end, or where `shouldStop` said so. The state
    ///   of the last tree is kept.
    public func resolve<Root: View>(
        _ view: Root, in environment: EnvironmentValues = EnvironmentValues()
    ) throws(ResolutionError) -> Node {
        failure = nil
        let root = Node(
            type: TypeIdentity(Root.self), kind: .group, payload: nil, environment: environment, interaction: nil,
            title: nil, slot: 0, parent: nil)
        let inputs = Inputs(environment: environment, parent: root, previous: tree, depth: Inputs.Depth())
        Root._resolve(view, at: inputs, by: self)
        pending.reverse()
        while failure == nil, let item = pending.popLast() {
            if shouldStop?() == true { failure = .stopped }
            let mark = pending.count
            item.run(by: self)
            // What the item left to do comes next, in the order of the views.
            if pending.count > mark + 1 { pending[mark...].reverse() }
        }
        pending.removeAll()
        if let failure { throw failure }
        tree = root
        return root
    }

    /// Whether the resolution has failed or was stopped, so that work under way may end.
    public var isStopped: Bool { failure != nil }

    /// Ends the resolution with an error; the first one stands.
    public func fail(_ error: ResolutionError) {
        if failure == nil { failure = error }
    }

    /// Forgets all state: the next tree begins anew.
    public func forgetState() {
        tree = nil
    }

    func installation(at node: Node) -> Installation {
        Installation(node: node, layouts: layouts)
    }

    func schedule(_ item: WorkItem) {
        pending.append(item)
    }
}
