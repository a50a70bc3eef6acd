/// Turns a view into the resolved tree, and keeps the tree up to date.
///
/// Bodies wait on an explicit list of work instead of the machine's stack, so a tree may be nested as deep as memory
/// allows. A resolver may be used again: what did not change is not made again (rule F1), and state is kept where the
/// same view stands in the same place (rule D7).
public final class Resolver {
    /// Told of every push, take, pop, body, installation and write to the environment; nil costs nothing.
    @exclusivity(unchecked) public var trace: Trace?
    /// How many bodies may be nested inside each other, at least 1.
    public let depthLimit: Int
    /// As much work as so many nodes take may be done in one resolution.
    public let nodeLimit: Int
    /// Asked before each body whether to stop.
    public var shouldStop: (() -> Bool)?
    /// What makes the late content of the trees; nil where views with such content bring it along.
    package var fitting: (any TreeFitting)?
    /// What views ask of the whole tree; nil where none of them can.
    package var presentation: (any Presentation)?
    /// Whether the tree may have late content.
    @exclusivity(unchecked) package internal(set) var hasLateContent = false
    /// How often late content was made so far.
    package internal(set) var lateContentsMade = 0

    /// Whether bodies of the next tree are made again only where something that they depend on changed (rule F1). False
    /// makes all of them again, for when something changed that the engine doesn't see.
    @exclusivity(unchecked) public var isIncremental: Bool
    let comparison: Comparison
    let queue: UpdateQueue
    let layouts = FieldLayouts()
    let contentLayouts = ContentLayouts()
    @exclusivity(unchecked) private var pending: [WorkItem] = []
    @exclusivity(unchecked) private var failure: ResolutionError?
    /// The call that pushed the style which the last resolution could not end with; nil where none is known.
    package private(set) var failedPush: SourcePlace?
    @exclusivity(unchecked) private var spent = 0
    private(set) var tree: Node?
    /// Resolves the view of the tree once more.
    private(set) var resolveAgain: ((Inputs, Resolver) -> Void)?
    /// Whether a failure left the tree as it was last shown, so that all of it must be resolved again.
    var isOutdated = false
    /// The calls that are left out, where a tree is resolved to see what would be without them.
    @exclusivity(unchecked) var omission: Omission?
    /// The node towards which alone bodies are made; nil makes all of them.
    @exclusivity(unchecked) var aim: ResolutionAim?
    /// What the tree has that what is resolved beside it may have as well; nil where nothing is shared.
    @exclusivity(unchecked) var sharing: TreeSharing?
    /// Whether anything was resolved that sees more of its tree than its environment: then trees share nothing.
    @exclusivity(unchecked) package private(set) var dependsOnTree = false
    /// Whether what is resolved stands beside the tree.
    @exclusivity(unchecked) var isAside = false
    /// False after a failure, which may have left nodes that belong to no tree: then all bodies are made again.
    @exclusivity(unchecked) var canReuse = true
    @exclusivity(unchecked) private(set) var currentBody: CurrentBody?
    /// Told of notes where no context is given: one for all trees, so that it repeats nothing.
    private let ownContext = EvaluationContext()

    /// Creates a resolver.
    ///
    /// - Parameters:
    ///   - depthLimit: how many bodies of views, modifiers and styles may be nested inside each other; less than 1
    ///     counts as 1. Recursion that repeats the same values is found long before. One whose values change at each
    ///     level ends only here, and each level takes about 1 KB until then.
    ///   - nodeLimit: as much work as so many nodes take may be done before a resolution is given up; changes of the
    ///     environment count, too.
    ///   - isIncremental: whether a body is made again only where something that it depends on changed.
    ///   - equality: the rule by which two styles are the same (rules F4, F5).
    ///   - reapplication: what becomes of the `@Environment` of a style that pushes itself again (rule D5).
    public init(
        depthLimit: Int = Resolver.standardDepthLimit, nodeLimit: Int = .max, isIncremental: Bool = true,
        equality: StyleEquality = .fields, reapplication: Reapplication = .fresh
    ) {
        self.depthLimit = max(1, depthLimit)
        self.nodeLimit = nodeLimit
        self.isIncremental = isIncremental
        comparison = Comparison(styles: equality)
        comparison.reapplication = reapplication
        queue = UpdateQueue(comparison: comparison)
    }

    /// The depth limit where none is given, 400,000: enough for 100,000 boxes inside each other, each shown by two styles
    /// and a view of its own.
    public static var standardDepthLimit: Int { 400_000 }

    /// What becomes of the `@Environment` of a style that pushes itself again (rule D5). With another value all bodies
    /// of the next tree are made again.
    public var reapplication: Reapplication {
        get { comparison.reapplication }
        set {
            guard newValue != reapplication else { return }
            comparison.reapplication = newValue
            canReuse = false
        }
    }

    /// The rule by which two styles are the same (rules F4, F5). With another value all bodies of the next tree are made
    /// again.
    public var equality: StyleEquality {
        get { comparison.styles }
        set {
            guard newValue != equality else { return }
            comparison.styles = newValue
            canReuse = false
        }
    }

    /// Resolves a view in an environment. Linear in the number of bodies that are made; depth costs no machine stack.
    ///
    /// - Throws: `ResolutionError` where styles or views recur without end, or where `shouldStop` said so. The last
    ///   tree and its state stay as they were.
    public func resolve<Root: View>(
        _ view: Root, in environment: EnvironmentValues = EnvironmentValues()
    ) throws(ResolutionError) -> Node {
        comparison.mayHideChanges = false
        let environment = presented(environment)
        let root = Node(
            type: TypeIdentity(Root.self), kind: .group, payload: nil, environment: environment, interaction: nil,
            title: nil, slot: 0, parent: nil)
        let inputs = Inputs(environment: environment, parent: root, previous: tree, depth: Inputs.Depth())
        let make = { (inputs: Inputs, resolver: Resolver) in Root._resolve(view, at: inputs, by: resolver) }
        do {
            try run { make(inputs, self) }
        } catch {
            repair()
            throw error
        }
        tree = root
        resolveAgain = make
        isOutdated = false
        try update()
        return root
    }

    func run(_ start: () -> Void) throws(ResolutionError) {
        failure = nil
        failedPush = nil
        spent = 0
        let context = EvaluationContext.current ?? ownContext
        currentBody = context.body
        context.body.start(isIncremental: isIncremental, queue: queue)
        EvaluationContext.$current.withValue(context) { _ = finish(start) }
        context.body.end()
        comparison.forgetDifferences()
        pending.removeAll()
        canReuse = failure == nil
        if let failure { throw failure }
    }

    /// Does some work and all that it leaves to do, while no other work waits. Answers whether nothing failed.
    func finish(_ start: () -> Void) -> Bool {
        start()
        pending.reverse()
        while failure == nil, let item = pending.popLast() {
            if shouldStop?() == true { failure = .stopped }
            let mark = pending.count
            runObserving(item)
            // Nothing may hold on to the tree that this one takes the place of.
            item.inputs.previous = nil
            // What the item left to do comes next, in the order of the views.
            if pending.count > mark + 1 { pending[mark...].reverse() }
        }
        return failure == nil
    }

    /// Whether the resolution has failed or was stopped, so that work under way may end.
    public var isStopped: Bool { failure != nil }

    /// Ends the resolution with an error; the first one stands.
    public func fail(_ error: ResolutionError) { fail(error, pushedAt: nil) }

    func fail(_ error: ResolutionError, pushedAt place: SourcePlace?) {
        guard failure == nil else { return }
        (failure, failedPush) = (error, place)
    }

    /// What the parts of a resolution take, beside each other.
    enum Work: Int {
        /// A node that is opened.
        case node = 8
        /// A change of the environment.
        case write = 5
        /// A style that is pushed.
        case push = 16
    }

    /// Counts work that is done in a node, or for one to be opened there.
    func count(_ work: Work, in parent: @autoclosure () -> Node) {
        spent += work.rawValue
        guard spent / Work.node.rawValue >= nodeLimit, failure == nil else { return }
        let recursion = Recursion(above: parent())
        fail(.tooMuchWork(nodes: nodeLimit, repeating: recursion.isLong ? recursion.names : []))
    }

    /// Takes note of something that sees more of its tree than its environment, such as the room that it has, or what stands
    /// around it.
    package func noteDependenceOnTree() { dependsOnTree = true }

    /// Forgets all state: the next tree begins anew.
    public func forgetState() {
        tree = nil
        resolveAgain = nil
        isOutdated = false
        hasLateContent = false
    }

    /// Forgets the state of the views and styles of some types: theirs begins anew in the next tree. Linear in the
    /// number of nodes.
    public func forgetState(where isForgotten: (TypeIdentity) -> Bool) {
        var pending = tree.map { [$0] } ?? []
        while let node = pending.popLast() {
            if !node.states.isEmpty, isForgotten(node.type) || node.take.map({ isForgotten($0.style.type) }) == true {
                for state in node.states where state.node === node { state.node = nil }
                node.states = []
            }
            pending += node.children
        }
    }

    /// Whether something may have changed that an `==` of the program left out, so that the tree shows what was there before
    /// (rule F5).
    package var mayHideChanges: Bool { comparison.mayHideChanges }

    func installation(at node: Node) -> Installation {
        Installation(node: node, resolver: self)
    }

    func schedule(_ item: WorkItem) {
        if let aim, !aim.leads(through: item.node) { return }
        pending.append(item)
    }

    /// Does something once all bodies are made of what was resolved at a node so far.
    package func finally(at inputs: Inputs, _ work: @escaping () -> Void) {
        schedule(FinalWork(inputs: inputs, work))
    }

    /// Puts a body that was made into the tree, and keeps it for when only the environment changes.
    public func place<Content: View>(_ body: Content, at inputs: Inputs) {
        inputs.parent.madeBody = AnyView(body)
        Content._resolve(body, at: inputs, by: self)
    }
}
