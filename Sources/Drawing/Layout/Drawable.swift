/// The children of an element.
public typealias Subviews = [Element]

/// A thing that can be measured, placed and painted: the payload of an element.
///
/// The parent proposes a size, the thing chooses one, the parent places it. A wrapper around one child needs only say
/// where it differs: by default a thing takes its children's size, places each at its own origin, and paints them.
///
/// Everything is done in the thing's own cells: its frame begins at 0, 0, and so do the places of its children.
public protocol Drawable {
    /// The size the thing takes when this one is proposed. Answers are remembered for each proposal.
    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size

    /// The columns that the thing needs so that no word in it is broken; by default those of its children.
    func breadth(_ subviews: Subviews) -> Int

    /// How high the thing is at least, in rows, whatever is proposed: a row for each line of text that is sure to be there. A
    /// control with a border is higher than a line, though it is drawn on one. By default it is as high as its highest child.
    func leastRows(_ subviews: Subviews) -> Int

    /// Whether the thing takes all the rows that it is offered, or as many as go with its width, as a colour. By default it
    /// does if a child does.
    func fillsRows(_ subviews: Subviews) -> Bool

    /// Whether a line or a fill is drawn along the edges of the thing, on its outermost cells, or would be if it could be seen.
    /// By default it is where it is along those of its only child.
    func hasEdge(_ subviews: Subviews) -> Bool

    /// Whether an edge is drawn around the first child, or at its edges. By default it isn't.
    func drawsEdgeAroundFirst(_ subviews: Subviews) -> Bool

    /// What the thing is inside of an edge that is drawn around it; nil where it is the same, as it is by default.
    var insideEdge: (any Drawable)? { get }

    /// Along which edges the thing keeps a row free. By default it does where its only child does.
    func freeRows(_ subviews: Subviews) -> FreeRows

    /// Places the children, with `Element.place`, inside the frame that the thing gets.
    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal)

    /// The children that can be seen, by default all. Others need not be placed.
    func shown(of subviews: Subviews) -> Subviews

    /// Whether nothing shows of the children outside the frame.
    var isClipping: Bool { get }

    /// The children of whose sizes the thing's own is made, and which stick out with it; by default those that are shown.
    func measured(of subviews: Subviews) -> Subviews

    /// Whether the thing lets its child stick out on purpose, as negative padding does.
    var isPulling: Bool { get }

    /// The axes along which the thing has a length of its own, so that its child may stick out.
    var framedAxes: Axis.Set { get }

    /// The cells in which something may be painted, of which those are known that the frame and the children take; by
    /// default no more.
    func reach(of extent: Rect, _ subviews: Subviews) -> Rect

    /// Paints the thing and its children.
    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews)

    /// Where a guide is, in half cells from the upper left corner, if the thing has a place of its own for it. The
    /// children have been placed; by default that of a child around which the thing is wrapped counts, or what those of
    /// several come to.
    func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int?

    /// Whether the thing says itself where a guide is that isn't a baseline, as `alignmentGuide` does.
    var setsGuide: Bool { get }

    /// Whether the thing is a box whose edge can cast a shadow. By default it is if a child is.
    func isBox(_ subviews: Subviews) -> Bool

    /// Whether it says something to the container around it, as `zIndex` does.
    var isWish: Bool { get }

    /// How important it is to give the thing the space it asks for; nil takes it from the first child.
    var priority: Double? { get }

    /// Whether the thing is as wide as it likes to be as long as there is room, as an image: a row serves it first.
    var isRigid: Bool { get }

    /// Whether the thing takes its ideal width in an open one, and fills a firm one, as a slider.
    var isModest: Bool { get }

    /// Whether what stands inside says nothing to the containers around the thing, as if it weren't there.
    var isEnclosed: Bool { get }

    /// Whether a stack with its usual spacing keeps none beside the thing, as beside a spacer.
    var isSpacer: Bool { get }

    /// Whether the thing goes across a stack as far as its other children do, as a divider. By default it does if its
    /// only child does.
    func isRule(_ subviews: Subviews) -> Bool
}

extension Drawable {
    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        if subviews.count == 1 { return subviews[0].size(proposal) }
        var size = Size.zero
        for child in subviews {
            let other = child.size(proposal)
            size = Size(width: max(size.width, other.width), height: max(size.height, other.height))
        }
        return size
    }

    public func breadth(_ subviews: Subviews) -> Int { subviews.reduce(0) { max($0, $1.breadth) } }

    public func leastRows(_ subviews: Subviews) -> Int {
        subviews.isEmpty ? 1 : subviews.reduce(0) { max($0, $1.leastRows) }
    }

    public func fillsRows(_ subviews: Subviews) -> Bool { subviews.contains { $0.fillsRows } }

    public func drawsEdgeAroundFirst(_ subviews: Subviews) -> Bool { false }

    public var insideEdge: (any Drawable)? { nil }

    public func hasEdge(_ subviews: Subviews) -> Bool { subviews.count == 1 && subviews[0].hasEdge }

    public func freeRows(_ subviews: Subviews) -> FreeRows { subviews.count == 1 ? subviews[0].freeRows : FreeRows() }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        for child in subviews { child.place(at: frame.origin, proposal) }
    }

    public func shown(of subviews: Subviews) -> Subviews { subviews }

    public var isClipping: Bool { false }

    public func measured(of subviews: Subviews) -> Subviews { shown(of: subviews) }

    public var isPulling: Bool { false }

    public var framedAxes: Axis.Set { [] }

    public func reach(of extent: Rect, _ subviews: Subviews) -> Rect { extent }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        for child in shown(of: subviews) { child.paint(on: &canvas) }
    }

    public func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int? {
        subviews.count == 1 ? subviews[0].placedGuide(guide) : subviews.combined(guide)
    }

    public func isBox(_ subviews: Subviews) -> Bool { subviews.contains { $0.isBox } }

    public var setsGuide: Bool { false }

    public var isWish: Bool { false }

    public var priority: Double? { nil }

    public var isRigid: Bool { false }

    public var isModest: Bool { false }

    public var isEnclosed: Bool { false }

    public var isSpacer: Bool { false }

    public func isRule(_ subviews: Subviews) -> Bool { subviews.count == 1 && subviews[0].isRule }
}
