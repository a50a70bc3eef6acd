import Drawing
import StyleEngine
import Trees

/// A view as a canvas holds it: with its own type, where a modifier may need that.
package protocol StagedView {
    /// A view of which nothing more is known.
    init(_ view: AnyView)
    /// The view, for the engine.
    var view: AnyView { get }
}

extension AnyView: StagedView {
    package var view: AnyView { self }
}

/// Tells whether what was read while something was made has changed since.
package protocol NotedReads: AnyObject {
    /// Notes what a piece of work reads.
    func noting<Result>(_ work: () throws -> Result) rethrows -> Result
    /// Whether nothing of it can have changed since.
    func areUnchanged() -> Bool
    /// The names of the variables that were read.
    var names: Set<String> { get }
}

/// The canvas: the view that was entered last, and the modifiers that were put on it since.
///
/// Both are kept as what makes them, because like the body of a view they read variables that change. They are made anew
/// for a drawing where that may be: what they hold, such as an object that a view makes for itself, is kept until then.
package struct StagedCanvas<Content: StagedView> {
    /// Makes the view.
    package typealias Base = () throws -> Content

    /// Modifiers that were put on the canvas.
    package struct Layer {
        /// Whether they need the canvas's own type, so that nothing may stand between.
        package let isOfOwnType: Bool
        /// Makes a view of the one that it modifies.
        let modify: (Content) throws -> Content

        /// Describes modifiers.
        package init(isOfOwnType: Bool, modify: @escaping (Content) throws -> Content) {
            self.isOfOwnType = isOfOwnType
            self.modify = modify
        }
    }

    private var base: Base?
    private var layers: [Layer] = []
    private var made: Made?
    private var place = CanvasContent.Place()
    private var resolver: Resolver
    /// Whether something may have changed of which the engine doesn't know, so that all bodies must be made again.
    private var hasUnseenChanges = true
    private var resolved: Node?
    /// How often bodies were made so far, and whether the last time all of them were, so that all that they tell was told then.
    package private(set) var resolutions = (count: 0, isWhole: false)
    /// The names of the variables that the bodies in the tree read when they were made.
    package private(set) var readVariables: Set<String> = []
    private var derived = Derived()
    /// The tree with all that led to it, as somebody asked for it last: what is asked next is asked of the same.
    private var tracedLast: (settings: StageSettings, tree: TracedTree)?
    /// What follows from the tree alone, and from how it is drawn.
    private struct Derived {
        var nodes: NumberedTree?
        var painted: (settings: StageSettings, painting: Painting)?
    }
    /// The view, and what each layer made of it.
    private struct Made {
        let reads: any NotedReads
        /// How many of the layers get the view with its own type; behind them it stands in its place on the canvas.
        var ownLayers = 0
        /// The view, and what each layer made of the one before.
        var contents: [Content] = []
    }
    /// The page for which it is known which of several views fit.
    private var chosenFor: StageSettings?

    /// Creates a canvas with nothing on it.
    ///
    /// - Parameters:
    ///   - mustStop: asked before each body whether to stop.
    ///   - drawing: what is told of the work on a layout, and ends it.
    ///   - reads: begins to note what is read; nil where nobody knows.
    package init(
        mustStop: @escaping () -> Bool, drawing: @escaping () -> Cancellation? = { nil },
        reads: @escaping () -> (any NotedReads)? = { nil }
    ) {
        resolver = Self.resolver(mustStop)
        self.mustStop = mustStop
        self.drawing = drawing
        self.reads = reads
    }

    private let mustStop: () -> Bool
    private let drawing: () -> Cancellation?
    private let reads: () -> (any NotedReads)?

    /// Whether there is a canvas.
    package var hasCanvas: Bool { base != nil || isOutdated }

    /// Whether what the canvas was made from is gone, so that it can only be shown.
    package private(set) var isOutdated = false

    /// Whether there is a canvas that must be resolved before it can be looked at.
    package var needsResolving: Bool { base != nil && resolved == nil }

    /// Whether something may have changed that an `==` of the program left out (rule F5).
    package var mayHideChanges: Bool { resolver.mayHideChanges }

    /// The call that pushed the style which the last resolution could not end with; nil where none is known.
    package var failedPush: SourcePlace? { resolver.failedPush }

    /// The stacks that the canvas starts with: what was pushed on it line by line.
    package var stacks: StyleStacks { place.stacks }

    /// Makes another view the canvas; its state starts anew.
    package mutating func replace(by view: @escaping Base) {
        base = view
        isOutdated = false
        layers = []
        made = nil
        place = CanvasContent.Place()
        resolver = Self.resolver(mustStop)
        invalidate()
    }

    /// Puts a view in the place of the one below all modifiers; state goes on where it has the same type.
    package mutating func exchange(for view: @escaping Base) {
        base = view
        made = nil
        layers.removeAll { $0.isOfOwnType }
        invalidate()
    }

    /// Puts modifiers around the canvas; there must be one that is not outdated.
    package mutating func add(_ layer: Layer) {
        layers.append(layer)
        invalidate()
    }

    /// Lets the state of views and styles of some types begin anew.
    package mutating func forgetState(where isForgotten: (TypeIdentity) -> Bool) {
        resolver.forgetState(where: isForgotten)
        invalidate()
    }

    /// Forgets the tree, as something that it was made from may have changed.
    ///
    /// - Parameter isSeen: whether the engine sees what changed, as it does for the state of views. Then only the bodies
    ///   that depend on it are made again (rule F1); else all of them are, because they may read variables.
    package mutating func invalidate(isSeen: Bool = false) {
        tracedLast = nil
        guard !isOutdated else { return }
        if !isSeen { hasUnseenChanges = true }
        resolved = nil
        derived = Derived()
    }

    /// Goes on showing a tree though what it was made from is gone.
    package mutating func keepShowing(_ tree: Node) {
        tracedLast = nil
        base = nil
        made = nil
        layers = []
        isOutdated = true
        resolved = tree
        derived = Derived()
    }

    /// The resolved tree; nil without a canvas.
    package mutating func tree(in settings: StageSettings) throws -> Node? {
        if let resolved {
            if resolver.hasLateContent, !isOutdated { try fit(resolved, to: settings) }
            chooseViews(in: resolved, settings)
            return resolved
        }
        guard let canvas = try view() else { return nil }
        resolver.isIncremental = !hasUnseenChanges
        resolver.reapplication = settings.reapply
        resolver.equality = settings.equality
        resolver.fitting = settings.fitting(drawing())
        var root: Node?
        defer { place.settle(root != nil) }
        resolutions = (resolutions.count + 1, false)
        root = try noting { [resolver] in try resolver.resolve(canvas.view, in: settings.environment) }
        resolutions.isWhole = hasUnseenChanges && !resolver.hasLateContent
        if hasUnseenChanges { readVariables = [] }
        readVariables.formUnion(made?.reads.names ?? [])
        hasUnseenChanges = false
        resolved = root
        chosenFor = nil
        if let root { chooseViews(in: root, settings) }
        return root
    }

    /// The tree as it was resolved last; nil where it must be resolved before anybody looks. Its nodes are numbered now, and
    /// their looks told, as what is done to them may change the tree in place.
    package mutating func shown() -> ShownTree? {
        guard let resolved else { return nil }
        let nodes = derived.nodes ?? NumberedTree(of: resolved)
        derived.nodes = nodes
        let painting = nodes.entries.count > ShownTree.mostLooks ? nil : derived.painted?.painting
        return ShownTree(root: resolved, nodes: nodes, looks: painting.map { nodes.looks(among: $0.looks) })
    }

    /// The view with all that was put on it; nil without a canvas.
    ///
    /// - Parameter isNew: whether it must be made now, for those who listen to what is noticed meanwhile.
    private mutating func view(isNew: Bool = false) throws -> Content? {
        guard let base else { return nil }
        guard !isNew, var made = known ?? reads().map({ Made(reads: $0) }) else {
            var contents: [Content] = []
            return try content(of: base, layers, &contents)
        }
        let ownLayers = Self.ownLayers(of: layers)
        if made.ownLayers != ownLayers {
            made.contents.removeLast(max(0, made.contents.count - min(made.ownLayers, ownLayers) - 1))
        }
        made.ownLayers = ownLayers
        let view = try made.reads.noting { try content(of: base, layers, &made.contents) }
        self.made = made
        return view
    }

    /// The view with a layer more.
    private mutating func view(with layer: Layer) throws -> Content? {
        guard let base, let view = try view() else { return nil }
        guard layer.isOfOwnType else { return try layer.modify(view) }
        var contents = made.map { Array($0.contents.prefix($0.ownLayers + 1)) } ?? []
        return try content(of: base, layers + [layer], &contents)
    }

    /// What was made of the canvas, unless it may be another one now.
    private var known: Made? { made.flatMap { $0.reads.areUnchanged() ? $0 : nil } }

    /// Up to the last modifier that needs it, each gives the next one the view with its own type.
    private static func ownLayers(of layers: [Layer]) -> Int { layers.lastIndex { $0.isOfOwnType }.map { $0 + 1 } ?? 0 }

    /// Makes what is missing of a view and its layers.
    private func content(of base: Base, _ layers: [Layer], _ contents: inout [Content]) throws -> Content {
        let ownLayers = Self.ownLayers(of: layers)
        var content = try contents.last ?? base()
        if contents.isEmpty { contents.append(content) }
        if contents.count - 1 == ownLayers { content = placed(content) }
        for index in contents.count - 1..<layers.count {
            content = try layers[index].modify(content)
            contents.append(content)
            if index + 1 == ownLayers { content = placed(content) }
        }
        return content
    }

    /// A view in its place on the canvas.
    private func placed(_ content: Content) -> Content {
        Content(AnyView(CanvasContent(view: content.view, place: place)))
    }

    /// Does a piece of work that may read what the canvas depends on.
    private func noting<Result>(_ work: () throws -> Result) rethrows -> Result {
        guard let reads = made?.reads else { return try work() }
        return try reads.noting(work)
    }

    /// The canvas, resolved once more beside its tree, with all that led to it; nil without a canvas, or where what it was
    /// made from is gone. Costs what resolving all of it does, once until the canvas changes.
    ///
    /// - Parameters:
    ///   - omitted: calls of such a tree that are left out, to see what would be without them.
    ///   - target: a node of another such tree, around which alone bodies are made.
    ///   - isNew: whether it must be resolved now, for those who listen to what is noticed meanwhile.
    package mutating func traced(
        in settings: StageSettings, without omitted: [MadeCall] = [], towards target: Node? = nil, isNew: Bool = false
    ) throws -> TracedTree? {
        guard try tree(in: settings) != nil else { return nil }
        let isWhole = omitted.isEmpty && target == nil
        if isWhole, !isNew, let tracedLast, tracedLast.settings == settings { return tracedLast.tree }
        guard let canvas = try view(isNew: isNew) else { return nil }
        defer { place.settle(false) }
        let trace = Trace()
        // Bodies that are made tell what is noticed meanwhile.
        let root = try resolver.resolveAside(
            canvas.view, in: settings.environment, into: trace, without: omitted, towards: target,
            reusingBodies: !isNew)
        _ = chooseViews(in: root, by: settings)
        let traced = TracedTree(root: root, nodes: NumberedTree(of: root, drawing()), trace: trace)
        if isWhole, drawing()?.isCancelled != true { tracedLast = (settings, traced) }
        return traced
    }

    /// The canvas with all that led to one of its nodes, and to those around that; nil without a canvas, where what it was made
    /// from is gone, or where there is no such node. Costs what resolving these does.
    package mutating func traced(around number: Int, in settings: StageSettings) throws -> TracedTree? {
        guard let shown = try tree(in: settings), let nodes = try nodes(in: settings), let node = nodes[number]?.node
        else { return nil }
        if let tracedLast, tracedLast.settings == settings { return tracedLast.tree }
        // Only all of the tree tells which room there is for what stands in a reader.
        guard !resolver.hasLateContent else { return try traced(in: settings) }
        guard let canvas = try view() else { return nil }
        defer { place.settle(false) }
        let trace = Trace()
        let root = try resolver.resolveAside(
            canvas.view, in: settings.environment, into: trace, towards: node, reusingBodies: true)
        guard let way = root.complete(towards: node) else { return try traced(in: settings) }
        return TracedTree(root: root, nodes: nodes.exchanging(way), trace: trace, shown: shown)
    }

    /// What modifiers would make of the canvas, resolved beside its tree; nil without a canvas, or where what it was made from
    /// is gone. Only those bodies are made which depend on what the modifiers change.
    package mutating func tree(with layer: Layer, in settings: StageSettings) throws -> ModifiedTree? {
        guard try tree(in: settings) != nil, let canvas = try view(with: layer) else { return nil }
        defer { place.settle(false) }
        let root = try resolver.resolveAside(canvas.view, in: settings.environment, into: nil, reusingBodies: true)
        _ = chooseViews(in: root, by: settings)
        return ModifiedTree(root: root, content: place.next, stacks: stacks)
    }

    /// The tree as it would be on another page, resolved beside the one that is shown, which stays as it is: only those bodies
    /// are made which depend on what differs. Nil without a canvas; the tree itself where what it was made from is gone.
    package mutating func tree(in settings: StageSettings, beside shown: StageSettings) throws -> Node? {
        guard let tree = try tree(in: shown) else { return nil }
        guard let canvas = try view() else { return tree }
        let fitting = resolver.fitting
        resolver.fitting = settings.fitting(drawing())
        defer {
            resolver.fitting = fitting
            place.settle(false)
        }
        let root = try resolver.resolveAside(canvas.view, in: settings.environment, into: nil, reusingBodies: true)
        _ = chooseViews(in: root, by: settings)
        return root
    }

    /// Leaves out of the tree what doesn't fit the page, which may be another one than before.
    private mutating func chooseViews(in tree: Node, _ settings: StageSettings) {
        guard chosenFor != settings else { return }
        chosenFor = settings
        if chooseViews(in: tree, by: settings) { derived = Derived() }
    }

    private func chooseViews(in tree: Node, by settings: StageSettings) -> Bool {
        resolver.dependsOnTree && settings.fitting(drawing()).chooseViews(in: tree)
    }

    /// Has the tree fit a page that may be another one: what stands in readers depends on it.
    private mutating func fit(_ tree: Node, to settings: StageSettings) throws {
        let before = resolver.lateContentsMade
        try noting { [resolver] in try resolver.fit(tree, by: settings.fitting(drawing())) }
        if resolver.lateContentsMade != before { derived = Derived() }
    }

    /// The numbered nodes of the resolved tree; nil without a canvas.
    package mutating func nodes(in settings: StageSettings) throws -> NumberedTree? {
        guard let root = try tree(in: settings) else { return nil }
        if let nodes = derived.nodes { return nodes }
        let cancellation = drawing()
        let nodes = NumberedTree(of: root, cancellation)
        if cancellation?.isCancelled == true { throw ResolutionError.stopped }
        derived.nodes = nodes
        return nodes
    }

    /// The tree as it is painted; nil without a canvas. What was painted last costs nothing until the canvas changes.
    ///
    /// - Parameter cancellation: what ends the painting before its end; there is then nothing on it.
    package mutating func painting(
        in settings: StageSettings, cancellation: Cancellation? = nil
    ) throws -> Painting? {
        guard let root = try tree(in: settings) else { return nil }
        if let painted = derived.painted, painted.settings == settings { return painted.painting }
        let painting = settings.painting(of: root, cancellation: cancellation)
        if cancellation?.isCancelled != true { derived.painted = (settings, painting) }
        return painting
    }

    /// The most nodes of a canvas: more take minutes, and nobody looks at them.
    private static var nodeLimit: Int { 500_000 }

    private static func resolver(_ mustStop: @escaping () -> Bool) -> Resolver {
        let resolver = Resolver(nodeLimit: nodeLimit)
        resolver.shouldStop = mustStop
        return resolver
    }
}
