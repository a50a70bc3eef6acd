import Language
import StyleEngine
import Trees

/// The canvas: the view that was entered last, and the modifiers that were put on it since.
///
/// Both are kept as what makes them, because they are made anew for each drawing: like the body of a view, they read
/// the variables of the session.
struct Stage {
    /// Makes the view.
    typealias View = () throws -> CanvasView

    /// Modifiers that were put on the canvas.
    struct Layer {
        /// Whether they need the canvas's own type, so that nothing may stand between.
        let isOfOwnType: Bool
        /// Makes a view of the one that it modifies.
        let modify: (CanvasView) throws -> CanvasView
    }

    private var base: View?
    private var layers: [Layer] = []
    private var place = CanvasContent.Place()
    private var resolver: Resolver
    private var resolved: Node?
    private var numbered: NumberedTree?

    /// The deepest nesting of bodies that is not taken for endless recursion.
    static let depthLimit = 10_000

    /// Creates a stage without a canvas.
    ///
    /// - Parameter mustStop: asked before each body whether to stop.
    init(mustStop: @escaping () -> Bool) {
        resolver = Stage.resolver(mustStop)
        self.mustStop = mustStop
    }

    private let mustStop: () -> Bool

    /// Whether there is a canvas.
    var hasCanvas: Bool { base != nil || isOutdated }

    /// Whether what the canvas was made from is gone, so that it can only be shown.
    private(set) var isOutdated = false

    /// Whether there is a canvas that must be resolved before it can be looked at.
    var needsResolving: Bool { base != nil && resolved == nil }

    /// The stacks that the canvas starts with: what was pushed on it line by line.
    var stacks: StyleStacks { place.stacks }

    /// The numbered tree, where it has been resolved and nothing changed since.
    var knownNodes: NumberedTree? { numbered }

    /// Makes another view the canvas; its state starts anew.
    mutating func replace(by view: @escaping View) {
        base = view
        isOutdated = false
        layers = []
        place = CanvasContent.Place()
        resolver = Stage.resolver(mustStop)
        invalidate()
    }

    /// Puts modifiers around the canvas; there must be one that is not outdated.
    mutating func add(_ layer: Layer) {
        layers.append(layer)
        invalidate()
    }

    /// Lets the state of views and styles of some declared types begin anew.
    mutating func forgetState(of types: Set<String>) {
        resolver.forgetState { $0.declared.map { types.contains($0.name) } ?? false }
        invalidate()
    }

    /// Forgets the tree, as something that it was made from may have changed.
    mutating func invalidate() {
        guard !isOutdated else { return }
        resolved = nil
        numbered = nil
    }

    /// Goes on showing a tree though what it was made from is gone.
    mutating func keepShowing(_ tree: Node) {
        base = nil
        layers = []
        isOutdated = true
        resolved = tree
        numbered = nil
    }

    /// The resolved tree; nil without a canvas.
    mutating func tree(in environment: EnvironmentValues) throws -> Node? {
        if let resolved { return resolved }
        guard let base else { return nil }
        var canvas = try base()
        // Until a modifier of any view comes, each needs the type that the view before it has.
        let own = layers.prefix { $0.isOfOwnType }
        for layer in own { canvas = try layer.modify(canvas) }
        canvas = CanvasView(AnyView(CanvasContent(view: canvas.view, place: place)))
        for layer in layers[own.endIndex...] { canvas = try layer.modify(canvas) }
        let root = try resolver.resolve(canvas.view, in: environment)
        resolved = root
        return root
    }

    /// The numbered nodes of the resolved tree; nil without a canvas.
    mutating func nodes(in environment: EnvironmentValues) throws -> NumberedTree? {
        if let numbered { return numbered }
        guard let root = try tree(in: environment) else { return nil }
        let nodes = NumberedTree(of: root)
        numbered = nodes
        return nodes
    }

    private static func resolver(_ mustStop: @escaping () -> Bool) -> Resolver {
        // Bodies read the session's variables, of whose changes the engine does not know.
        let resolver = Resolver(depthLimit: depthLimit, isIncremental: false)
        resolver.shouldStop = mustStop
        return resolver
    }
}
