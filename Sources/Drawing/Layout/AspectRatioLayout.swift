/// A view of fixed proportions: `aspectRatio(_:contentMode:)`.
///
/// The view is proposed the largest size of these proportions that fits into what is offered, or the smallest that
/// fills it, and takes what it likes of that.
public struct AspectRatioLayout: Drawable {
    private let ratio: Double?
    private let fills: Bool
    /// Told where a length that is seen would be longer than there can be.
    private let cutOff: (Axis) -> Void

    /// - Parameters:
    ///   - ratio: columns for each row; nil, and whatever is no number above 0, keeps the view's own proportions.
    ///   - fills: whether the view covers what is offered, instead of staying inside.
    ///   - cutOff: told the axis along which the proportions ask for more than `Scale.longest`, which is cut off.
    public init(_ ratio: Double?, fills: Bool, cutOff: @escaping (Axis) -> Void = { _ in }) {
        self.cutOff = cutOff
        self.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        self.fills = fills
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        subviews.first?.size(inside(proposal, subviews)) ?? .zero
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        let offer = inside(proposal, subviews)
        for child in subviews { child.place(at: frame.halfOrigin(of: child.size(offer), .center), offer) }
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        for child in subviews {
            // Of the sizes that were tried out only that which is seen matters.
            let size = child.frame.size
            for axis in [Axis.horizontal, .vertical] where size[axis] >= Scale.longest[axis] {
                guard let ratio = ratio ?? own(subviews) else { continue }
                let wanted = axis == .horizontal ? Double(size.height) * ratio : Double(size.width) / ratio
                if wanted >= Double(size[axis]) + 1 { cutOff(axis) }
            }
            child.paint(on: &canvas)
        }
    }

    private func inside(_ proposal: Proposal, _ subviews: Subviews) -> Proposal {
        guard let ratio = ratio ?? own(subviews) else { return proposal }
        let width = proposal.width.flatMap { $0 < Size.infinity ? Double($0) : nil }
        let height = proposal.height.flatMap { $0 < Size.infinity ? Double($0) : nil }
        switch (width, height) {
        case (nil, nil): return proposal
        case (let width?, nil): return cells(width, width / ratio, subviews)
        case (nil, let height?): return cells(height * ratio, height, subviews)
        case (let width?, let height?):
            let isTooWide = width > height * ratio
            return isTooWide == fills ? cells(width, width / ratio, subviews) : cells(height * ratio, height, subviews)
        }
    }

    /// The proportions that the view has by itself.
    private func own(_ subviews: Subviews) -> Double? {
        guard let size = subviews.first?.size(.unspecified), size.width > 0, size.height > 0 else { return nil }
        return Double(size.width) / Double(size.height)
    }

    /// Whole cells, rounded half up; nothing vanishes that has a length, and nothing is longer than the view is by itself
    /// and than there can be.
    private func cells(_ width: Double, _ height: Double, _ subviews: Subviews) -> Proposal {
        func cells(_ length: Double, _ axis: Axis) -> Int {
            let count = length > 0 ? max(1, Int(clamped: length + 0.5)) : 0
            guard count > Scale.longest[axis] else { return count }
            let most = max(Scale.longest[axis], subviews.first?.size(.unspecified)[axis] ?? 0)
            return min(count, most)
        }
        return Proposal(width: cells(width, .horizontal), height: cells(height, .vertical))
    }
}
