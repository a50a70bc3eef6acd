/// A frame that follows what is proposed between bounds: `frame(minWidth:idealWidth:maxWidth:…)`.
public struct FlexibleFrameLayout: Drawable {
    /// Bounds in one direction, in cells; `Size.infinity` as a maximum takes all that is offered.
    public struct Bounds: Sendable {
        let min: Int?
        let ideal: Int?
        let max: Int?

        /// A maximum below the minimum counts as the minimum; without end can only the maximum be.
        public init(min: Int? = nil, ideal: Int? = nil, max: Int? = nil) {
            self.min = min.flatMap { $0 < Size.infinity ? $0 : nil }
            self.ideal = ideal.flatMap { $0 < Size.infinity ? $0 : nil }
            self.max = max.map { [least = self.min] in Swift.max($0, least ?? 0) }
        }

        /// What the view inside is offered.
        func inside(_ proposed: Int?) -> Int? {
            guard let length = proposed ?? ideal else { return nil }
            return Swift.min(Swift.max(length, min ?? 0), max ?? Size.infinity)
        }

        /// What the frame takes, from what was offered and what the view inside takes.
        func outside(_ proposed: Int?, inner: Int) -> Int {
            guard let proposed = proposed ?? ideal else {
                return Swift.min(Swift.max(inner, min ?? 0), max ?? Size.infinity)
            }
            var length = inner
            if let min { length = Swift.max(min, Swift.min(length, proposed)) }
            if let max { length = Swift.min(max, Swift.max(length, proposed)) }
            return length
        }
    }

    private let horizontal: Bounds
    private let vertical: Bounds
    private let alignment: Alignment

    /// A frame with bounds in both directions; what is smaller than the frame is aligned in it.
    public init(horizontal: Bounds = Bounds(), vertical: Bounds = Bounds(), alignment: Alignment = .center) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let inner = subviews.first?.size(inside(proposal, subviews)) ?? .zero
        return Size(
            width: horizontal.outside(proposal.width, inner: inner.width),
            height: vertical.outside(proposal.height, inner: inner.height))
    }

    public func breadth(_ subviews: Subviews) -> Int {
        min(horizontal.max ?? Size.infinity, subviews.first?.breadth ?? 0)
    }

    public func leastRows(_ subviews: Subviews) -> Int {
        min(max(vertical.min ?? 0, subviews.first?.leastRows ?? 0), vertical.max ?? Size.infinity)
    }

    public func fillsRows(_ subviews: Subviews) -> Bool {
        vertical.max != nil || subviews.first?.fillsRows == true
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        let offer = inside(proposal, subviews)
        for child in subviews { child.place(aligned: alignment, in: frame, offer) }
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        for child in subviews { child.paint(on: &canvas, aligned: alignment, in: frame) }
    }

    public var framedAxes: Axis.Set {
        (horizontal.max == nil ? [] : Axis.Set.horizontal).union(vertical.max == nil ? [] : .vertical)
    }

    private func inside(_ proposal: Proposal, _ subviews: Subviews) -> Proposal {
        // With a maximum the frame takes what is offered, and so must what grows inside.
        let offer = Proposal(
            width: horizontal.inside(proposal.width), height: vertical.inside(proposal.height),
            isOpen: proposal.isOpen && horizontal.max == nil)
        // What is narrower than a minimum fills it, if it can.
        guard offer.isOpen, let least = horizontal.min, let child = subviews.first, child.size(offer).width < least
        else { return offer }
        return offer.firm(width: least)
    }
}
