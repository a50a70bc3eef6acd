extension Element {
    /// Where a guide is in the element around, in half cells, if something inside says it.
    func placedGuide(_ guide: Guide) -> Int? {
        guard guide.isBaseline || hasGuides, let own = ownGuide(guide) else { return nil }
        return own + 2 * (guide.axis == .vertical ? frame.minY : frame.minX)
    }

    /// Places the element in a frame so that its guides lie on those of the frame.
    ///
    /// - Parameters:
    ///   - isAround: whether it may be larger than what stands in the frame, and around that.
    ///   - line: where a guide is in the frame, in half cells; nil where it is in anything of that size.
    func place(
        aligned alignment: Alignment, in frame: Rect, _ offer: Proposal, isAround: Bool = false,
        to line: (Guide) -> Int? = { _ in nil }
    ) {
        func offset(_ guide: Guide) -> Int {
            (line(guide) ?? guide.standard(in: frame.size)) - self.guide(guide, offer)
        }
        let (across, down) = (offset(alignment.horizontal.guide), offset(alignment.vertical.guide))
        place(at: HalfPoint(x: 2 * frame.minX + across, y: 2 * frame.minY + down, isAround: isAround), offer)
    }

    /// Draws the element, which has been placed in a frame so. In one that is wider, letters between two columns stand as
    /// the element does.
    func paint(on canvas: inout Canvas, aligned alignment: Alignment, in frame: Rect) {
        let lean = canvas.lean
        if self.frame.width < frame.width { canvas.lean = alignment.point.x }
        paint(on: &canvas)
        canvas.lean = lean
    }
}

extension Subviews {
    /// What a guide comes to in a container of several views, in half cells: the first of the first baselines, the last
    /// of the last ones, and the middle of those that a program says of a guide of its own. Edges and centres are the
    /// container's.
    func combined(_ guide: Guide) -> Int? {
        guard guide.isUneven else { return nil }
        let values = compactMap { $0.placedGuide(guide) }
        switch guide {
        case .firstBaseline: return values.min()
        case .lastBaseline: return values.max()
        default:
            return values.isEmpty
                ? nil : Int(clamped: (Double(values.reduce(0, +)) / Double(values.count)).rounded(.down))
        }
    }
}

/// A view that says where one of its guides is: `alignmentGuide(_:computeValue:)`.
public struct GuideLayout: Drawable {
    private let guide: Guide
    private let scale: Scale
    private let value: (ViewDimensions) -> CGFloat

    /// Sets an upright guide, in points from the left edge.
    public init(
        _ alignment: HorizontalAlignment, scale: Scale, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) {
        (guide, self.scale, value) = (alignment.guide, scale, computeValue)
    }

    /// Sets a level guide, in points from the upper edge.
    public init(_ alignment: VerticalAlignment, scale: Scale, computeValue: @escaping (ViewDimensions) -> CGFloat) {
        (guide, self.scale, value) = (alignment.guide, scale, computeValue)
    }

    public var setsGuide: Bool { true }

    public func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int? {
        func own(_ guide: Guide) -> Int? { subviews.first?.ownGuide(guide) }
        guard guide == self.guide else { return own(guide) }
        let dimensions = ViewDimensions(frame.size, scale) { own($0) ?? $0.standard(in: frame.size) }
        return scale.halfCells(value(dimensions), along: guide.axis)
    }
}
