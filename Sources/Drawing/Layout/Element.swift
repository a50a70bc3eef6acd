/// A node of the tree that is laid out: something drawable, and its children.
///
/// An element is measured any number of times, placed, and painted. Sizes are remembered for each proposal, so that a
/// layout is linear in the number of elements, however deep they are nested.
public final class Element {
    /// What is measured, placed and painted.
    public let drawing: any Drawable
    /// What is laid out inside, in the order of the views.
    public private(set) var children: [Element]
    /// The priority with which stacks give space.
    public let priority: Double
    /// Whether the element is a box whose edge can cast a shadow.
    public let isBox: Bool
    /// Whether a stack with its usual spacing keeps none beside the element.
    public let isSpacer: Bool
    /// Whether the element goes across a stack as far as the other children do.
    public let isRule: Bool
    /// Whether something inside says itself where one of its guides is, which containers must ask for then.
    public let hasGuides: Bool
    /// Where the element is on the canvas, once it has been placed.
    public private(set) var frame = Rect(origin: .zero, size: .zero)

    private var sizes = SizeMemory()
    private var guides: [GuideKey: Int?] = [:]
    private let depth: Int

    private struct GuideKey: Hashable {
        let guide: Guide
        let proposal: Proposal
    }

    /// An element of something drawable and what stands inside. An element is part of one tree only.
    public init(_ drawing: any Drawable, _ children: [Element] = []) {
        self.drawing = drawing
        self.children = children
        priority = drawing.priority ?? (children.count == 1 ? children[0].priority : 0)
        isBox = drawing.isBox(children)
        isSpacer = drawing.isSpacer
        isRule = drawing.isRule(children)
        hasGuides = drawing.setsGuide || children.contains { $0.hasGuides }
        depth = children.reduce(0) { max($0, $1.depth) } + 1
    }

    /// The size that the element takes when one is proposed.
    public func size(_ proposal: Proposal) -> Size {
        if let size = sizes[proposal] { return size }
        let size = drawing.size(proposal, children)
        sizes[proposal] = size
        return size
    }

    /// Gives the element its place, and lets it place its children.
    public func place(at origin: Point, _ proposal: Proposal) {
        frame = Rect(origin: origin, size: size(proposal))
        if !children.isEmpty { drawing.place(children, in: frame, proposal) }
    }

    /// Paints the element where it has been placed.
    public func paint(on canvas: inout Canvas) { drawing.paint(on: &canvas, in: frame, children) }

    /// Where a guide would be, in half cells, if this size were proposed.
    func guide(_ guide: Guide, _ proposal: Proposal) -> Int {
        let size = size(proposal)
        guard guide.isUneven || hasGuides else { return guide.standard(in: size) }
        let key = GuideKey(guide: guide, proposal: proposal)
        if let known = guides[key] { return known ?? guide.standard(in: size) }
        place(at: .zero, proposal)
        let own =
            drawing.guide(guide, in: frame, children)
            ?? guide.own.map { custom in custom.standard(in: size) { self.guide($0, proposal) } }
        guides[key] = .some(own)
        return own ?? guide.standard(in: size)
    }

    /// The cells that the element and everything in it take.
    var bounds: Rect { children.reduce(frame) { $0.union($1.bounds) } }

    deinit {
        // Deep trees are taken apart in a loop: releasing them level by level would need a deep machine stack.
        guard depth > 500 else { return }
        var rest = children
        children = []
        while var element = rest.popLast() {
            guard isKnownUniquelyReferenced(&element) else { continue }
            rest += element.children
            element.children = []
        }
    }
}
