import Components
import StyleEngine
import Trees

/// A canvas that a Swift program plays on as a person does in the shell: it shows a view, puts modifiers around it, taps
/// what reacts, and sees a picture after each step.
///
///     let stage = Stage { print($0.shownText ?? "") }
///     try stage.show { GroupBox("Outer") { GroupBox("Inner") { Text("hello") } } }
///     try stage.modify { $0.groupBoxStyle(.automatic) }
///
/// Views are given as closures, because they are made anew for each drawing: like the body of a view, they may read
/// variables that change. Drawing costs what the whole canvas costs, linear in its nodes.
public final class Stage {
    /// How things are drawn, and what views see of their surroundings. Call `refresh()` after changing it.
    public var settings = StageSettings() {
        didSet { canvas.invalidate(isSeen: true) }
    }

    private var canvas = StagedCanvas<AnyView> { false }
    private let tell: (StageEvent) -> Void
    /// The picture that was drawn last, and how the things on it look.
    private var lastPicture: DrawnPicture?
    /// What was drawn last, to be touched where something that it did lets nothing be drawn.
    private var lastNodes: NumberedTree?

    /// Creates a stage with nothing on it.
    ///
    /// - Parameter tell: told of all that is to be seen, in order: `shownText` of an event is what the shell shows.
    public init(tell: @escaping (StageEvent) -> Void) {
        self.tell = tell
    }

    /// Makes a view the canvas, and draws it. State inside it begins anew.
    ///
    /// - Throws: `ResolutionError` where styles or views recur without end, or where a style is a class. The canvas is
    ///   then what it was before.
    public func show(@ViewBuilder _ view: @escaping () -> some View) throws {
        try change(isNew: true) { $0.replace { AnyView(view()) } }
    }

    /// Puts a view in the place of the one that was shown, and draws it. State inside it goes on where it has the same
    /// type. For modifiers of a type's own, as `bold()` of `Text`.
    ///
    /// - Throws: as `show` does.
    public func update(@ViewBuilder _ view: @escaping () -> some View) throws {
        try change { $0.exchange { AnyView(view()) } }
    }

    /// Puts modifiers around the canvas, and draws it. State inside goes on.
    ///
    /// - Throws: as `show` does.
    public func modify(_ modify: @escaping (AnyView) -> some View) throws {
        try change { $0.add(StagedCanvas.Layer(isOfOwnType: false) { AnyView(modify($0)) }) }
    }

    /// Draws the canvas once more, after something that it reads has changed.
    ///
    /// - Throws: as `show` does.
    public func refresh() throws {
        canvas.invalidate()
        try draw(always: false)
    }

    /// Shows a value as the shell does, and draws the canvas where that has changed it.
    ///
    /// - Parameter canChange: whether making the value may have changed what the canvas reads.
    /// - Throws: as `show` does.
    public func value<Value>(_ value: Value, canChange: Bool = true, file: String = #fileID) throws {
        tell(.text(ValueText.text(of: value, in: file)))
        if canChange { try refresh() }
    }

    /// Shows the resolved tree of the canvas, or the part of it at one node.
    ///
    /// - Throws: as `show` does, and `GestureError` where there is no such node.
    public func printTree(_ node: Int? = nil, isCompact: Bool = false) throws {
        let nodes = try nodes()
        if let node { _ = try NodeReference.number(node).numbers(in: nodes) }
        guard isCompact else {
            let numbers = node.map { nodes.subtree(of: $0) } ?? nodes.numbers
            let looks = try canvas.painting(in: settings)?.looks ?? [:]
            return tell(.text(nodes.text(width: settings.width, of: numbers, looks: looks)))
        }
        let root = try node.flatMap { nodes[$0]?.node } ?? canvas.tree(in: settings)
        if let root { tell(.text(CompactTree(of: root).text)) }
    }

    /// Changes the canvas and draws it; where it can't be drawn, it stays as it was.
    private func change(isNew: Bool = false, _ change: (inout StagedCanvas<AnyView>) -> Void) throws {
        let before = canvas
        change(&canvas)
        do {
            try draw(isNew: isNew)
        } catch {
            canvas = before
            throw error
        }
    }

    func perform(_ gesture: Gesture) throws {
        let shown: NumberedTree
        do {
            shown = try nodes()
        } catch {
            guard let lastNodes else { throw error }
            shown = lastNodes
        }
        try gesture.perform(in: shown)
        canvas.invalidate(isSeen: true)
        try draw()
    }

    private func nodes() throws -> NumberedTree {
        try canvas.nodes(in: settings) ?? NumberedTree(of: Resolver().resolve(EmptyView()))
    }

    private func draw(always: Bool = true, isNew: Bool = false) throws {
        guard let root = try canvas.tree(in: settings), let painting = try canvas.painting(in: settings) else { return }
        let picture = DrawnPicture(of: painting, root, in: settings, since: isNew ? nil : lastPicture?.legend)
        let nodes = try nodes()
        lastNodes = nodes
        let tree = nodes.text(width: settings.width, looks: painting.looks)
        let isShown = always || lastPicture?.looksLike(picture) != true
        tell(.drawing(picture: picture.text, tree: tree, isShown: isShown))
        lastPicture = picture
    }
}
