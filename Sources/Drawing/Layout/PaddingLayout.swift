/// Empty cells around a view. Negative numbers let it stick out.
public struct PaddingLayout: Drawable {
    private let top: Int
    private let leading: Int
    private let bottom: Int
    private let trailing: Int

    /// Numbers of rows and columns.
    public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Insets in points.
    public init(_ insets: EdgeInsets, scale: Scale = .standard) {
        self.init(
            top: scale.rows(insets.top), leading: scale.columns(insets.leading), bottom: scale.rows(insets.bottom),
            trailing: scale.columns(insets.trailing))
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let inner = subviews.first?.size(inside(proposal)) ?? .zero
        return inner.outset(width: leading + trailing, height: top + bottom)
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        subviews.first?.place(at: Point(x: frame.minX + leading, y: frame.minY + top), inside(proposal))
    }

    /// How far a view sticks out on each side.
    struct Overhang {
        var leading = 0
        var top = 0
        var trailing = 0
        var bottom = 0

        /// A size with what sticks out.
        func around(_ size: Size) -> Size { size.outset(width: leading + trailing, height: top + bottom) }
    }

    /// How far the view sticks out where a size is proposed: nowhere unless numbers are negative.
    func overhang(_ proposal: Proposal, _ subviews: Subviews) -> Overhang {
        guard min(top, leading, bottom, trailing) < 0, let child = subviews.first else { return Overhang() }
        let inner = child.size(inside(proposal))
        let size = size(proposal, subviews)
        // Of what has no size only the view itself counts, wherever it stands.
        let (right, below) = (leading + inner.width - size.width, top + inner.height - size.height)
        return Overhang(
            leading: max(0, -leading), top: max(0, -top), trailing: size.width == 0 ? right : max(0, right),
            bottom: size.height == 0 ? below : max(0, below))
    }

    private func inside(_ proposal: Proposal) -> Proposal {
        proposal.inset(width: leading + trailing, height: top + bottom)
    }
}

extension Drawable where Self == PaddingLayout {
    /// The same number of cells on all four sides.
    static func padding(_ cells: Int) -> PaddingLayout {
        PaddingLayout(top: cells, leading: cells, bottom: cells, trailing: cells)
    }
}
