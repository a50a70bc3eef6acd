/// Children on top of each other: what `ZStack` draws.
public struct LayerLayout: Drawable {
    private let alignment: Alignment

    /// Layers that are aligned with each other; the last child lies on top.
    public init(_ alignment: Alignment = .center) { self.alignment = alignment }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let (across, down) = extents(proposal, subviews)
        return Size(width: (across.before + across.after + 1) >> 1, height: (down.before + down.after + 1) >> 1)
    }

    public func hasEdge(_ subviews: Subviews) -> Bool { subviews.contains { $0.hasEdge } }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        let (across, down) = extents(proposal, subviews)
        for child in subviews {
            // Where nothing is proposed, what can grow goes as far as the other layers.
            let wide = child.grown(proposal, .horizontal, to: frame.width)
            let offer = child.grown(wide, .vertical, to: frame.height)
            let x = across.before - child.guide(alignment.horizontal.guide, offer)
            let y = down.before - child.guide(alignment.vertical.guide, offer)
            child.place(at: HalfPoint(x: 2 * frame.minX + x, y: 2 * frame.minY + y), offer)
        }
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        // What lies on a box casts no shadow of its own.
        var box = Rect(origin: .zero, size: .zero)
        let (stand, lean, baseline) = (canvas.stand, canvas.lean, canvas.baseline)
        (canvas.stand, canvas.lean) = (alignment.point, alignment.point.x)
        canvas.align(by: alignment.vertical.guide)
        let concentric = canvas.concentric
        canvas.fit(subviews)
        defer { (canvas.stand, canvas.lean, canvas.baseline, canvas.concentric) = (stand, lean, baseline, concentric) }
        for child in subviews {
            canvas.withoutShadows(if: box.union(child.frame) == box) { child.paint(on: &$0) }
            if child.isBox { box = box.union(child.frame) }
        }
    }

    public func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int? { subviews.combined(guide) }

    /// How far the children reach to both sides of their common lines, in half cells.
    private func extents(_ proposal: Proposal, _ subviews: Subviews) -> (across: Extent, down: Extent) {
        var (across, down) = (Extent(), Extent())
        for child in subviews {
            let size = child.size(proposal)
            across.add(child.guide(alignment.horizontal.guide, proposal), of: size.width)
            down.add(child.guide(alignment.vertical.guide, proposal), of: size.height)
        }
        return (across, down)
    }

    private struct Extent {
        var before = 0
        var after = 0

        mutating func add(_ value: Int, of length: Int) {
            before = max(before, value)
            after = max(after, length * 2 - value)
        }
    }
}

/// A view, and others behind or before it, which get its size as their proposal: `background` and `overlay`.
/// The first child is the view; it alone decides the size.
public struct SecondaryLayout: Drawable {
    private let alignment: Alignment
    let isBehind: Bool

    /// Everything but the first child lies behind it.
    public static func background(_ alignment: Alignment = .center) -> SecondaryLayout {
        SecondaryLayout(alignment: alignment, isBehind: true)
    }

    /// Everything but the first child lies before it.
    public static func overlay(_ alignment: Alignment = .center) -> SecondaryLayout {
        SecondaryLayout(alignment: alignment, isBehind: false)
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        subviews.first?.size(settled(proposal, subviews)) ?? .zero
    }

    /// The proposal to the view. Where that takes less than an open room, and would fill a firm one, it is as large as what
    /// lies before it likes to be: a list without rows, before which stands that there are none.
    private func settled(_ proposal: Proposal, _ subviews: Subviews) -> Proposal {
        guard !isBehind, proposal.isOpen, let view = subviews.first, view.isModest, let width = proposal.width else {
            return proposal
        }
        let size = view.size(proposal)
        let edge = view.isBox ? 2 : 0
        let wanted = subviews.dropFirst().reduce(size) {
            let columns = min(width - edge, $1.size(.unspecified).width)
            let rows = $1.size(Proposal(width: columns, height: nil)).height
            return Size(width: max($0.width, columns + edge), height: max($0.height, rows + edge))
        }
        guard wanted != size else { return proposal }
        let height = proposal.height ?? (wanted.height > size.height ? wanted.height : nil)
        return Proposal(width: wanted.width, height: height)
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ offered: Proposal) {
        let proposal = settled(offered, subviews)
        subviews.first?.place(at: frame.origin, proposal)
        let isOnSign = !isBehind && subviews.first?.isSign == true
        for child in subviews.dropFirst() {
            let offer = Proposal(isOnSign ? roomOnSign(frame.size, for: child) : frame.size)
            child.place(aligned: alignment, in: frame, offer, isAround: true) { subviews.first?.guide($0, proposal) }
        }
    }

    /// The room for something on the sign of an image, which is larger in points than on cells: a badge has that of its own
    /// size as far as an image of a title may be large.
    private func roomOnSign(_ size: Size, for child: Element) -> Size {
        let ideal = child.size(.unspecified)
        return Size(
            width: max(size.width, min(ideal.width, Self.largestSign.width)),
            height: max(size.height, min(ideal.height, Self.largestSign.height)))
    }

    /// The cells of the largest image that may stand behind a sign.
    private static let largestSign = Size(width: 6, height: 2)

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        guard let view = subviews.first else { return }
        let others = subviews.dropFirst()
        // Of a view and what lies behind or before it, one box casts the shadows of all.
        let isOnBox = others.contains { $0.isBox } && (isBehind || !view.isBox)
        let (lean, concentric) = (canvas.lean, canvas.concentric)
        canvas.fit(subviews, in: self)
        defer { (canvas.lean, canvas.concentric) = (lean, concentric) }
        // A text stands in the middle of what lies around it.
        if !others.isEmpty { canvas.lean = 0.5 }
        if !isBehind { canvas.withoutShadows(if: isOnBox) { view.paint(on: &$0) } }
        canvas.withoutShadows(if: !isBehind && view.isBox) { canvas in
            // What covers a line is as thin as that.
            let outer = canvas.thinAxes
            let stand = canvas.stand
            let outerSize = canvas.trueSize
            // What lies behind words is as high as they are, however thin what they stand on is.
            let outerWords = canvas.wordsInFront
            canvas.wordsInFront = nil
            if isBehind, let words = WordsInFront(of: view, in: view.frame) {
                (canvas.thinAxes, canvas.trueSize) = ([], nil)
                canvas.wordsInFront = words.moved(by: canvas.absolute(frame).origin)
            }
            let framing = view.framing
            if let line = view.line {
                canvas.thinAxes = line == .horizontal ? .vertical : .horizontal
                canvas.trueSize = TrueSize(lineAlong: line)
            }
            if let framing {
                canvas.thinAxes = framing.thinAxes(inside: outer)
                canvas.trueSize = framing.trueSize(inside: outerSize)
            }
            for child in others {
                // What has no size of its own is as large as a frame, and stands where that does.
                canvas.stand = framing == nil || child.isFramed || child.isRule ? alignment.point : stand
                child.paint(on: &canvas)
            }
            (canvas.thinAxes, canvas.stand, canvas.trueSize, canvas.wordsInFront) = (
                outer, stand, outerSize, outerWords
            )
        }
        if isBehind { canvas.withoutShadows(if: isOnBox) { view.paint(on: &$0) } }
    }

    /// A round fill may take a column more than the words that it holds.
    public func reach(of extent: Rect, _ subviews: Subviews) -> Rect {
        guard isBehind, let view = subviews.first, let words = WordsInFront(of: view, in: view.frame) else {
            return extent
        }
        return subviews.dropFirst().reduce(extent) { reach, other in
            let room = (other.drawing as? ShapePainting)?.room(around: other.frame, behind: words)
            return room.map(reach.union) ?? reach
        }
    }

    public func breadth(_ subviews: Subviews) -> Int { subviews.first?.breadth ?? 0 }

    public func isRule(_ subviews: Subviews) -> Bool { subviews.first?.isRule == true }

    public func leastRows(_ subviews: Subviews) -> Int { subviews.first?.leastRows ?? 0 }

    public func fillsRows(_ subviews: Subviews) -> Bool { subviews.first?.fillsRows == true }

    public func hasEdge(_ subviews: Subviews) -> Bool { subviews.contains { $0.hasEdge } }

    public func drawsEdgeAroundFirst(_ subviews: Subviews) -> Bool {
        subviews.dropFirst().contains { $0.hasEdge && $0.isBox }
    }

    public func freeRows(_ subviews: Subviews) -> FreeRows {
        let isFree = !subviews.dropFirst().contains { $0.hasEdge }
        return isFree ? subviews.first?.freeRows ?? FreeRows() : FreeRows()
    }

    public func measured(of subviews: Subviews) -> Subviews { Array(subviews.prefix(1)) }

    public func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int? {
        subviews.first?.ownGuide(guide)
    }
}

extension Element {
    /// The axis of the line that the element is; nil where it is none, or has room around it.
    fileprivate var line: Axis? {
        var element = self
        while element.isRule, let view = element.children.first { element = view }
        guard let axis = (element.drawing as? DividerLine)?.axis else { return nil }
        return frame.size[axis == .horizontal ? .vertical : .horizontal] == 1 ? axis : nil
    }

    /// The rows that padding above and below the element would take, and for which there are no cells.
    var lostRows: Double {
        var element = self
        while element.drawing is SecondaryLayout || (element.drawing as? FrameLayout)?.framedAxes == .horizontal,
            let view = element.children.first
        {
            element = view
        }
        return (element.drawing as? PaddingLayout)?.lostRows ?? 0
    }

    /// The frame that says how large the element is, whatever lies behind or before that; nil where none does.
    var framing: FrameLayout? {
        var element = self
        while element.drawing is SecondaryLayout, let view = element.children.first { element = view }
        return element.drawing as? FrameLayout
    }
}

extension Element {
    /// Whether all that it shows is the sign or the name of an image.
    fileprivate var isSign: Bool {
        var alone = self
        while alone.children.count == 1, !alone.isBox { alone = alone.children[0] }
        return alone.isRigid || (alone.drawing as? TextBlock)?.isSign == true
    }
}
