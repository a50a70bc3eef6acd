/// A node of the tree that is laid out: something drawable, and its children.
///
/// An element is measured any number of times, placed, and painted. What it answers is remembered for each proposal, and
/// its children are placed for one proposal at a time, so that a layout is linear in the number of elements.
///
/// Accesses to its properties are not watched for overlaps while it runs: each reads or writes a value and is over.
public final class Element {
    /// What is measured, placed and painted.
    @exclusivity(unchecked) public internal(set) var drawing: any Drawable
    /// What is laid out inside, in the order of the views.
    @exclusivity(unchecked) public private(set) var children: Subviews
    /// The priority with which stacks give space.
    public let priority: Double
    /// Whether the element is a box whose edge can cast a shadow.
    public let isBox: Bool
    /// How high the element is at least, in rows, whatever is proposed.
    @exclusivity(unchecked) package private(set) var leastRows = 0
    /// Whether the element takes all the rows that it is offered, or as many as go with its width.
    let fillsRows: Bool
    /// Whether a line or a fill is drawn along the edges of the element.
    package let hasEdge: Bool
    /// Whether the element keeps a row free along its upper and along its lower edge.
    let freeRows: FreeRows
    /// Whether a stack with its usual spacing keeps none beside the element.
    public let isSpacer: Bool
    /// Whether the element goes across a stack as far as the other children do.
    public let isRule: Bool
    /// Whether something inside says itself where one of its guides is, which containers must ask for then.
    public let hasGuides: Bool
    /// Whether something inside may stick out because of negative padding.
    let isPulled: Bool
    /// Whether something inside may stick out of a frame.
    let isFramed: Bool
    /// Whether the element is as wide as it likes to be as long as there is room, such as an image.
    let isRigid: Bool
    /// Whether the element, or something inside, takes its ideal width in an open one and fills a firm one.
    let isModest: Bool
    /// Whether the element, or what it is wrapped around, says something to the container that it stands in.
    let hasWishes: Bool
    /// How many elements stand inside each other, this one included.
    let depth: Int

    /// The node that the element was made for.
    @exclusivity(unchecked) package var owner: ObjectIdentifier?

    /// Whether its node is dark on a light page, or light on a dark one.
    @exclusivity(unchecked) package var isForeign = false

    /// Whether the element is a control that doesn't react.
    @exclusivity(unchecked) package var isIdleControl = false

    /// Where the element is in the one around it, once that has placed it.
    @exclusivity(unchecked) public private(set) var frame = Rect(origin: .zero, size: .zero)
    /// The half cells by which it stands further to the right and down.
    @exclusivity(unchecked) private(set) var rest = HalfCells.none
    /// What the element was offered when it was placed.
    @exclusivity(unchecked) package private(set) var offer = Proposal.unspecified
    /// The proposal for which the children have been placed.
    @exclusivity(unchecked) private var arrangement: Proposal?
    /// All that may show of the element and of what is inside, in its own cells.
    @exclusivity(unchecked) private var extent = Rect(origin: .zero, size: .zero)
    @exclusivity(unchecked) private var sizes = SizeMemory()
    private var guides: [GuideKey: Int?]?
    @exclusivity(unchecked) private var ownBreadth: Int32 = -1
    private var overhangs: [OverhangKey: Overhang]?
    /// Whether something inside casts a shadow beside it.
    let castsShadow: Bool
    /// Asked whether the drawing must end.
    @exclusivity(unchecked) private var cancellation: Cancellation?

    private struct GuideKey: Hashable {
        let guide: Guide
        let proposal: Proposal
    }

    private struct OverhangKey: Hashable {
        let proposal: Proposal
        let framed: Bool
    }

    /// An element of something drawable and what stands inside. An element is part of one tree only.
    public init(_ drawing: any Drawable, _ children: [Element] = []) {
        self.drawing = drawing
        self.children = children
        if drawing.drawsEdgeAroundFirst(children) { children.first?.standInsideEdge() }
        let isEnclosed = drawing.isEnclosed
        let inner = children.count == 1 && !isEnclosed ? children[0] : nil
        priority = drawing.priority ?? inner?.priority ?? 0
        isBox = drawing.isBox(children)
        fillsRows = drawing.fillsRows(children)
        hasEdge = drawing.hasEdge(children)
        freeRows = drawing.freeRows(children)
        isSpacer = drawing.isSpacer
        isRule = drawing.isRule(children)
        isRigid = drawing.isRigid || (inner?.isRigid == true && !(drawing is FlexibleFrameLayout))
        hasWishes = drawing.isWish || inner?.hasWishes == true
        var (depth, hasGuides) = (0, drawing.setsGuide)
        var castsShadow = isBox && drawing is ShadowLayout
        var (isPulled, isFramed) = (drawing.isPulling, !drawing.framedAxes.isEmpty)
        var isModest = drawing.isModest
        for child in children {
            depth = max(depth, child.depth)
            if child.castsShadow { castsShadow = true }
            if child.isModest { isModest = true }
            guard !isEnclosed else { continue }
            if child.hasGuides { hasGuides = true }
            if child.isPulled { isPulled = true }
            if child.isFramed { isFramed = true }
        }
        self.castsShadow = castsShadow
        self.isPulled = isPulled
        self.isFramed = isFramed
        self.isModest = isModest
        self.depth = depth + 1
        self.hasGuides = hasGuides
        measureLeast()
    }

    /// Finds out how high the element is at least.
    func measureLeast() { leastRows = min(drawing.leastRows(children), Size.infinity) }

    /// Whether the element is sure to be higher than a row, so that a column keeps it apart from others like it.
    package var isHigh: Bool { leastRows > 1 }

    /// Whether the element is higher than a row where this is offered, and not only as it has no room for its lines of text.
    func isHigh(in offer: Proposal) -> Bool {
        isHigh || mayBeHigh && size(offer).height > 1
    }

    /// Whether it depends on what is offered how high the element is.
    var mayBeHigh: Bool { !isHigh && (fillsRows || hasEdge) }

    /// The element with the room that its letters take, where it is a text of large ones. Letters of several sizes stand
    /// on one line, or, where there is no room for that, have one size on several.
    package func enlarged(in scale: Scale) -> Element {
        guard let text = drawing as? TextBlock else { return self }
        let sizes = text.sizes.map { Element($0).enlarged(in: scale) }
        if !sizes.isEmpty {
            return Element(FirstFitLayout(in: .horizontal), [Element(LetterLineLayout(), sizes), self])
        }
        if let digits = LargeDigits(text) { return Element(digits, [self]) }
        let spread = text.spread.map { $0 > 1 ? Element(SpreadLayout(spread: $0), [self]) : self } ?? self
        return text.enlargement > 1 ? Element(EnlargedLayout(text.enlargement, in: scale), [spread]) : spread
    }

    /// The size that the element takes when one is proposed.
    public func size(_ proposal: Proposal) -> Size {
        if let size = sizes[proposal] { return size }
        if cancellation?.endsStep() == true { return .zero }
        let size = drawing.size(proposal, children)
        sizes[proposal] = size
        return size
    }

    /// The offer with a length in a direction in which it asked for the ideal one, or was open, if the element grows with
    /// that: a container that has found its own size lets fill it what can.
    func grown(_ offer: Proposal, _ axis: Axis, to length: Int) -> Proposal {
        let isOpen = axis == .horizontal && offer.isOpen && isModest
        guard isOpen || offer[axis] == nil, size(offer)[axis] < length else { return offer }
        let filling = isOpen ? offer.firm(width: length) : offer.with(axis, length)
        return size(filling)[axis] > size(offer)[axis] ? filling : offer
    }

    /// The columns that the element needs so that no word in it is broken.
    package var breadth: Int {
        if ownBreadth < 0 {
            ownBreadth = Int32(truncatingIfNeeded: max(0, min(drawing.breadth(children), Size.infinity)))
        }
        return Int(ownBreadth)
    }

    /// Gives the element its place in the one around it.
    public func place(at origin: Point, _ proposal: Proposal) {
        frame = Rect(origin: origin, size: size(proposal))
        rest = .none
        offer = proposal
    }

    /// Gives the element its place in the one around it, in half cells.
    func place(at origin: HalfPoint, _ proposal: Proposal) {
        place(at: origin.cell, proposal)
        rest = origin.rest
    }

    /// Gives the element its place in the one around it, and half cells by which drawings show it beside that.
    func place(at origin: Point, beside rest: HalfCells, _ proposal: Proposal) {
        place(at: origin, proposal)
        self.rest = rest
    }

    /// Moves the element down, in half cells, from where it was placed.
    package func move(down halves: Int) {
        place(at: HalfPoint(x: 2 * frame.minX, y: 2 * frame.minY + halves), offer)
    }

    /// The rows that the first line of text in it takes, as it was placed: in a drawing those of a large font are several.
    package var rowsOfFirstLine: Int { ((ownGuide(.firstBaseline) ?? 0) + 1) / 2 + 1 }

    /// Gives the element a frame in the one around it, which itself places what stands inside, in the frame's cells.
    func place(in frame: Rect, arranging: () -> Void) {
        self.frame = frame
        rest = .none
        offer = Proposal(frame.size)
        arrangement = offer
        arranging()
    }

    /// Places everything inside, at all levels, and finds out what may show of it.
    func settle() {
        let own = Rect(origin: .zero, size: frame.size)
        if cancellation?.endsStep() == true { return }
        guard !children.isEmpty else {
            extent = drawing.reach(of: own, children)
            return
        }
        extent = own
        arrange(for: offer)
        for child in drawing.shown(of: children) {
            child.settle()
            extent = extent.union(child.bounds)
        }
        if drawing.isClipping { extent = extent.intersection(own) }
        extent = drawing.reach(of: extent, children)
    }

    /// All that may show of the element and of what is inside where a size is proposed, in its own cells.
    func extent(for proposal: Proposal) -> Rect {
        place(at: .zero, proposal)
        settle()
        return extent
    }

    /// All that may show of the element and of what is inside, in the cells of the element around it.
    var bounds: Rect { extent.moved(by: frame.origin) }

    /// Paints the element where it has been placed, if something of it can be seen there.
    public func paint(on canvas: inout Canvas) {
        if cancellation?.endsStep() == true { return }
        if let witness = canvas.witness { return witness.watch(self, on: &canvas, paintUnwatched) }
        paintUnwatched(on: &canvas)
    }

    private func paintUnwatched(on canvas: inout Canvas) {
        canvas.element = ObjectIdentifier(self)
        guard canvas.shows(bounds) else { return canvas.paintPosed(self) }
        let (outer, outerOwner, outerRest, wasForeign) = (canvas.origin, canvas.owner, canvas.rest, canvas.isForeign)
        canvas.origin = outer + frame.origin
        if rest != .none {
            canvas.rest = outerRest + rest
            // What stands in such shapes stands in their middle as well.
            if !canvas.concentric.isEmpty { (canvas.origin, canvas.rest) = canvas.rest.settled(at: canvas.origin) }
        }
        if let owner { (canvas.owner, canvas.isForeign) = (owner, isForeign) }
        if isIdleControl { canvas.idle(paintDrawing) } else { paintDrawing(on: &canvas) }
        canvas.rest = outerRest
        (canvas.owner, canvas.isForeign) = (outerOwner, wasForeign)
        canvas.origin = outer
    }

    private func paintDrawing(on canvas: inout Canvas) {
        drawing.paint(on: &canvas, in: Rect(origin: .zero, size: frame.size), children)
    }

    /// Where a guide would be, in half cells, if this size were proposed.
    func guide(_ guide: Guide, _ proposal: Proposal) -> Int {
        let size = size(proposal)
        guard guide.isUneven || hasGuides else { return guide.standard(in: size) }
        if let own = ownGuide(guide, proposal) { return own }
        return guide.own?.standard(in: size) { self.guide($0, proposal) } ?? guide.standard(in: size)
    }

    /// Where a guide is, in half cells, in the element as it was placed; nil if nothing inside has a place for it.
    package func ownGuide(_ guide: Guide) -> Int? { ownGuide(guide, offer) }

    private func ownGuide(_ guide: Guide, _ proposal: Proposal) -> Int? {
        guard guide.isBaseline || hasGuides else { return nil }
        let key = GuideKey(guide: guide, proposal: proposal)
        if let known = guides?[key] { return known }
        arrange(for: proposal)
        let own = drawing.guide(guide, in: Rect(origin: .zero, size: size(proposal)), children)
        guides = guides ?? [:]
        guides?[key] = .some(own)
        return own
    }

    /// How far what is drawn sticks out where a size is proposed.
    ///
    /// - Parameter framed: whether what sticks out of frames counts too.
    func overhang(_ proposal: Proposal, framed: Bool) -> Overhang {
        guard isPulled || framed && isFramed, !drawing.isClipping else { return Overhang() }
        let key = OverhangKey(proposal: proposal, framed: framed)
        if let known = overhangs?[key] { return known }
        arrange(for: proposal)
        var bounds = Rect(origin: .zero, size: .zero)
        for child in drawing.measured(of: children) {
            bounds = bounds.union(child.overhang(child.offer, framed: framed).around(child.frame))
        }
        var overhang = bounds.isEmpty ? Overhang() : Overhang(of: bounds, beyond: size(proposal))
        if !framed {
            if drawing.framedAxes.contains(.horizontal) { (overhang.leading, overhang.trailing) = (0, 0) }
            if drawing.framedAxes.contains(.vertical) { (overhang.top, overhang.bottom) = (0, 0) }
        }
        overhangs = overhangs ?? [:]
        overhangs?[key] = overhang
        return overhang
    }

    /// The cells of the element, where it was placed, with what sticks out of it.
    var wholeFrame: Rect { overhang(offer, framed: true).around(frame) }

    /// Places the children for a proposal, if they don't stand like that.
    private func arrange(for proposal: Proposal) {
        guard arrangement != proposal, !children.isEmpty else { return }
        arrangement = proposal
        if cancellation?.endsStep() == true { return }
        drawing.place(children, in: Rect(origin: .zero, size: size(proposal)), proposal)
    }

    /// Lets the element, and all inside, heed whether the drawing must end.
    func heed(_ cancellation: Cancellation?) {
        guard let cancellation else { return }
        var pending = [self]
        while let element = pending.popLast() {
            element.cancellation = cancellation
            pending += element.children
        }
    }

    deinit {
        // Deep trees are taken apart in a loop: releasing them level by level would need a deep machine stack.
        guard depth > DeepStack.shallow else { return }
        var rest = children
        children = []
        while var element = rest.popLast() {
            guard isKnownUniquelyReferenced(&element) else { continue }
            rest += element.children
            element.children = []
        }
    }
}
