/// Children on top of each other: what `ZStack` draws.
public struct LayerLayout: Drawable {
    private let alignment: Alignment

    /// Layers that are aligned with each other; the last child lies on top.
    public init(_ alignment: Alignment = .center) { self.alignment = alignment }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let (across, down) = extents(proposal, subviews)
        return Size(width: (across.before + across.after + 1) >> 1, height: (down.before + down.after + 1) >> 1)
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        let (across, down) = extents(proposal, subviews)
        for child in subviews {
            let x = across.before - child.guide(alignment.horizontal.guide, proposal)
            let y = down.before - child.guide(alignment.vertical.guide, proposal)
            child.place(at: Point(x: frame.minX + x >> 1, y: frame.minY + y >> 1), proposal)
        }
    }

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
    private let isBehind: Bool

    /// Everything but the first child lies behind it.
    public static func background(_ alignment: Alignment = .center) -> SecondaryLayout {
        SecondaryLayout(alignment: alignment, isBehind: true)
    }

    /// Everything but the first child lies before it.
    public static func overlay(_ alignment: Alignment = .center) -> SecondaryLayout {
        SecondaryLayout(alignment: alignment, isBehind: false)
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        subviews.first?.size(proposal) ?? .zero
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        subviews.first?.place(at: frame.origin, proposal)
        let offer = Proposal(frame.size)
        for child in subviews.dropFirst() {
            child.place(at: frame.origin(of: child.size(offer), alignment), offer)
        }
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        if !isBehind { subviews.first?.paint(on: &canvas) }
        for child in subviews.dropFirst() { child.paint(on: &canvas) }
        if isBehind { subviews.first?.paint(on: &canvas) }
    }

    public func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int? {
        subviews.first?.ownGuide(guide)
    }
}
